import { card } from '../../card.ts';

/** Two Coins; an Imp if nothing else is in play, otherwise a Hex for the others. */
export const tormentor = card('tormentor').play((s) =>
  s.plus({ coins: 2 }).when(
    (t) => t.inPlay.every((c) => c === t.card),
    (alone) => alone.gainA('imp'),
    (other) => other.hexes(),
  ),
);
