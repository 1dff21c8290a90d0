import { card } from '../../card.ts';

/** A card for at most 4 comes to hand on the next turn. */
export const cobbler = card('cobbler')
  .play((s) => s.stay())
  .next((s) => s.gainUpTo(4, 'hand'));
