import type { Remark } from '@nightjar/kernel';
import { result } from './standing.ts';
import { isStill } from './standstill.ts';
import { isEmptyPile, type State } from './state.ts';

/** What the end means besides the points, alike for every seat: which piles ran out, or that nothing changed any more. */
export function endings(state: State): readonly (readonly Remark[])[] {
  const piles = state.supply.filter((kind) => isEmptyPile(state, kind)).map((kind) => state.box.ids[kind] as string);
  const why: Remark = isStill(state) ? { for: 'standstill', with: {} } : { for: 'piles', with: { piles } };
  return (result(state)?.scores ?? []).map(() => [why]);
}
