import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** Takes the next card along if it costs at most 2. */
export const willOWisp = card('will-o-wisp').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .reveal(1)
    .when(
      (t) => t.did && t.itsCost <= 2,
      (cheap) => cheap.toHand({ shown: true }),
      (other) => other.topdeck({ shown: true }),
    ),
);

/** Two cards, and an Action that is not yet in play. */
export const imp = card('imp').play((s) =>
  s
    .plus({ cards: 2 })
    .ask('playFromHand', (t) => mayOneOf(t.handOf('Action').filter((c) => !t.isInPlay(t.kindOf(c)))), hand)
    .play(),
);

/** Finds the next Action of the deck and plays it twice on the next turn. */
export const ghost = card('ghost')
  .play((s) =>
    s
      .revealUntil((t, c) => t.is(c, 'Action'))
      .discardRest()
      .setAside(),
  )
  .next((s) => s.them((t) => t.entry?.cards ?? []).play({ times: 2 }));
