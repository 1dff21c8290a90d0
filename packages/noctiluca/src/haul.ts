import type { Seat } from '@nightjar/kernel';
import { COLOURS, FACES, PATHS, type Path } from './box.ts';
import { freeShores, yieldOf } from './diving.ts';
import { estimate } from './estimate.ts';
import { diceIn, handfulOf } from './handful.ts';
import { freeOn, freeSpaces, fullJars, lacking, NONE, nextSeat, type State } from './state.ts';

/** A dive as it is confirmed. */
export interface Dive {
  readonly shore: string;
  readonly path: Path;
  readonly number: number;
}

/** What a dive would bring a seat, from what everybody sees. Dice are four numbers by colour. */
export interface Haul extends Dive {
  readonly comes: readonly number[];
  readonly fits: readonly number[];
  /** Passed on, or lost to the tempest. */
  readonly rest: readonly number[];
  /** Dice for each own jar, if the one that lacks least is filled first. */
  readonly placed: readonly (readonly number[])[];
  /** Own jars it can fill, each for itself; `fillsAll` if several together. */
  readonly fills: readonly string[];
  readonly fillsAll: boolean;
  /** Who could use one of the dice passed on, in the order they arrive. */
  readonly takers: readonly Seat[];
  /** Points ahead it is worth, by the estimate. */
  readonly worth: number;
}

/** What a dive would bring a seat, in any player's turn; null for a dive that this board does not know. */
export function haulOf(state: State, seat: Seat, { shore, path, number }: Dive): Haul | null {
  const from = state.box.pool.shores.indexOf(shore);
  const along = PATHS.indexOf(path);
  if (from === NONE || along === NONE || !Number.isInteger(number) || number < 1 || number > FACES) return null;
  const comes = diceIn(yieldOf(state, from, along, number - 1));
  const fits = comes.map((n, colour) => Math.min(n, freeSpaces(state, seat, colour)));
  const rest = comes.map((n, colour) => n - (fits[colour] as number));
  const jars = state.jars[seat] as number[];
  const full = fullJars(state, seat);
  const fills = jars.filter(
    (_, slot) => !full.includes(slot) && comes.every((n, colour) => freeOn(state, seat, slot, colour) <= n),
  );
  return {
    shore,
    path,
    number,
    comes,
    fits,
    rest,
    placed: sharedOut(state, seat, comes),
    fills: fills.map((jar) => state.box.jars.id[jar] as string),
    fillsAll: fills.length > 1 && comes.every((n, colour) => freeSpaces(state, seat, colour) <= n),
    takers: takersOf(state, seat, rest),
    worth: worthOf(state, seat, handfulOf(comes)),
  };
}

/**
 * Every different haul that brings something, from these shores, or from all that are free: each row once, from the
 * first shore that leads over it (NLC-2.6).
 */
export function hauls(state: State, seat: Seat, shores?: readonly string[]): Haul[] {
  const { pool } = state.box;
  const from = shores ?? freeShores(state).map((shore) => pool.shores[shore] as string);
  const rows = new Set<string>();
  return from.flatMap((shore) =>
    PATHS.flatMap((path, along) => {
      const spaces = pool.paths[pool.shores.indexOf(shore) * PATHS.length + along] ?? [];
      const row = spaces.toSorted((a, b) => a - b).join(' ');
      if (rows.has(row)) return [];
      rows.add(row);
      return Array.from({ length: FACES }, (_, face) => haulOf(state, seat, { shore, path, number: face + 1 }));
    }).filter((haul) => haul?.comes.some((n) => n > 0)),
  ) as Haul[];
}

function sharedOut(state: State, seat: Seat, dice: readonly number[]): number[][] {
  const jars = state.jars[seat] as number[];
  const left = [...dice];
  const placed = jars.map(() => diceIn(0));
  const order = jars.map((_, slot) => slot).toSorted((a, b) => lacking(state, seat, a) - lacking(state, seat, b));
  for (const slot of order) {
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      const n = Math.min(left[colour] as number, freeOn(state, seat, slot, colour));
      (placed[slot] as number[])[colour] = n;
      left[colour] = (left[colour] as number) - n;
    }
  }
  return placed;
}

/** Seats with a space for one of these dice, in the order they are reached; never the diver (NLC-7.5). */
function takersOf(state: State, diver: Seat, dice: readonly number[]): Seat[] {
  const takers: Seat[] = [];
  for (let seat = nextSeat(state, diver); seat !== diver; seat = nextSeat(state, seat)) {
    if (dice.some((n, colour) => n > 0 && freeSpaces(state, seat, colour) > 0)) takers.push(seat);
  }
  return takers;
}

/** What collected dice add to the estimate of a seat that has just dived for them; nothing collected adds 0. */
function worthOf(state: State, seat: Seat, dice: number): number {
  const pawns = state.pawns.with(seat, Math.max(0, (state.pawns[seat] as number) - 1));
  const stands = (haul: number): number =>
    estimate({ ...state, stage: 'place', turn: seat, active: seat, pawns, haul }, seat);
  return stands(dice) - stands(0);
}
