import { card } from '../../card.ts';

/** Two cards on the next turn. */
export const denOfSin = card('den-of-sin')
  .play((s) => s.stay())
  .next((s) => s.plus({ cards: 2 }), { plain: true });
