import { type AnyGame, type Eyes, type GameEvent, heardBy, type Step } from '@nightjar/kernel';
import { LANGS, type Lang, type Speech } from '@nightjar/words';
import { misused } from '../trouble.ts';
import { TABLE } from './table.ts';

export { fill, type Lang, type Said, type Speech } from '@nightjar/words';

/** The words of a game, for tables whose edition is known by its hash. */
export interface Words {
  in(lang: Lang, about: { readonly sides: readonly string[]; readonly edition: string }): Speech;
  /** What a player must know about the edition: which of its numbers are not the printed ones. */
  notice(lang: Lang, edition: string): string;
}

export const langOf = (text: string): Lang =>
  LANGS.find((lang) => lang === text) ?? misused(`lang: must be ${LANGS.join(' or ')}, not "${text}"`);

/** Events as these eyes perceive them, in lines. */
export function logLines(
  events: readonly GameEvent[],
  { game, eyes, speech }: { readonly game: AnyGame; readonly eyes: Eyes; readonly speech: Speech },
): readonly string[] {
  const seen = heardBy(game, events, eyes);
  return speech.log?.(seen) ?? seen.map((event) => speech.event(event));
}

/** What answers have caused, in lines; what gave itself says so. */
export function stepLines(
  steps: readonly Step[],
  about: { readonly game: AnyGame; readonly eyes: Eyes; readonly speech: Speech },
): readonly string[] {
  const lines: string[] = [];
  for (let i = 0; i < steps.length; ) {
    const isForced = steps[i]?.isForced === true;
    const next = steps.findIndex((step, at) => at > i && step.isForced !== isForced);
    const end = next < 0 ? steps.length : next;
    const facts = steps.slice(i, end).flatMap((step) => step.facts);
    const by = isForced ? ` ${TABLE.byItself[about.speech.lang]}` : '';
    lines.push(...logLines(facts, about).map((line) => `${line}${by}`));
    i = end;
  }
  return lines;
}
