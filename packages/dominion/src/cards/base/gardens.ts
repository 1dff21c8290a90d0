import { card } from '../../card.ts';

/** A point for every ten cards. */
export const gardens = card('gardens').worth((deck) => Math.floor(deck.size / 10));
