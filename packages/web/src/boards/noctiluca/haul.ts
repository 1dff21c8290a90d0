import { type Box, COLOURS, FACES, PATHS } from '@nightjar/noctiluca';
import { type Dive, rowOf } from './dive.ts';
import { worthOf } from './guess.ts';
import { boxIn, freeOf, freeOn, type SeenTable, sizeOf, total } from './view.ts';

/** What a row and a number would bring somebody, from the view alone. Dice are four numbers by colour. */
export interface Haul {
  readonly shore: string;
  readonly path: string;
  readonly number: number;
  /** All free shores it can be had from; the first is `shore`. */
  readonly shores: readonly string[];
  readonly comes: readonly number[];
  readonly fits: readonly number[];
  /** Passed on, or lost to the tempest. */
  readonly rest: readonly number[];
  /** Own jars it can fill, each for itself; `fillsAll` if together. */
  readonly fills: readonly string[];
  readonly fillsAll: boolean;
  /** Who could use one of the passed dice, in the order they arrive. */
  readonly takers: readonly number[];
  /** Points ahead it is worth by the bots' estimate; 0 where nobody asked for it. */
  readonly worth: number;
}

/** Dice of a number on a row, by colour. */
function diceOn(view: SeenTable, row: readonly string[], number: number): number[] {
  const { letters } = boxIn(view);
  const dice = COLOURS.map(() => 0);
  for (const { name, dice: lie } of view.spaces) {
    if (!row.includes(name)) continue;
    for (const die of lie) {
      const colour = letters.indexOf(die.charAt(0));
      if (Number(die.slice(1)) === number && colour >= 0) dice[colour] = (dice[colour] as number) + 1;
    }
  }
  return dice;
}

/** What a whole dive would bring a seat; null for one that is not whole. */
export function haulOf(view: SeenTable, seat: number, { shore, path, number }: Dive, isWeighed = false): Haul | null {
  if (path === null || number === null) return null;
  const box = boxIn(view);
  const own = view.seats[seat];
  const comes = diceOn(view, rowOf(box, shore, path), number);
  const free = freeOf(box, own);
  const fits = comes.map((n, i) => Math.min(n, free[i] as number));
  const rest = comes.map((n, i) => n - (fits[i] as number));
  const jars = own?.jars ?? [];
  const fills = jars.filter((jar) => isCovered(freeOn(box, jar), comes) && total(freeOn(box, jar)) > 0);
  return {
    shore,
    path,
    number,
    shores: [shore],
    comes,
    fits,
    rest,
    fills: fills.map(({ jar }) => jar),
    fillsAll: fills.length > 1 && isCovered(free, comes),
    takers: takersOf(view, box, seat, rest),
    worth: isWeighed ? worthOf(view, seat, comes) : 0,
  };
}

const isCovered = (wanted: readonly number[], dice: readonly number[]): boolean =>
  wanted.every((n, i) => n <= (dice[i] as number));

/** Seats after this one, in the direction of the round. */
function seatsAfter(view: SeenTable, seat: number): number[] {
  const { players } = view.options;
  const step = view.direction === 'clockwise' ? 1 : players - 1;
  return Array.from({ length: players - 1 }, (_, i) => (seat + step * (i + 1)) % players);
}

function takersOf(view: SeenTable, box: Box, seat: number, rest: readonly number[]): number[] {
  if (total(rest) === 0) return [];
  return seatsAfter(view, seat).filter((other) => {
    const free = freeOf(box, view.seats[other]);
    return rest.some((n, i) => n > 0 && (free[i] as number) > 0);
  });
}

/** Every different haul that brings something: each row once, with the shores it can be had from. */
export function haulsIn(view: SeenTable, seat: number, of: Dive | null, isWeighed = false): Haul[] {
  const box = boxIn(view);
  const shores = view.shores.filter(({ pawn }) => !pawn).map(({ name }) => name);
  const from = of === null ? shores : [of.shore];
  const hauls = new Map<string, Haul>();
  for (const shore of from) {
    for (const path of PATHS) {
      if (of !== null && of.path !== null && of.path !== path) continue;
      const row = rowOf(box, shore, path).toSorted().join(' ');
      for (let number = 1; number <= FACES; number += 1) {
        const key = `${row} ${number}`;
        const known = hauls.get(key);
        if (known !== undefined) hauls.set(key, { ...known, shores: [...known.shores, shore] });
        else {
          const haul = haulOf(view, seat, { shore, path, number }, isWeighed);
          if (haul !== null && total(haul.comes) > 0) hauls.set(key, haul);
        }
      }
    }
  }
  return [...hauls.values()];
}

export const SORTS = ['fits', 'worth', 'most', 'least', 'number', 'row'] as const;
export type Sort = (typeof SORTS)[number];

type Order = (a: Haul, b: Haul) => number;

const byFit: Order = (a, b) =>
  b.fills.length - a.fills.length || total(b.fits) - total(a.fits) || total(a.rest) - total(b.rest);

const ORDERS: { readonly [sort in Sort]: Order } = {
  fits: byFit,
  worth: (a, b) => b.worth - a.worth,
  most: (a, b) => total(b.comes) - total(a.comes) || byFit(a, b),
  least: (a, b) => total(a.rest) - total(b.rest) || byFit(a, b),
  number: (a, b) => a.number - b.number || byFit(a, b),
  row: () => 0,
};

/** Hauls in an order; what is equal stays by shore. */
export const sorted = (hauls: readonly Haul[], sort: Sort): Haul[] => hauls.toSorted(ORDERS[sort]);

/** How many of these dice would go on each of a seat's jars, if the one that lacks least is filled first. */
export function sharedOut(view: SeenTable, seat: number, dice: readonly number[]): number[][] {
  const box = boxIn(view);
  const jars = view.seats[seat]?.jars ?? [];
  const left = [...dice];
  const placed = jars.map(() => COLOURS.map(() => 0));
  const lacking = jars.map((jar) => sizeOf(box, jar.jar) - total(Object.values(jar.dice)));
  const order = jars.map((_, slot) => slot).toSorted((a, b) => (lacking[a] as number) - (lacking[b] as number));
  for (const slot of order) {
    const free = freeOn(box, jars[slot] as (typeof jars)[number]);
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      const n = Math.min(left[colour] as number, free[colour] as number);
      (placed[slot] as number[])[colour] = n;
      left[colour] = (left[colour] as number) - n;
    }
  }
  return placed;
}
