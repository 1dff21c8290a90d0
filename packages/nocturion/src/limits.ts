import { changeOf, insert, remove, type State } from './state.ts';
import type { Text } from './text.ts';

/** Resources a seat may keep in the Refresh Phase (NRN-22.3, NRN-17.3, NRN-21.8). */
export const limitOf = (state: State, seat: number): number =>
  Math.max(0, state.box.limits.resources + changeOf(state, seat, 'resourceLimit'));

/** A Beast goes from the hand to the open discard pile (NRN-25.6). */
export function discardFromHand(t: Text, beast: number): void {
  const { state } = t;
  remove(state.hand[t.seat] as number[], beast);
  insert(state.discard, beast);
  state.reveals += 1;
  t.tell?.({ type: 'beastDiscarded', seat: t.seat, beast: state.box.beasts.id[beast] as string, from: 'hand' });
}
