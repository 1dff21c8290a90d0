import { exchanged, type Tell } from '@nightjar/kernel';
import { COLOURS, type Colour, PATHS } from './box.ts';
import type { Dice, NoctilucaEvent } from './events.ts';
import { diceIn } from './handful.ts';
import { isPawned, NONE, poolAt, type State } from './state.ts';

/** Dice by colour as events and views name them. */
export function named(dice: readonly number[]): Dice {
  const said: { [colour in Colour]?: number } = {};
  for (const [colour, n] of dice.entries()) if (n > 0) said[COLOURS[colour] as Colour] = n;
  return said;
}

/** Shores without a pawn (NLC-5.2). */
export function freeShores(state: State): number[] {
  const free: number[] = [];
  for (let shore = 0; shore < state.box.pool.shores.length; shore += 1) if (!isPawned(state, shore)) free.push(shore);
  return free;
}

/** The active player's turn begins with a shore; a single free one needs no question (NLC-1.3). */
export function beginTurn(state: State): void {
  state.turn = state.active;
  const free = ~state.pawned & ((1 << state.box.pool.shores.length) - 1);
  const last = 31 - Math.clz32(free);
  if (free !== 1 << last) state.stage = 'shore';
  else chooseShore(state, last);
}

export function chooseShore(state: State, shore: number): void {
  state.shore = shore;
  state.stage = 'path';
}

export function choosePath(state: State, path: number): void {
  state.path = path;
  state.stage = 'number';
}

/** Dice a path would yield with a face, by colour (NLC-5.6). */
export function yieldOf({ box, pool }: State, shore: number, path: number, face: number): number[] {
  let handful = 0;
  for (const space of box.pool.paths[shore * PATHS.length + path] as readonly number[]) {
    handful += pool[poolAt(space, face)] as number;
  }
  return diceIn(handful);
}

/** The number is confirmed: only now does the pawn stand, and the dice come out of the pool (NLC-5.9). */
export function dive(state: State, face: number, tell?: Tell<NoctilucaEvent>): void {
  const { shore, path, active, pool } = state;
  state.haul = yieldOf(state, shore, path, face);
  for (const space of state.box.pool.paths[shore * PATHS.length + path] as readonly number[]) {
    pool[poolAt(space, face)] = 0;
  }
  state.pawned |= 1 << shore;
  state.pawns = exchanged(state.pawns, active, (state.pawns[active] as number) - 1);
  tell?.({
    type: 'dived',
    seat: active,
    shore: state.box.pool.shores[shore] as string,
    path: PATHS[path] as string,
    number: face + 1,
    dice: named(state.haul),
  });
  // A confirmed number is not taken back, although it shows nothing new.
  state.reveals += 1;
  state.last = [active, shore, path, face];
  state.shore = NONE;
  state.path = NONE;
  state.placing = 0;
  state.stage = 'placing';
}
