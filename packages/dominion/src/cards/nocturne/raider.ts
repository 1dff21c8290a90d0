import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** The others discard a copy of something in play; three Coins on the next turn. */
export const raider = card('raider')
  .play((s) =>
    s
      .attack((each) =>
        each.when(
          (t) => t.hand.length >= 5,
          (then) =>
            then
              .ask('raiderDiscard', (t) => oneOf(t.hand.filter((c) => t.hasInPlay(t.giver, t.kindOf(c)))), hand)
              .when(
                (t) => t.did,
                (found) => found.discard(),
                (none) => none.revealHand(),
              ),
        ),
      )
      .stay(),
  )
  .next((s) => s.plus({ coins: 3 }), { plain: true });
