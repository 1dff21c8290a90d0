import { exactly, inOrder } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** Three cards now for three Coins on the next turn. */
export const secretCave = card('secret-cave')
  .play((s) =>
    s.plus({ cards: 1, actions: 1 }).when(
      (t) => t.hand.length > 0,
      (able) =>
        able.may('agreeDiscard3', (yes) =>
          yes
            .ask('discardThree', (t) => inOrder(exactly(3, t.hand)), hand)
            .discard()
            .when(
              (t) => t.it.length === 3,
              (paid) => paid.stay(),
            ),
        ),
    ),
  )
  .next((s) => s.plus({ coins: 3 }), { plain: true });

/** With six names of which one card each is in play, it goes for three Wishes. */
export const magicLamp = card('magic-lamp').play((s) =>
  s.plus({ coins: 1 }).when(
    (t) =>
      t.inPlay.length >= 6 &&
      t.inPlay.filter((c) => t.inPlay.every((other) => other === c || t.kindOf(other) !== t.kindOf(c))).length >= 6,
    (then) =>
      then.trashThis().when(
        (t) => t.did,
        (gone) => gone.gainA('wish').gainA('wish').gainA('wish'),
      ),
  ),
);
