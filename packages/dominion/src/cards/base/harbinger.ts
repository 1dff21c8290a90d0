import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';

/** A card from the discard pile may come back onto the deck. */
export const harbinger = card('harbinger').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .lookThrough()
    .ask('discardPileToDeck', (t) => mayOneOf(t.discardPile))
    .topdeck(),
);
