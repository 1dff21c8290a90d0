import { arranged } from '@nightjar/script';
import { card } from '../../card.ts';
import { looked } from '../../effect.ts';

/** Two cards ahead, each trashed, discarded or put back. */
export const sentry = card('sentry').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .look(2)
    .judge('sentryCard', 'trash', 'discard', 'back')
    .judged('trash')
    .trash()
    .judged('discard')
    .discard()
    .ask('orderBack', (t) => arranged(t.looked), looked)
    .topdeck(),
);
