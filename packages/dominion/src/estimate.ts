import type { Seat } from '@nightjar/kernel';
import { points } from './scoring.ts';
import type { State } from './state.ts';

/** How well a seat stands, in points ahead of its best rival, by what that seat knows. */
export function estimate(state: State, seat: Seat): number {
  const own = points(state, seat);
  const rivals = state.turns.flatMap((_, other) => (other === seat ? [] : [points(state, other)]));
  return own - Math.max(...rivals);
}
