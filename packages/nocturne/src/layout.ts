import { type Box, SIDES } from './components.ts';

/** The spaces of a forest: where they lie and what lies beside them. Spaces are counted in reading order. */
export interface Layout {
  readonly rows: number;
  readonly cols: number;
  readonly spaces: number;
  readonly row: readonly number[];
  readonly col: readonly number[];
  /** `a1` is the top-left space; letters are columns, numbers rows. */
  readonly names: readonly string[];
  /** Spaces sharing an edge (NOC-1.3), clockwise from north. */
  readonly near: readonly (readonly number[])[];
  /** The same by direction: `step[space * 4 + direction]`, −1 where there is no space. */
  readonly step: readonly number[];
  /** Neighbours as a bit mask over spaces. */
  readonly nearMask: readonly number[];
  /** Spaces touching at a corner only, in reading order. */
  readonly diagonal: readonly (readonly number[])[];
  /** Bit masks over spaces, for goals: the topmost line, the four corners, what touches no outer edge. */
  readonly topRow: number;
  readonly corners: number;
  readonly centre: number;
}

/** Steps to the next space: north, east, south, west. */
const STEPS = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;
const DIAGONALS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** A full rectangle of spaces. */
export const gridLayout = (rows: number, cols: number): Layout =>
  twistedLayout(Array.from({ length: rows }, () => 'X'.repeat(cols)));

/** Spaces where the lines show an X. A missing space is next to none (NOC-25.5). */
export function twistedLayout(lines: readonly string[]): Layout {
  const row: number[] = [];
  const col: number[] = [];
  const places = new Map<string, number>();
  for (const [r, line] of lines.entries()) {
    for (let c = 0; c < line.length; c += 1) {
      if (line[c] !== 'X') continue;
      places.set(`${r} ${c}`, row.length);
      row.push(r);
      col.push(c);
    }
  }
  const all = row.map((_, space) => space);
  const beside = (space: number, [down, right]: readonly [number, number]): number =>
    places.get(`${(row[space] as number) + down} ${(col[space] as number) + right}`) ?? -1;
  const step = all.flatMap((space) => STEPS.map((by) => beside(space, by)));
  const near = all.map((space) => step.slice(space * 4, space * 4 + 4).filter((other) => other >= 0));
  const top = Math.min(...row);
  const bottom = Math.max(...row);
  const left = Math.min(...col);
  const right = Math.max(...col);
  const maskOf = (has: (r: number, c: number) => boolean): number =>
    mask(all.filter((space) => has(row[space] as number, col[space] as number)));
  return {
    rows: lines.length,
    cols: lines[0]?.length ?? 0,
    spaces: all.length,
    row,
    col,
    names: all.map((space) => `${'abcdefghi'[col[space] as number]}${(row[space] as number) + 1}`),
    near,
    step,
    nearMask: near.map(mask),
    diagonal: all.map((space) => DIAGONALS.map((by) => beside(space, by)).filter((other) => other >= 0)),
    topRow: maskOf((r) => r === top),
    corners: maskOf((r, c) => (r === top || r === bottom) && (c === left || c === right)),
    centre: maskOf((r, c) => r > top && r < bottom && c > left && c < right),
  };
}

/** The spaces as one bit mask. */
export const mask = (spaces: readonly number[]): number => spaces.reduce((bits, space) => bits | (1 << space), 0);

const layouts = new WeakMap<Box, Layout[]>();

/** The forest for a number of sides, plain or as in Twisted Trees (NOC-3.10, 25.2). The same object every time. */
export function layoutFor(box: Box, sides: number, twisted: boolean): Layout {
  let known = layouts.get(box);
  if (known === undefined) {
    const { grids, twistedTrees } = box.edition;
    known = SIDES.flatMap((n) => [
      gridLayout(grids.byPlayerCount[n].rows, grids.byPlayerCount[n].cols),
      twistedLayout(twistedTrees.byPlayerCount[n].rows),
    ]);
    layouts.set(box, known);
  }
  const layout = known[(sides - 1) * 2 + (twisted ? 1 : 0)];
  if (layout === undefined) throw new RangeError(`no forest for ${sides} sides`);
  return layout;
}
