import { below, shuffle } from '@nightjar/kernel';
import { FACES } from './box.ts';
import { diceIn, gathered, oneDie } from './handful.ts';
import { add, poolAt, type State } from './state.ts';

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
      const at = poolAt(space, below(state.rng, FACES));
      state.pool[at] = (state.pool[at] as number) + oneDie(colour);
      state.lid[colour] = (state.lid[colour] as number) - 1;
    }
  }
}

/** All dice of the pool go to the lid (NLC-9.3). */
export function emptyPool(state: State): void {
  add(state.lid, diceIn(gathered(state.pool)));
  state.pool = state.box.pool.empty.slice();
}

/** All dice of one space go to the lid; which they were, by colour. */
export function emptySpace(state: State, space: number): number[] {
  let handful = 0;
  for (let face = 0; face < FACES; face += 1) {
    handful += state.pool[poolAt(space, face)] as number;
    state.pool[poolAt(space, face)] = 0;
  }
  const removed = diceIn(handful);
  add(state.lid, removed);
  return removed;
}
