import type { Seat } from '@nightjar/kernel';
import { totals } from './standing.ts';
import type { State } from './state.ts';

export function estimate(state: State, seat: Seat): number {
  const worth = totals(state);
  let rival = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < worth.length; other += 1) if (other !== seat) rival = Math.max(rival, worth[other] as number);
  return (worth[seat] as number) - rival;
}
