import { shuffle } from '@nightjar/kernel';
import { NONE, type State } from './state.ts';

/** The next tile of the stack; when it runs out the chest discards are shuffled as a new one (NOC-11.6). NONE if there is none. */
export function drawTile(state: State): number {
  if (state.stack.length === 0) {
    state.stack = shuffle(state.discards.slice(), state.rng);
    state.discards = [];
  }
  return state.stack.pop() ?? NONE;
}
