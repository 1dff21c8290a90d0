import { upTo } from '@nightjar/script';
import { card } from '../../card.ts';

/** A Hex for the others, a card for at most 5, and off it flies as a Bat. */
export const vampire = card('vampire').play((s) =>
  s
    .hexes()
    .gainOneOf((t, kind) => t.costOfKind(kind) <= 5 && t.id(kind) !== 'vampire')
    .exchangeThisFor('bat'),
);

/** Fed with a card or two, it is a Vampire again. */
export const bat = card('bat').play((s) =>
  s
    .ask('trashHandUpTo', (t) => upTo(2, t.hand))
    .trash()
    .when(
      (t) => t.did,
      (fed) => fed.exchangeThisFor('vampire'),
    ),
);
