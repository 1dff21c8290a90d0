import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { framesFromJson, framesToJson } from '@nightjar/script';
import { boxWith } from './box.ts';
import { readerOf } from './library.ts';
import type { Options } from './options.ts';
import { copy, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. Texts go by their names. */
export function toJson(state: State): Json {
  const { box, rng, stack, picks, ...rest } = copy(state);
  return {
    ...(rest as unknown as JsonObject),
    picks: [...picks],
    stack: framesToJson(stack, readerOf(box).library),
    rng: { key: rng.key, drawn: rng.drawn },
  };
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Omit<State, 'box' | 'stack'> & { options: Options; stack: Json };
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  const stack = framesFromJson(saved.stack, readerOf(box).library);
  return copy({ ...saved, box, stack, rng: rngWith(saved.rng.key, saved.rng.drawn) });
}
