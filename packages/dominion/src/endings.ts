import type { Remark } from '@nightjar/kernel';
import { result } from './standing.ts';
import { isEmptyPile, type State } from './state.ts';

/** What the end means besides the points, alike for every seat: which piles ran out and so ended it (DOM-16.1). */
export function endings(state: State): readonly (readonly Remark[])[] {
  const piles = state.supply.filter((kind) => isEmptyPile(state, kind)).map((kind) => state.box.ids[kind] as string);
  return (result(state)?.scores ?? []).map(() => [{ for: 'piles', with: { piles } }]);
}
