import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { boxWith } from './box.ts';
import { diceIn, handfulOf, packed, unpacked } from './handful.ts';
import { copy, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. */
export function toJson(state: State): Json {
  const { box: _box, rng, ...rest } = copy(state);
  return {
    ...(rest as unknown as JsonObject),
    pool: unpacked(state.pool),
    lid: diceIn(state.lid),
    haul: diceIn(state.haul),
    storm: diceIn(state.storm),
    dice: state.dice.map(unpacked),
    rng: { key: rng.key, drawn: rng.drawn },
  };
}

/** Dice of a state as they are written down, by colour. */
interface Saved extends Omit<State, 'box' | 'lid' | 'haul' | 'storm'> {
  readonly lid: readonly number[];
  readonly haul: readonly number[];
  readonly storm: readonly number[];
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Saved;
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  return copy({
    ...saved,
    box,
    pool: packed(saved.pool),
    lid: handfulOf(saved.lid),
    haul: handfulOf(saved.haul),
    storm: handfulOf(saved.storm),
    dice: saved.dice.map(packed),
    rng: rngWith(saved.rng.key, saved.rng.drawn),
  });
}
