import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { framesFromJson, framesToJson } from '@nightjar/script';
import { boxWith } from './box.ts';
import { library } from './library.ts';
import type { Options } from './options.ts';
import { copy, type Delayed, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. */
export function toJson(state: State): Json {
  const { box: _box, rng, stack, delayed, ...rest } = copy(state);
  return {
    ...(rest as unknown as JsonObject),
    rng: { key: rng.key, drawn: rng.drawn },
    stack: framesToJson(stack, library),
    delayed: delayed.map((entry) => ({ ...entry, script: library.entry(entry.script).name })),
  };
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Omit<State, 'box' | 'delayed'> & {
    options: Options;
    delayed: readonly (Omit<Delayed, 'script'> & { readonly script: string })[];
  };
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  return copy({
    ...saved,
    box,
    rng: rngWith(saved.rng.key, saved.rng.drawn),
    stack: framesFromJson(saved.stack as unknown as Json, library),
    delayed: saved.delayed.map((entry) => ({ ...entry, script: library.place(entry.script) })),
  });
}
