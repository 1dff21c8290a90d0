import { bad, type Game, good } from '@nightjar/kernel';
import { admit, boxWith, defaultBox } from './box.ts';
import { determinize } from './determinize.ts';
import { estimate } from './estimate.ts';
import { type NocturionEvent, viewEvent } from './events.ts';
import { featureNames, features } from './features.ts';
import { scoreHoldings } from './holdings.ts';
import { imagine } from './imagine.ts';
import { audit } from './inventory.ts';
import { ladder } from './ladder.ts';
import { read, write } from './notation.ts';
import { CHOICES, MODES, type Options, readOptions } from './options.ts';
import { type NocturionProspect, prospect } from './prospect.ts';
import { apply, begin, legal, pending } from './questions.ts';
import { refuse } from './refuse.ts';
import { fromJson, toJson } from './saved.ts';
import { setup } from './setup.ts';
import { explain, result } from './standing.ts';
import { copy, type State } from './state.ts';
import { sharedView, type View, view, viewParts } from './view.ts';

/** Nocturion, whole: 2 to 4 players, by docs/rules/nocturion.md. */
export const nocturion: Game<State, Options, NocturionEvent, View, unknown, NocturionProspect> = {
  name: 'nocturion',
  rules: 1,
  seats: [2, 3, 4],
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
    begin(state);
    return state;
  },
  copy,
  pending,
  legal,
  apply,
  result,
  explain,
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
  prospect,
  audit,
  toJson,
  fromJson,
  // No view keeps the order in which dice and Resources came and went, nor who passed for a turn that is over.
  passing: ['dieTaken', 'dieDiscarded', 'dieChanged', 'took', 'paid', 'passed'],
  holdings(json, edition) {
    const box = boxWith(edition);
    return box === undefined ? bad('edition', 'is not known here') : scoreHoldings(json, box);
  },
};
