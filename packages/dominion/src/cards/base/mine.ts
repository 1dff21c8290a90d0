import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A Treasure becomes a better one, in hand. */
export const mine = card('mine').play((s) =>
  s
    .ask('trashHandMay1', (t) => mayOneOf(t.handOf('Treasure')), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.gainOneOf((t, kind) => t.isKind(kind, 'Treasure') && t.costOfKind(kind) <= t.itsCost + 3, 'hand'),
    ),
);
