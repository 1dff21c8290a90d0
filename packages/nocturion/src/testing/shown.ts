import type { Eyes, Json } from '@nightjar/kernel';
import type { SeatView, View } from '../view.ts';

/** Whatever can be looked at through eyes. */
interface Showing {
  view(eyes: Eyes): Json;
}

export const shown = (t: Showing, eyes: Eyes = 'table'): View => t.view(eyes) as unknown as View;

export function seatShown(t: Showing, seat: number, eyes: Eyes = 'table'): SeatView {
  const found = shown(t, eyes).seats[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

/** Resources of a seat as a position states them: `wood 2 iron`. */
export const resourcesShown = (t: Showing, seat: number): string =>
  Object.entries(seatShown(t, seat).resources)
    .map(([name, count]) => (count === 1 ? name : `${name} ${count}`))
    .join(' ');

export const diceShown = (t: Showing, seat: number): string => seatShown(t, seat).dice.join(' ');

/** Beasts in a Menagerie as a position states them. */
export const beastsShown = (t: Showing, seat: number): string =>
  seatShown(t, seat)
    .menagerie.map((one) => (one === null ? '-' : `${one.beast}${one.exhausted ? '*' : ''}`))
    .join(' ')
    .replace(/( -)+$|^(- )*-$/, '');

export const prestigeShown = (t: Showing, seat: number): number => seatShown(t, seat).prestige;

export const cursesShown = (t: Showing, seat: number): string => seatShown(t, seat).curses.join(' ');

/** A hand as its owner sees it. */
export const handShown = (t: Showing, seat: number): string => (seatShown(t, seat, seat).hand ?? []).join(' ');

/** Locations with a token. */
export const stockedShown = (t: Showing): string =>
  shown(t)
    .sites.filter(({ token }) => token)
    .map(({ location }) => location)
    .join(' ');

/** The spot of the Season Tracker; null in the Supply. */
export const spotShown = (t: Showing): number | null => shown(t).tracker?.spot ?? null;
