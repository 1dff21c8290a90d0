import { type Game, good } from '@nightjar/kernel';
import { ADVISERS, plans, Window } from './advice/index.ts';
import { admit, defaultBox } from './box.ts';
import { daily } from './daily.ts';
import { determinize } from './determinize.ts';
import { endings } from './endings.ts';
import { estimate } from './estimate.ts';
import { type DominionEvent, PASSING, viewEvent } from './events.ts';
import { featureNames, features } from './features.ts';
import { holdings } from './holdings.ts';
import { imagine } from './imagine.ts';
import { audit } from './inventory.ts';
import { ladder } from './ladder.ts';
import { read, write } from './notation.ts';
import { AT_TABLES, CHOICES, MODES, type Options, readOptions } from './options.ts';
import { apply, begin, legal, pending } from './questions.ts';
import { refuse } from './refuse.ts';
import { fromJson, toJson } from './saved.ts';
import { setup } from './setup.ts';
import { explain, result } from './standing.ts';
import { copy, NONE, type State } from './state.ts';
import { sharedView, type View, view, viewParts } from './view.ts';

type Dominion = Game<State, Options, DominionEvent, View, Window>;

const now: Dominion = {
  name: 'dominion',
  rules: 3,
  seats: [2, 3, 4],
  modes: MODES,
  choices: CHOICES,
  atTables: AT_TABLES,
  edition: defaultBox.hash,
  admit(edition) {
    const box = admit(edition);
    return box.ok ? good(box.value.hash) : box;
  },
  options: readOptions,
  setup(options, seed) {
    const state = setup(options, seed);
    begin(state);
    return state;
  },
  copy,
  pending,
  legal,
  apply,
  result,
  explain,
  endings,
  view,
  parts: { shared: (state) => ({ view: sharedView(state), sheets: explain(state) }), viewer: viewParts },
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
  audit,
  toJson,
  fromJson,
  window: (state, seat) => new Window(state, seat),
  advisers: ADVISERS,
  plans,
  passing: PASSING,
  holdings,
  daily,
};

/** By these, a table may stand still for ever: DOM-16.7 came with number 3. */
const rules2: Dominion = {
  ...now,
  rules: 2,
  setup: (options, seed) => {
    const state = setup(options, seed);
    state.standstill = NONE;
    begin(state);
    return state;
  },
};

/** Dominion with Dominion: Nocturne, by docs/rules/dominion.md. */
export const dominion: Dominion = { ...now, earlier: [rules2] };
