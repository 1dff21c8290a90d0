import { type AnyGame, onlyAnswer, rngFrom } from '@nightjar/kernel';
import { allEyes, eyesName } from '../eyes.ts';
import { hold } from './breach.ts';

/** An answer that gives itself tells nothing: everybody could know that it was the only one. */
export function holdsForced(game: AnyGame, state: unknown, seed: string): void {
  const only = onlyAnswer(game, state);
  if (only === null) return;
  for (const eyes of allEyes(game, state)) {
    const other = onlyAnswer(game, game.determinize(state, eyes, rngFrom(`forced ${seed} ${eyes}`)));
    const is = other === null ? 'there is a choice' : `it is "${other.text}"`;
    const told = `${eyesName(eyes)} learns that "${only.text}" is the only answer to ${game.pending(state)?.question}`;
    hold('forced', other?.text === only.text && other.seat === only.seat ? null : `${told}; once re-dealt ${is}`);
  }
}
