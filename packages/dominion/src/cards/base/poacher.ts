import { exactly, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A discard for every empty Supply pile. */
export const poacher = card('poacher').play((s) =>
  s
    .plus({ cards: 1, actions: 1, coins: 1 })
    .ask('discardNumber', (t) => inOrder(exactly(t.emptyPiles, t.hand)), hand)
    .discard(),
);
