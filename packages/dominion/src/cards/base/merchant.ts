import { card } from '../../card.ts';

/** The first Silver of the turn is worth a Coin more. */
export const merchant = card('merchant')
  .play((s) => s.plus({ cards: 1, actions: 1 }).promise())
  .firstPlay('silver', (s) => s.coins((t) => t.state.merchants));
