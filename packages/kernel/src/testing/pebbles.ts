import { good } from '../checked.ts';
import type { Game } from '../game.ts';
import type { JsonObject } from '../json.ts';
import { below, copyRng, type Rng, rngFrom, rngWith } from '../rng.ts';

/** A game of two seats, small enough to see through: lay as many pebbles as you like, throw if you dare, then be done. */
export interface Pebbles {
  seat: number;
  laid: number[];
  thrown: number[];
  turns: number;
  reveals: number;
  rng: Rng;
}

const TEXTS = ['lay', 'lay two', 'throw', 'done'];
const TURNS = 4;

export const pebbles: Game<Pebbles> = {
  name: 'pebbles',
  rules: 3,
  seats: [2],
  modes: [],
  choices: [],
  edition: 'round',
  admit: () => good('round'),
  options: (raw) => good(raw as JsonObject),
  setup: (_, seed) => ({ seat: 0, laid: [0, 0], thrown: [], turns: 0, reveals: 0, rng: rngFrom(seed) }),
  copy: (state) => ({ ...state, laid: [...state.laid], thrown: [...state.thrown], rng: copyRng(state.rng) }),
  pending: ({ seat, turns }) =>
    turns === TURNS ? null : { seat, question: 'turn', made: 0, min: 1, max: 1, rule: 'PEB-1.1' },
  legal: ({ turns }) => (turns === TURNS ? [] : [0, 1, 2, 3]),
  apply(state, action, tell) {
    tell?.({ type: TEXTS[action] ?? '', seat: state.seat });
    if (action < 2) state.laid[state.seat] = (state.laid[state.seat] ?? 0) + action + 1;
    if (action === 2) {
      state.thrown.push(below(state.rng, 1000));
      state.reveals += 1;
    }
    if (action < 3) return;
    state.turns += 1;
    state.seat = 1 - state.seat;
  },
  result: ({ turns, laid }) => (turns === TURNS ? { scores: laid, places: [1, 1] } : null),
  explain: ({ laid }) => laid.map((total, seat) => ({ seat, total, lines: [] })),
  view: ({ seat, laid, thrown, turns }) => ({ seat, laid, thrown, turns }),
  viewEvent: (event) => event,
  determinize: (state) => pebbles.copy(state),
  imagine: (view, _, random) => {
    const { seat, laid, thrown, turns } = view as unknown as Pebbles;
    return good({ seat, laid: [...laid], thrown: [...thrown], turns, reveals: thrown.length, rng: copyRng(random) });
  },
  reveals: (state) => state.reveals,
  write: (_, action) => TEXTS[action] ?? '',
  read(_, text) {
    const action = TEXTS.indexOf(text.toLowerCase());
    return action < 0 ? null : action;
  },
  refuse: (_, __, text) =>
    TEXTS.includes(text) ? null : { rule: 'PEB-1.2', reason: 'no-such-answer', with: { text: text.slice(0, 20) } },
  estimate: () => 0,
  audit: () => null,
  toJson: ({ rng, ...rest }) => ({
    ...rest,
    laid: [...rest.laid],
    thrown: [...rest.thrown],
    key: rng.key,
    drawn: rng.drawn,
  }),
  fromJson(json) {
    const { key, drawn, ...rest } = json as unknown as Pebbles & { key: number[]; drawn: number };
    return { ...rest, rng: rngWith(key, drawn) };
  },
};

/** The same, but the second seat has nothing to choose. */
export const hurried: Game<Pebbles> = {
  ...pebbles,
  legal: (state) => (state.seat === 1 && state.turns < TURNS ? [3] : pebbles.legal(state)),
  read: (state, text) => (state.seat === 1 && text !== 'done' ? null : pebbles.read(state, text)),
};
