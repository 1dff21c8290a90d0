import { card } from '../../card.ts';

/** Two cards; shown from hand, it keeps an Attack off. */
export const moat = card('moat')
  .play((s) => s.plus({ cards: 2 }))
  .attacked((s) => s.may('revealMoat', (yes) => yes.ward()), { may: true, covered: true });
