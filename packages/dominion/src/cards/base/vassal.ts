import { card } from '../../card.ts';

/** Two Coins; the next card is discarded, and may be played if it is an Action. */
export const vassal = card('vassal').play((s) =>
  s
    .plus({ coins: 2 })
    .discardTop()
    .when(
      (t) => t.isStill && t.is(t.it[0] as number, 'Action'),
      (then) => then.may('vassalPlay', (yes) => yes.play()),
    ),
);
