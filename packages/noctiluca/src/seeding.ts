import { below, shuffle } from '@nightjar/kernel';
import { COLOURS, FACES } from './box.ts';
import { noDice, poolAt, type State } from './state.ts';

/**
 * Seeds the pool from the lid: dice and faces at random, in layers of one die on each space that has room (NLC-3.2,
 * NLC-9.6). Where dice run short, the last layer covers spaces drawn at random (NLC-9.6a).
 */
export function seedPool(state: State): void {
  const bag: number[] = [];
  for (const [colour, dice] of state.lid.entries()) for (let i = 0; i < dice; i += 1) bag.push(colour);
  shuffle(bag, state.rng);
  for (const layer of state.box.pool.layers) {
    const spaces = bag.length < layer.length ? shuffle(layer.slice(), state.rng) : layer;
    for (const space of spaces) {
      const colour = bag.pop();
      if (colour === undefined) return;
      const at = poolAt(space, below(state.rng, FACES)) + colour;
      state.pool[at] = (state.pool[at] as number) + 1;
      state.lid[colour] = (state.lid[colour] as number) - 1;
    }
  }
}

/** All dice of the pool go to the lid (NLC-9.3). */
export function emptyPool(state: State): void {
  const { pool, lid } = state;
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    let dice = 0;
    for (let at = colour; at < pool.length; at += COLOURS.length) dice += pool[at] as number;
    lid[colour] = (lid[colour] as number) + dice;
  }
  state.pool = state.box.pool.empty.slice();
}

/** All dice of one space go to the lid; which they were, by colour. */
export function emptySpace(state: State, space: number): number[] {
  const removed = noDice();
  for (let face = 0; face < FACES; face += 1) {
    for (let colour = 0; colour < COLOURS.length; colour += 1) {
      const at = poolAt(space, face) + colour;
      const dice = state.pool[at] as number;
      if (dice === 0) continue;
      removed[colour] = (removed[colour] as number) + dice;
      state.lid[colour] = (state.lid[colour] as number) + dice;
      state.pool[at] = 0;
    }
  }
  return removed;
}
