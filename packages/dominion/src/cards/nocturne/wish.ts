import { card } from '../../card.ts';

/** Goes back to its pile for a card for at most 6, to hand. */
export const wish = card('wish').play((s) =>
  s
    .plus({ actions: 1 })
    .returnThis()
    .when(
      (t) => t.did,
      (then) => then.gainUpTo(6, 'hand'),
    ),
);
