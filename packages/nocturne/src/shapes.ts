import { lowest, size } from './areas.ts';
import type { MoonlightGoal } from './components.ts';
import type { Layout } from './layout.ts';

type Cell = readonly [number, number];
type Shape = Pick<MoonlightGoal, 'cells' | 'rotate' | 'reflect'>;

/** Where a shape fits: for each space the masks of the placements whose first space it is. */
type Placements = readonly (readonly number[])[];

/** Up to so many spaces nothing needs to be remembered. */
const FEW = 12;

const known = new WeakMap<Layout, Map<Shape, Placements>>();

/** All placements of a shape in a forest, turned and mirrored as the card allows (NOC-15.4a). */
export function placements(layout: Layout, shape: Shape): Placements {
  let shapes = known.get(layout);
  if (shapes === undefined) {
    shapes = new Map();
    known.set(layout, shapes);
  }
  let places = shapes.get(shape);
  if (places === undefined) {
    places = find(layout, shape);
    shapes.set(shape, places);
  }
  return places;
}

function find(layout: Layout, shape: Shape): Placements {
  const spaceAt = new Map(layout.row.map((row, space) => [`${row} ${layout.col[space]}`, space]));
  const places: number[][] = layout.row.map(() => []);
  const seen = new Set<number>();
  for (const cells of variants(shape)) {
    for (let row = 0; row < layout.rows; row += 1) {
      for (let col = 0; col < layout.cols; col += 1) {
        const spaces = cells.map(([down, right]) => spaceAt.get(`${row + down} ${col + right}`));
        if (spaces.includes(undefined)) continue;
        const placed = spaces.reduce((bits: number, space) => bits | (1 << (space as number)), 0);
        if (seen.has(placed)) continue;
        seen.add(placed);
        places[lowest(placed)]?.push(placed);
      }
    }
  }
  return places;
}

function variants({ cells, rotate, reflect }: Shape): (readonly Cell[])[] {
  const turn = (shape: readonly Cell[]): readonly Cell[] => shape.map(([row, col]) => [col, -row] as const);
  const flips: (readonly Cell[])[] = reflect ? [cells, cells.map(([row, col]) => [row, -col] as const)] : [cells];
  const turns = rotate ? flips.flatMap((a) => [a, turn(a), turn(turn(a)), turn(turn(turn(a)))]) : flips;
  return turns.map((shape) => {
    const top = Math.min(...shape.map(([row]) => row));
    const left = Math.min(...shape.map(([, col]) => col));
    return shape.map(([row, col]) => [row - top, col - left] as const);
  });
}

/** The largest number of copies of a shape that fit side by side into the spaces of a mask (NOC-15.5, 15.5a). */
export function copies(layout: Layout, mask: number, shape: Shape): number {
  const places = placements(layout, shape);
  if (size(mask) > FEW) return pack([places], [1], mask)[0] as number;
  return most(places, shape.cells.length, mask);
}

/** The same by plain search, which is quicker for the few spaces a player holds in a game. */
function most(places: Placements, cells: number, mask: number): number {
  let rest = mask;
  for (let left = size(rest); left >= cells; left -= 1) {
    let best = 0;
    for (const placed of places[lowest(rest)] as readonly number[]) {
      if ((placed & rest) === placed) best = Math.max(best, 1 + most(places, cells, rest & ~placed));
    }
    rest &= rest - 1;
    if (best > 0) return (best + 1) * cells >= left ? best : Math.max(best, most(places, cells, rest));
  }
  return 0;
}

/** How often to count each shape when a space serves one card only (NOC-15.6), for the best total. */
export function sharedCopies(
  layout: Layout,
  mask: number,
  shapes: readonly (Shape & { readonly points: number })[],
): number[] {
  const places = shapes.map((shape) => placements(layout, shape));
  return pack(
    places,
    shapes.map((shape) => shape.points),
    mask,
  );
}

/** Copies per shape of a best packing. Among equals: the one that uses earlier spaces, then earlier shapes. */
function pack(places: readonly Placements[], points: readonly number[], mask: number): number[] {
  const memo = new Map<number, number>();
  const best = (rest: number): number => {
    if (rest === 0) return 0;
    const before = memo.get(rest);
    if (before !== undefined) return before;
    const first = lowest(rest);
    let top = best(rest & (rest - 1));
    for (let i = 0; i < places.length; i += 1) {
      for (const placed of places[i]?.[first] ?? []) {
        if ((placed & rest) === placed) top = Math.max(top, (points[i] as number) + best(rest & ~placed));
      }
    }
    memo.set(rest, top);
    return top;
  };
  const counts = places.map(() => 0);
  for (let rest = mask; rest !== 0; ) rest &= ~placeFirst(places, points, rest, best, counts);
  return counts;
}

/** Decides about the first space of `rest`: the spaces that are settled by it. */
function placeFirst(
  places: readonly Placements[],
  points: readonly number[],
  rest: number,
  best: (rest: number) => number,
  counts: number[],
): number {
  const first = lowest(rest);
  const top = best(rest);
  for (let i = 0; i < places.length; i += 1) {
    for (const placed of places[i]?.[first] ?? []) {
      if ((placed & rest) !== placed || (points[i] as number) + best(rest & ~placed) !== top) continue;
      (counts[i] as number) += 1;
      return placed;
    }
  }
  return 1 << first;
}
