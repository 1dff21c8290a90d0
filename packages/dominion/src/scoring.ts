import type { Seat } from '@nightjar/kernel';
import type { Box } from './box.ts';
import type { FinalDeck } from './card.ts';
import { worth } from './library.ts';
import { MISERABLE, type State, TWICE_MISERABLE } from './state.ts';

/** Every card a seat owns (DOM-16.2): deck, hand, discard pile, play, limbo, and whatever is set aside for it. */
export function owned(state: State, seat: Seat): number[] {
  const cards: number[] = [];
  for (const zone of [state.deck, state.hand, state.discard, state.play, state.limbo, state.hounds]) {
    cards.push(...(zone[seat] as number[]));
  }
  for (const entry of state.delayed) if (entry.seat === seat) cards.push(...entry.cards);
  return cards;
}

/** A final deck by kind. */
export interface Tally extends FinalDeck {
  readonly counts: readonly number[];
}

export function tally(state: State, seat: Seat): Tally {
  const counts = state.box.ids.map(() => 0);
  for (const card of owned(state, seat)) {
    const kind = state.kind[card] as number;
    counts[kind] = (counts[kind] as number) + 1;
  }
  return tallyOf(state.box, counts);
}

/** So many cards of each kind, as a final deck. */
export const tallyOf = ({ ids }: Box, counts: readonly number[]): Tally => ({
  counts,
  size: counts.reduce((sum, count) => sum + count, 0),
  count: (id) => counts[ids.indexOf(id)] ?? 0,
});

/** DOM-16.3a: what a seat loses by its State. */
export const miseryOf = (state: State, seat: Seat): number => worthOfMisery(state.misery[seat] as number);

export function worthOfMisery(misery: number): number {
  if (misery === MISERABLE) return -2;
  return misery === TWICE_MISERABLE ? -4 : 0;
}

/** Victory points of a seat as the game stands. */
export function points(state: State, seat: Seat): number {
  const deck = tally(state, seat);
  let sum = miseryOf(state, seat);
  for (let kind = 0; kind < deck.counts.length; kind += 1) {
    const count = deck.counts[kind] as number;
    if (count > 0) sum += count * worth(kind, deck);
  }
  return sum;
}

export const totals = (state: State): number[] => state.turns.map((_, seat) => points(state, seat));
