import { card } from '../../card.ts';

/** Two actions and a hand of six; a Hex when it is gained. */
export const cursedVillage = card('cursed-village')
  .play((s) => s.plus({ actions: 2 }).draw((t) => Math.max(0, 6 - t.hand.length)))
  .gained((s) => s.hex());
