import { type Game, good } from '@nightjar/kernel';
import { admit, defaultBox } from './box.ts';
import { run } from './course.ts';
import { determinize } from './determinize.ts';
import { estimate } from './estimate.ts';
import { type NoctilucaEvent, viewEvent } from './events.ts';
import { audit } from './inventory.ts';
import { read, write } from './notation.ts';
import { CHOICES, MODES, type Options, readOptions } from './options.ts';
import { apply, legal, pending } from './questions.ts';
import { refuse } from './refuse.ts';
import { fromJson, toJson } from './saved.ts';
import { setup } from './setup.ts';
import { explain, result } from './standing.ts';
import { copy, type State } from './state.ts';
import { view } from './view.ts';

/** Noctiluca, whole: 1 to 4 players, by docs/rules/noctiluca.md. */
export const noctiluca: Game<State, Options, NoctilucaEvent> = {
  name: 'noctiluca',
  rules: 1,
  seats: [1, 2, 3, 4],
  modes: MODES,
  choices: CHOICES,
  edition: defaultBox.hash,
  admit(edition) {
    const box = admit(edition);
    return box.ok ? good(box.value.hash) : box;
  },
  options: readOptions,
  setup(options, seed) {
    const state = setup(options, seed);
    run(state);
    return state;
  },
  copy,
  pending,
  legal,
  apply,
  result,
  explain,
  view,
  viewEvent,
  determinize,
  reveals: (state) => state.reveals,
  write,
  read,
  refuse,
  estimate,
  audit,
  toJson,
  fromJson,
};
