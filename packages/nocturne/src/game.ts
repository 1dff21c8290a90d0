import { type Game, good } from '@nightjar/kernel';
import { admit, defaultBox } from './box.ts';
import { run } from './course.ts';
import { determinize } from './determinize.ts';
import { endings } from './endings.ts';
import { estimate } from './estimate.ts';
import { type NocturneEvent, viewEvent } from './events.ts';
import { featureNames, features } from './features.ts';
import { scoreWith } from './holdings.ts';
import { imagine } from './imagine.ts';
import { audit } from './inventory.ts';
import { ladder } from './ladder.ts';
import { read, write } from './notation.ts';
import { CHOICES, MODES, type Options, readOptions } from './options.ts';
import { type NocturneProspect, prospect } from './prospect.ts';
import { apply, legal, pending } from './questions.ts';
import { refuse } from './refuse.ts';
import { fromJson, toJson } from './saved.ts';
import { setup } from './setup.ts';
import { explain, result, sharedSheets, sheetParts } from './standing.ts';
import { copy, type State } from './state.ts';
import { track } from './track.ts';
import { sharedView, type View, view, viewParts } from './view.ts';

/** Nocturne, whole: 1 to 4 players, every mode of docs/rules/nocturne.md. */
export const nocturne: Game<State, Options, NocturneEvent, View, unknown, NocturneProspect> = {
  name: 'nocturne',
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
  atEnd: ['moonlight', 'leftover', 'ability'],
  view,
  parts: {
    shared: (state) => ({ view: sharedView(state), sheets: sharedSheets(state) }),
    viewer: (state, eyes, { sheets }) => [...viewParts(state, eyes), ...sheetParts(state, eyes, sheets)],
  },
  viewEvent,
  determinize,
  imagine,
  reveals: (state) => state.reveals,
  write,
  read,
  refuse,
  estimate,
  features,
  featureNames,
  ladder,
  prospect,
  audit,
  toJson,
  fromJson,
  // NOC-26.8: what a chest leaves is shown to all, and a new stack may hide it within the same answer (NOC-11.6).
  passing: ['opened'],
  endings,
  holdings: scoreWith,
  track,
};
