import { below, shuffle } from '@nightjar/kernel';
import { COLOURS, FACES } from './box.ts';
import { gathered, ofColour, oneDie } from './handful.ts';
import { poolAt, type State } from './state.ts';

/**
 * Seeds the pool from the lid: dice and faces at random, in layers of one die on each space that has room (NLC-3.2,
 * NLC-9.6). Where dice run short, the last layer covers spaces drawn at random (NLC-9.6a).
 */
export function seedPool(state: State): void {
  const { pool, rng } = state;
  const bag = shuffle(diceOf(state.lid), rng);
  for (const layer of state.box.pool.layers) {
    const spaces = bag.length < layer.length ? shuffle(layer.slice(), rng) : layer;
    for (const space of spaces) {
      const die = bag.pop();
      if (die === undefined) {
        state.lid = 0;
        return;
      }
      const at = poolAt(space, below(rng, FACES));
      pool[at] = (pool[at] as number) + die;
    }
  }
  state.lid = gathered(bag);
}

/** The dice of a handful, one by one. */
function diceOf(handful: number): number[] {
  const dice: number[] = [];
  for (let colour = 0; colour < COLOURS.length; colour += 1) {
    const die = oneDie(colour);
    for (let i = ofColour(handful, colour); i > 0; i -= 1) dice.push(die);
  }
  return dice;
}

/** All dice of the pool go to the lid (NLC-9.3). */
export function emptyPool(state: State): void {
  state.lid += gathered(state.pool);
  state.pool = state.box.pool.empty.slice();
}

/** All dice of one space go to the lid; which they were. */
export function emptySpace(state: State, space: number): number {
  let handful = 0;
  for (let face = 0; face < FACES; face += 1) {
    handful += state.pool[poolAt(space, face)] as number;
    state.pool[poolAt(space, face)] = 0;
  }
  state.lid += handful;
  return handful;
}
