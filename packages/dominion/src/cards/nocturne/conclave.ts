import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** Two Coins; an Action that is not yet in play, and an action for it. */
export const conclave = card('conclave').play((s) =>
  s
    .plus({ coins: 2 })
    .ask('playFromHand', (t) => mayOneOf(t.handOf('Action').filter((c) => !t.isInPlay(t.kindOf(c)))), hand)
    .play()
    .when(
      (t) => t.did,
      (then) => then.plus({ actions: 1 }),
    ),
);
