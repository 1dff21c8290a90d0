import { anyOf, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** Victory cards shown and discarded bring two cards each. */
export const shepherd = card('shepherd').play((s) =>
  s
    .plus({ actions: 1 })
    .ask('discardAny', (t) => inOrder(anyOf(t.handOf('Victory'))), hand)
    .discard({ shown: true })
    .draw((t) => 2 * t.it.length),
);

export const pasture = card('pasture')
  .play((s) => s.plus({ coins: 1 }))
  .worth((deck) => deck.count('estate'));
