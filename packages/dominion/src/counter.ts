import type { Seat } from '@nightjar/kernel';
import { boxWith, defaultBox } from './box.ts';
import { tallyOf, worthOfMisery } from './scoring.ts';
import { sheetOf } from './standing.ts';
import { MISERIES, type View } from './view.ts';

/** Victory points of a seat, as a player knows them who counts along: no table tells them before the end (DOM-17.20). */
export function pointsSoFar(view: View, seat: Seat): number {
  const box = boxWith(view.options.edition) ?? defaultBox;
  const owned = view.underway.owned[seat] ?? {};
  const deck = tallyOf(
    box,
    box.ids.map((id) => owned[id] ?? 0),
  );
  return sheetOf(box, seat, deck, worthOfMisery(MISERIES.indexOf(view.seats[seat]?.misery ?? null))).total;
}
