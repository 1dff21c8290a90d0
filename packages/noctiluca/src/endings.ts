import type { Remark } from '@nightjar/kernel';
import { result } from './standing.ts';
import { isSolo, type State } from './state.ts';

/** What the end means for each seat besides its points: alone, whether the tempest is beaten (NLC-13.6). */
export function endings(state: State): Remark[][] {
  const { places } = result(state) ?? { places: [] };
  return places.map((place) =>
    isSolo(state) ? [{ for: place === 1 ? 'tempest-beaten' : 'tempest-stronger', with: {} }] : [],
  );
}
