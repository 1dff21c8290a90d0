import { card } from '../../card.ts';

/** An Imp, a card for at most 4, or a Gold: by what was gained this turn. */
export const devilsWorkshop = card('devils-workshop').play((s) =>
  s.when(
    (t) => t.gainedCount >= 2,
    (many) => many.gainA('imp'),
    (few) =>
      few.when(
        (t) => t.gainedCount === 1,
        (one) => one.gainUpTo(4),
        (none) => none.gainA('gold'),
      ),
  ),
);
