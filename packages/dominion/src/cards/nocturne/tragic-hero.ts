import { card } from '../../card.ts';

/** Three cards and a buy; with eight in hand it goes for a Treasure. */
export const tragicHero = card('tragic-hero').play((s) =>
  s.plus({ cards: 3, buys: 1 }).when(
    (t) => t.hand.length >= 8,
    (then) => then.trashThis().gainOneOf((t, kind) => t.isKind(kind, 'Treasure')),
  ),
);
