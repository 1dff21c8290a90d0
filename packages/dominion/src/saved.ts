import { type Json, type JsonObject, rngWith } from '@nightjar/kernel';
import { framesFromJson, framesToJson } from '@nightjar/script';
import { boxWith } from './box.ts';
import { library } from './library.ts';
import type { Options } from './options.ts';
import { copy, type Delayed, NONE, type State } from './state.ts';

/** The whole state as plain data: everything that changes, the options, and where chance stands. */
export function toJson(state: State): Json {
  const { box: _box, rng, stack, delayed, standstill, ...rest } = copy(state);
  return {
    ...(rest as unknown as JsonObject),
    // States by rules that count no standing still say nothing of it, as ever: records are sealed over them.
    ...(standstill === NONE ? {} : { standstill }),
    rng: { key: rng.key, drawn: rng.drawn },
    stack: framesToJson(stack, library),
    delayed: delayed.map((entry) => ({ ...entry, script: library.entry(entry.script).name })),
  };
}

/** The state that `toJson` wrote. */
export function fromJson(json: Json): State {
  const saved = json as unknown as Omit<State, 'box' | 'delayed' | 'standstill'> & {
    options: Options;
    standstill?: number;
    delayed: readonly (Omit<Delayed, 'script'> & { readonly script: string })[];
  };
  const box = boxWith(saved.options.edition);
  if (box === undefined) throw new Error(`edition ${saved.options.edition} was not admitted`);
  return copy({
    ...saved,
    standstill: saved.standstill ?? NONE,
    box,
    rng: rngWith(saved.rng.key, saved.rng.drawn),
    stack: framesFromJson(saved.stack as unknown as Json, library),
    delayed: saved.delayed.map((entry) => ({ ...entry, script: library.place(entry.script) })),
  });
}
