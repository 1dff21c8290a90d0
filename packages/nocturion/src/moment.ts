import { type Waiting, wait } from '@nightjar/script';
import { type Moment, NONE } from './components.ts';
import { heirloomsOf } from './state.ts';
import type { Text } from './text.ts';

/** Lets the abilities of a house come that are tied to this moment (NRN-8.8). */
export function moment(t: Text, seat: number, event: Moment): void {
  const { state } = t;
  const house = state.house[seat] as number;
  const level = heirloomsOf(state, seat);
  const waiting: Waiting[] = [];
  for (const [i, { trigger, heirlooms }] of (state.box.houses[house]?.abilities ?? []).entries()) {
    if (trigger?.kind !== 'house' || trigger.event !== event || heirlooms > level) continue;
    waiting.push({ script: t.places.house[house]?.[i] as number, seat, card: NONE, mark: NONE, it: [] });
  }
  wait(t, seat, waiting);
}
