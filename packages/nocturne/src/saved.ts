import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { boxWith } from './box.ts';
import { layoutFor } from './layout.ts';
import type { Options } from './options.ts';
import { copy, freeTiles, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. */
export function toJson(state: State): Json {
  const { box: _box, layout: _layout, free: _free, rng, ...rest } = copy(state);
  return { ...(rest as unknown as JsonObject), rng: { key: rng.key, drawn: rng.drawn } };
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Omit<State, 'box' | 'layout' | 'free'> & { options: Options };
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  const layout = layoutFor(box, saved.sides, saved.options.modifiedGame === 'twistedTrees');
  return copy({ ...saved, box, layout, free: freeTiles(saved), rng: rngWith(saved.rng.key, saved.rng.drawn) });
}
