import { anyOf, arranged, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';
import { looked } from '../../effect.ts';

/** Five cards ahead: discards some, orders the rest. */
export const nightWatchman = card('night-watchman').play((s) =>
  s
    .look(5)
    .ask('lookDiscard', (t) => inOrder(anyOf(t.looked)))
    .discard()
    .ask('orderBack', (t) => arranged(t.looked), looked)
    .topdeck(),
);
