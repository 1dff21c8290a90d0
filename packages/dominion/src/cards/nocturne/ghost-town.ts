import { card } from '../../card.ts';

/** A card and an action on the next turn. */
export const ghostTown = card('ghost-town')
  .play((s) => s.stay())
  .next((s) => s.plus({ cards: 1, actions: 1 }), { plain: true });
