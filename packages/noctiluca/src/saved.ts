import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { boxWith } from './box.ts';
import { packed, unpacked } from './handful.ts';
import type { Options } from './options.ts';
import { copy, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. */
export function toJson(state: State): Json {
  const { box: _box, rng, ...rest } = copy(state);
  return {
    ...(rest as unknown as JsonObject),
    pool: unpacked(state.pool),
    dice: state.dice.map(unpacked),
    rng: { key: rng.key, drawn: rng.drawn },
  };
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Omit<State, 'box'> & { options: Options };
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  return copy({
    ...saved,
    box,
    pool: packed(saved.pool),
    dice: saved.dice.map(packed),
    rng: rngWith(saved.rng.key, saved.rng.drawn),
  });
}
