import { card } from '../../card.ts';
import { isMovable, isOnDeck } from '../../gaining.ts';

/** A Coin and a Boon; while it is in play, gained cards may go onto the deck. */
export const tracker = card('tracker')
  .play((s) => s.plus({ coins: 1 }).boon())
  .whileInPlay((s) => s.may('topdeckGained', (yes) => yes.them((t) => [t.card]).topdeck({ shown: true })), {
    may: true,
    possible: (t) => isMovable(t) && !isOnDeck(t),
  });

export const pouch = card('pouch').play((s) => s.plus({ coins: 1, buys: 1 }));
