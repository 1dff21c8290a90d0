import type { Seat } from './game.ts';

/** The other seat with the most, the first of equals; −1 in a game for one. */
export function bestRival(worth: readonly number[], seat: Seat): number {
  let best = -1;
  for (let other = 0; other < worth.length; other += 1) {
    if (other !== seat && (best < 0 || (worth[other] as number) > (worth[best] as number))) best = other;
  }
  return best;
}

/** How far a seat is ahead of its best rival; alone, all it has. */
export function ahead(worth: readonly number[], seat: Seat): number {
  const rival = bestRival(worth, seat);
  return (worth[seat] as number) - (rival < 0 ? 0 : (worth[rival] as number));
}
