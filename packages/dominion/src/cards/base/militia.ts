import { exactly, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** The others discard down to three cards. */
export const militia = card('militia').play((s) =>
  s
    .plus({ coins: 2 })
    .attack((each) => each.ask('discardDownTo3', (t) => inOrder(exactly(t.hand.length - 3, t.hand)), hand).discard()),
);
