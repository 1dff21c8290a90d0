import type { Seat } from '@nightjar/kernel';
import type { Waiting } from '@nightjar/script';
import { NONE, type State } from './state.ts';

/**
 * The cards of a seat that the others cannot see: hand, deck, the discard pile below its top, and what was looked at.
 * All know which cards these are, since they know what a player owns and what lies open (DOM-17.15), but not where each lies.
 */
export function hiddenCards(state: State, seat: Seat): number[] {
  const cards = [...(state.deck[seat] as number[]), ...(state.discard[seat] as number[]).slice(0, -1)];
  cards.push(...(state.hand[seat] as number[]));
  if (((state.shown >> seat) & 1) === 0) cards.push(...(state.limbo[seat] as number[]));
  return cards;
}

/** DOM-17.17b: whether the pace of the table tells nothing about hidden cards. */
export const isEven = (state: State): boolean => state.options.pace === 'even';

/** Whether a hand may hold such a card, as far as the others know. */
export const mayHold = (state: State, seat: Seat, fits: (kind: number) => boolean): boolean =>
  (state.hand[seat] as number[]).length > 0 &&
  hiddenCards(state, seat).some((card) => fits(state.kind[card] as number));

/** A covered text for which there is no card: it asks all the same, and has one answer (DOM-17.17b). */
export const idle = (script: number, seat: Seat): Waiting => ({ script, seat, card: NONE, mark: NONE, it: [] });
