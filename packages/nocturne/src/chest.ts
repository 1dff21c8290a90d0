import { DRAWN } from './effects.ts';
import type { State } from './state.ts';

/**
 * What the best of the tiles drawn from a chest is worth on average (NOC-11.3), by what lies face down. Any player can
 * count these tiles from the table; their order does not matter.
 */
export function chestLuck({ stack, discards }: State, worth: (tile: number) => number): number {
  // Chest discards become the stack when it runs out (NOC-11.6), and are drawn after what it still holds.
  const known = stack.length < DRAWN ? stack : [];
  const covered = stack.length < DRAWN ? discards : stack;
  const worths = new Map([...new Set([...known, ...covered])].map((tile) => [tile, worth(tile)]));
  const valued = (tiles: readonly number[]): number[] => tiles.map((tile) => worths.get(tile) ?? 0);
  const sure = valued(known);
  const drawn = Math.min(DRAWN - known.length, covered.length);
  if (drawn === 0) return sure.length === 0 ? 0 : Math.max(...sure);
  return bestOf(
    drawn,
    valued(covered).map((value) => Math.max(value, ...sure)),
  );
}

/** The highest of so many values drawn at random, on average: each is it as often as all the others lie below it. */
function bestOf(drawn: number, values: readonly number[]): number {
  const draws = ways(values.length, drawn);
  return values
    .toSorted((a, b) => a - b)
    .reduce((sum, value, below) => sum + (value * ways(below, drawn - 1)) / draws, 0);
}

/** In how many ways so many can be drawn from so many. */
function ways(from: number, drawn: number): number {
  let count = 1;
  for (let i = 0; i < drawn; i += 1) count = (count * (from - i)) / (i + 1);
  return count;
}
