import { type Box, PATHS } from '@nightjar/noctiluca';
import type { Place as Spot } from '../../kit/roving.ts';

/** A named place in the drawing of the pool, whose middle is 0, 0. */
export interface Place extends Spot {
  readonly name: string;
}

/** The drawing's half width and half height, and the radii of a space and of a shore. */
export const WIDE = 284;
export const HIGH = 272;
export const SPACE = 47;
export const SHORE = 24;

/** Two neighbouring spaces lie 100 apart. */
const STEP = 100;
/** Columns stand upright, so that the pool is as wide as it is high. */
const TURN = -Math.PI / 6;
const SHORE_RING = 257;

const round = (n: number): number => Math.round(n * 10) / 10;

/** Steps along the two axes of a field of hexes. */
type Axial = readonly [number, number];

const AROUND: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** Where a space lies, by its name: six inner ones, and twelve outer ones around them. Unknown ones lie in the middle. */
function axialOf(name: string): Axial {
  const n = Number(name.slice(1));
  const corners = name.startsWith('I') ? [n] : [Math.floor(n / 2), Math.ceil(n / 2)];
  return corners.map((i): Axial => AROUND[i % AROUND.length] ?? [0, 0]).reduce(([q, r], [p, s]) => [q + p, r + s]);
}

function placed([q, r]: Axial): Step {
  const [x, y] = [STEP * (q + r / 2), ((STEP * Math.sqrt(3)) / 2) * r];
  return [x * Math.cos(TURN) - y * Math.sin(TURN), x * Math.sin(TURN) + y * Math.cos(TURN)];
}

export const spacePlaces = ({ pool }: Box): Place[] =>
  pool.names.map((name) => {
    const [x, y] = placed(axialOf(name));
    return { name, x: round(x), y: round(y) };
  });

/** Shores stand on a ring around the pool, each where its paths begin: one step before their first spaces. */
export const shorePlaces = ({ pool }: Box): Place[] =>
  pool.shores.map((name, shore) => {
    const [[q, r], [p, s]] = (pool.paths[shore * PATHS.length] ?? [])
      .slice(0, 2)
      .map((space) => axialOf(pool.names[space] ?? '')) as [Axial, Axial];
    const [x, y] = placed([2 * q - p, 2 * r - s]);
    const far = Math.hypot(x, y);
    return { name, x: round((x / far) * SHORE_RING), y: round((y / far) * SHORE_RING) };
  });

type Step = readonly [number, number];

/** Where dice lie on a space, by how many there are; more than five go round in a ring. */
const SPOTS: readonly (readonly Step[])[] = [
  [],
  [[0, 0]],
  [
    [-18, 0],
    [18, 0],
  ],
  [
    [0, -20],
    [-18, 13],
    [18, 13],
  ],
  [
    [-18, -18],
    [18, -18],
    [-18, 18],
    [18, 18],
  ],
  [
    [0, -28],
    [27, -8],
    [17, 24],
    [-17, 24],
    [-27, -8],
  ],
];

export const spotsFor = (dice: number): readonly Step[] =>
  SPOTS[dice] ??
  Array.from({ length: dice }, (_, i): Step => {
    const angle = (i / dice) * 2 * Math.PI - Math.PI / 2;
    return [round(30 * Math.cos(angle)), round(30 * Math.sin(angle))];
  });

/** The middle of some places. */
export function middleOf(places: readonly Place[]): Step {
  const sum = places.reduce<Step>(([x, y], place) => [x + place.x, y + place.y], [0, 0]);
  return [sum[0] / Math.max(1, places.length), sum[1] / Math.max(1, places.length)];
}
