import type { Remark } from '@nightjar/kernel';
import { result } from './standing.ts';
import { isStill } from './standstill.ts';
import { isEmptyPile, type State } from './state.ts';

/** The reason of the end, alike for every seat: the piles that ran out, or the standstill. */
export function endings(state: State): readonly (readonly Remark[])[] {
  const piles = state.supply.filter((kind) => isEmptyPile(state, kind)).map((kind) => state.box.ids[kind] as string);
  const why: Remark = isStill(state) ? { for: 'standstill', with: {} } : { for: 'piles', with: { piles } };
  return (result(state)?.scores ?? []).map(() => [why]);
}
