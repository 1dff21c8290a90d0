import { type Rng, reshuffle } from '@nightjar/kernel';
import type { State } from './state.ts';

/** These cards are these kinds, at random. */
export function deal(state: State, cards: readonly number[], kinds: number[], random: Rng): void {
  reshuffle(kinds, random);
  for (const [i, card] of cards.entries()) state.kind[card] = kinds[i] as number;
}
