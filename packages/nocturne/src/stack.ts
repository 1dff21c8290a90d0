import { shuffle } from '@nightjar/kernel';
import type { State } from './state.ts';

/** The next tiles of the stack; when it runs out the chest discards are shuffled as a new one (NOC-11.6). Fewer where none are left. */
export function drawTiles(state: State, many: number): number[] {
  const drawn = taken(state, many);
  if (drawn.length === many) return drawn;
  state.stack = shuffle(state.discards.slice(), state.rng);
  state.discards = [];
  return [...drawn, ...taken(state, many - drawn.length)];
}

/** Takes tiles from the top, in the order they are drawn. */
function taken(state: State, many: number): number[] {
  const { stack } = state;
  const left = Math.max(0, stack.length - many);
  state.stack = stack.slice(0, left);
  return stack.slice(left).reverse();
}
