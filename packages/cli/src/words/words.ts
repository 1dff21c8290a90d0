import type { AnyGame, Eyes, GameEvent, JsonObject } from '@nightjar/kernel';
import { LANGS, type Lang, type Speech } from '@nightjar/words';
import { misused } from '../trouble.ts';

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
  const seen: JsonObject[] = [];
  for (const event of events) {
    const perceived = game.viewEvent(event, eyes);
    if (perceived !== null) seen.push(perceived as JsonObject);
  }
  return speech.log?.(seen) ?? seen.map((event) => speech.event(event));
}
