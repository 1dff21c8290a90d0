import {
  type Action,
  type AnyGame,
  bad,
  type Eyes,
  type GameEvent,
  good,
  isObject,
  type Json,
  type JsonObject,
  rngFrom,
  word,
} from '@nightjar/kernel';
import { expect, test } from 'vitest';
import type { Evening } from './lantern/evening.ts';
import { lantern } from './lantern.ts';
import { LAWS, type LawBreach } from './laws/breach.ts';
import { checkLaws, type LawSettings, obeysLaws } from './laws.ts';
import { BROKEN, type Broken, hiddenTop } from './testing/broken.ts';
import { waysToPlay } from './ways.ts';

const optionsFor = (raw: JsonObject): JsonObject => {
  const options = lantern.options(raw);
  if (!options.ok) throw new Error(options.fault.what);
  return options.value as unknown as JsonObject;
};

/** The first breach over a few games; a law must not need luck to fail. */
function breachOf(change: Partial<AnyGame>, settings: LawSettings = {}): LawBreach | null {
  const game: AnyGame = { ...lantern, ...change };
  for (const seed of ['1', '2', '3', '4', '5', '6']) {
    for (const players of [2, 4]) {
      const breach = checkLaws(game, optionsFor({ players, rounds: 8 }), seed, { every: 2, most: 400, ...settings });
      if (breach !== null) return breach;
    }
  }
  return null;
}

test.each<Broken>(BROKEN)('the law "%s" fails where %s', (law, _, change, settings) => {
  expect(breachOf(change, settings)?.law).toBe(law);
});

test('every law has a game that breaks it', () => {
  expect(LAWS.filter((law) => BROKEN.every(([broken]) => broken !== law))).toEqual([]);
});

test('the game itself breaks no law, nor does a bot that looks at its own legal answers', () => {
  expect(breachOf({}, { bots: [{ name: 'first', answer: ({ legal }) => legal[0] as Action }] })).toBeNull();
});

/** Promises what the answer brings where nothing is drawn or shown. */
const candid: AnyGame['prospect'] = (s: Evening, text: string) => {
  const action = lantern.read(s, text);
  const seat = lantern.pending(s)?.seat ?? 0;
  if (action === null) return null;
  const after = lantern.copy(s);
  lantern.apply(after, action);
  const total = (at: Evening): number => lantern.explain(at, seat)[seat]?.total ?? 0;
  return { points: lantern.reveals(after) === lantern.reveals(s) ? total(after) - total(s) : null };
};

test('a game may promise what each answer brings, or promise nothing', () => {
  expect(breachOf({ prospect: candid })).toBeNull();
  expect(
    breachOf({ prospect: (s: Evening, text) => (lantern.read(s, text) === null ? null : { points: null }) }),
  ).toBeNull();
});

test('an event named as passing may tell what no view keeps', () => {
  const loud = {
    passing: ['drew'],
    viewEvent: (event: GameEvent, eyes: Eyes) => (event.type === 'drew' ? event : lantern.viewEvent(event, eyes)),
  };
  expect(breachOf(loud)).toBeNull();
});

const NO_CHANCE = { key: [0, 0, 0, 0, 0, 0, 0, 0], drawn: 0 };

/** Gives fresh chance and re-deals nothing. */
const rekeyed: AnyGame['determinize'] = (s: Evening, _, random) => ({
  ...lantern.copy(s),
  rng: rngFrom(`${word(random)}`),
});

test('where it is said that nothing is hidden, nothing need be re-dealt', () => {
  expect(breachOf({ determinize: rekeyed })?.what).toBe('re-dealing for the table never changed what any seat sees');
  expect(breachOf({ determinize: rekeyed }, { hides: false })).toBeNull();
});

test('a game in which seats see no more than the table has nothing to re-deal', () => {
  const open = {
    passing: ['drew'],
    determinize: rekeyed,
    view: (s: Evening) => ({
      ...lantern.view(s, 'table'),
      evening: { ...(lantern.toJson(s) as JsonObject), reveals: 0, rng: NO_CHANCE },
    }),
    imagine: (view: Json) => {
      const { game, evening = null } = isObject(view) ? view : {};
      return game === 'lantern' && isObject(evening) && isObject(evening['rng'])
        ? good(lantern.fromJson(evening))
        : bad('', 'is no view');
    },
  };
  expect(breachOf(open)).toBeNull();
});

test('a breach names the game, the law, the seed, the answer and what differed', () => {
  const peeping: AnyGame = {
    ...lantern,
    estimate: (s: Evening, seat: number) => lantern.estimate(s, seat) + hiddenTop(s),
  };
  expect(() => obeysLaws(peeping, { seeds: ['owl'] })).toThrow(
    /^standard 1: lantern breaks the law "peek" at answer \d+ of seed "owl": seat 0 can tell hidden states apart by estimate: /,
  );
});

test('costly laws are checked at the same answers every time, and progress is told', () => {
  const heard: number[] = [];
  const options = optionsFor({ players: 2 });
  expect(checkLaws(lantern, options, 'steady', { progress: (answers) => heard.push(answers) })).toBeNull();
  expect(heard).toEqual(heard.map((_, i) => i));
  expect(heard.length).toBeGreaterThan(8);
});

test('one way to play can be checked alone', () => {
  const checked = obeysLaws(lantern, { options: optionsFor({ players: 2, rounds: 2 }), seeds: 2 });
  expect(checked.games).toBe(2);
});

test('ways to play are all modes with all numbers of seats', () => {
  expect(waysToPlay(lantern).map(({ name }) => name)).toEqual([
    'standard 1',
    'standard 2',
    'standard 3',
    'standard 4',
    'short 2',
  ]);
  expect(waysToPlay(lantern)[4]?.options).toMatchObject({ players: 2, rounds: 2 });
});

test('a mode the game itself refuses is an error', () => {
  const broken = { ...lantern, modes: [{ id: 'crowd', seats: [9], options: {} }] };
  expect(() => waysToPlay(broken)).toThrow('lantern, crowd 9: players: must be 1, 2, 3 or 4');
});
