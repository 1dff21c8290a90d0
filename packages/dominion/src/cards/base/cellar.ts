import { anyOf, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';

/** Another action; swap any number of cards for as many from the deck. */
export const cellar = card('cellar').play((s) =>
  s
    .plus({ actions: 1 })
    .ask('discardAny', (t) => inOrder(anyOf(t.hand)))
    .discard()
    .draw((t) => t.it.length),
);
