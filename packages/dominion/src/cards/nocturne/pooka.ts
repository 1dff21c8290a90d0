import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A Treasure for four cards. */
export const pooka = card('pooka').play((s) =>
  s
    .ask('trashHandMay1', (t) => mayOneOf(t.handOf('Treasure').filter((c) => !t.isNamed(c, 'cursed-gold'))), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.plus({ cards: 4 }),
    ),
);

export const cursedGold = card('cursed-gold').play((s) => s.plus({ coins: 3 }).gainA('curse'));
