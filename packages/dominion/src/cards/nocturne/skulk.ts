import { card } from '../../card.ts';

/** A buy and a Hex for the others; a Gold when it is gained. */
export const skulk = card('skulk')
  .play((s) => s.plus({ buys: 1 }).hexes())
  .gained((s) => s.gainA('gold'));
