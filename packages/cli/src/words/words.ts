import { type AnyGame, type Eyes, type GameEvent, heardBy, type Move } from '@nightjar/kernel';
import {
  catalogue,
  type Given,
  LANGS,
  type Lang,
  load,
  type Messages,
  type Offers,
  type Seated,
  type Speech,
} from '@nightjar/words';

export type { Lang, Seated, Speech } from '@nightjar/words';

/** The words of a game, for tables whose edition is known by its hash. */
export interface Words {
  /** Loads what is said in a language at this terminal. */
  load(lang: Lang): Promise<void>;
  in(lang: Lang, about: Seated & { readonly edition: string }): Speech;
  offers(lang: Lang, edition: string): Offers;
  /** What a player must know about the edition: which of its numbers are not the printed ones. */
  notice(lang: Lang, edition: string): string;
}

export type TerminalKey = keyof Messages['terminal'];
export type TerminalGiven<Key extends TerminalKey> = Given<Messages['terminal'][Key]>;

/** What the terminal says around a game. */
export const tell = <Key extends TerminalKey>(lang: Lang, key: Key, ...given: TerminalGiven<Key>): string =>
  catalogue(lang, 'terminal').say(key, ...given);

/** Loads a game's words and the terminal's; those in every language, for what is typed is understood in each. */
export async function loadWith(game: { load(lang: Lang): Promise<void> }, lang: Lang): Promise<void> {
  await Promise.all([game.load(lang), load(lang, 'terminal'), ...LANGS.map((each) => load(each, 'terminal'))]);
}

/** What a game is called; by its id where we have no words for it. */
export const gameName = (game: string, lang: Lang): string => catalogue(lang, 'shell').find(`game.${game}`) ?? game;

/** Events as these eyes perceive them, in lines. */
export function logLines(
  events: readonly GameEvent[],
  { game, eyes, speech }: { readonly game: AnyGame; readonly eyes: Eyes; readonly speech: Speech },
): readonly string[] {
  const seen = heardBy(game, events, eyes);
  const told = speech.log?.(seen).map(({ text, depth }) => `${'  '.repeat(depth)}${text}`);
  return told ?? seen.map((event) => speech.event(event));
}

/** What answers have caused, in lines; what gave itself says so. */
export function stepLines(
  moves: readonly Move[],
  about: { readonly game: AnyGame; readonly eyes: Eyes; readonly speech: Speech },
): readonly string[] {
  const lines: string[] = [];
  for (let i = 0; i < moves.length; ) {
    const isForced = moves[i]?.isForced === true;
    const next = moves.findIndex((move, at) => at > i && move.isForced !== isForced);
    const end = next < 0 ? moves.length : next;
    const facts = moves.slice(i, end).flatMap((move) => move.facts);
    const by = isForced ? ` ${tell(about.speech.lang, 'byItself')}` : '';
    lines.push(...logLines(facts, about).map((line) => `${line}${by}`));
    i = end;
  }
  return lines;
}
