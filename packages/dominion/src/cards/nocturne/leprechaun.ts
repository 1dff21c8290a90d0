import { card } from '../../card.ts';

/** A Gold; a Wish with exactly seven cards in play, otherwise a Hex. */
export const leprechaun = card('leprechaun').play((s) =>
  s.gainA('gold').when(
    (t) => t.inPlay.length === 7,
    (then) => then.gainA('wish'),
    (other) => other.hex(),
  ),
);
