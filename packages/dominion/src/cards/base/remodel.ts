import { oneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { hand } from '../../effect.ts';

/** A card becomes one that costs up to 2 more. */
export const remodel = card('remodel').play((s) =>
  s
    .ask('trashHandExactly1', (t) => oneOf(t.hand), hand)
    .trash()
    .when(
      (t) => t.did,
      (then) => then.gainUpTo((t) => t.itsCost + 2),
    ),
);
