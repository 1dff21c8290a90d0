import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A Copper for three Coins. */
export const moneylender = card('moneylender').play((s) =>
  s
    .ask('trashHandMay1', (t) => mayOneOf(t.hand.filter((c) => t.isNamed(c, 'copper'))), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.plus({ coins: 3 }),
    ),
);
