import type { Tell } from '@nightjar/kernel';
import { COLOURS, type Colour, PATHS } from './box.ts';
import type { Dice, NoctilucaEvent } from './events.ts';
import { ofColour } from './handful.ts';
import { changed, NONE, poolAt, type State } from './state.ts';

/** A handful as events and views name it. */
export function named(handful: number): Dice {
  const said: { [colour in Colour]?: number } = {};
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const dice = ofColour(handful, colour);
    if (dice > 0) said[COLOURS[colour] as Colour] = dice;
  }
  return said;
}

/** Shores without a pawn (NLC-5.2). */
export function freeShores(state: State): number[] {
  const shores: number[] = [];
  for (let free = unpawned(state); free !== 0; free &= free - 1) shores.push(lowest(free));
  return shores;
}

/** The same as a bit mask, and the first one in such a mask. */
const unpawned = (state: State): number => ~state.pawned & ((1 << state.box.pool.shores.length) - 1);
const lowest = (shores: number): number => 31 - Math.clz32(shores & -shores);

/** The active player's turn begins with a shore; a single free one needs no question (NLC-1.3). */
export function beginTurn(state: State): void {
  state.turn = state.active;
  const free = unpawned(state);
  const first = lowest(free);
  if (free !== 1 << first) state.stage = 'shore';
  else chooseShore(state, first);
}

export function chooseShore(state: State, shore: number): void {
  state.shore = shore;
  state.stage = 'path';
}

export function choosePath(state: State, path: number): void {
  state.path = path;
  state.stage = 'number';
}

/** The dice a path would yield with a face (NLC-5.6). */
export function yieldOf({ box, pool }: State, shore: number, path: number, face: number): number {
  let handful = 0;
  for (const space of box.pool.paths[shore * PATHS.length + path] as readonly number[]) {
    handful += pool[poolAt(space, face)] as number;
  }
  return handful;
}

/** The number is confirmed: only now does the pawn stand, and the dice come out of the pool (NLC-5.9). */
export function dive(state: State, face: number, tell?: Tell<NoctilucaEvent>): void {
  const { shore, path, active, pool } = state;
  let haul = 0;
  for (const space of state.box.pool.paths[shore * PATHS.length + path] as readonly number[]) {
    const at = poolAt(space, face);
    haul += pool[at] as number;
    pool[at] = 0;
  }
  state.haul = haul;
  state.pawned |= 1 << shore;
  state.pawns = changed(state.pawns, active, -1);
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
