import { mayOneOf } from '@nightjar/script';
import { card } from '../../card.ts';
import { claimBoon, discardBoon } from '../../fate.ts';
import type { Text } from '../../text.ts';

const onPile = (t: Text): void => {
  for (const boon of t.it) discardBoon(t, boon);
};
const claim = (t: Text): void => {
  t.take(t.kept, false);
  for (const boon of t.it) claimBoon(t, t.seat, boon);
};

/** Turns over a Boon; trashed for it, it brings the Boon twice. */
export const pixie = card('pixie').play((s) =>
  s
    .plus({ cards: 1, actions: 1 })
    .takeBoon()
    .keep()
    .bespoke(onPile)
    .when(
      (t) => t.isHere,
      (here) => here.may('pixieTrash', (yes) => yes.trashThis().bespoke(claim).receive().receive()),
    ),
);

export const goat = card('goat').play((s) =>
  s
    .plus({ coins: 1 })
    .ask('trashHandMay1', (t) => mayOneOf(t.hand))
    .trash(),
);
