import {
  type Action,
  canonical,
  type Eyes,
  faultText,
  type Json,
  type JsonObject,
  pick,
  rngFrom,
} from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import type { State } from './state.ts';
import { editionWith, newGame, type Position, position } from './testing/position.ts';
import type { View } from './view.ts';

/** A state imagined from what these eyes see of the true one. */
function imagined(state: State, eyes: Eyes, seed = 'imagined'): State {
  const view = JSON.parse(JSON.stringify(nocturion.view(state, eyes))) as Json;
  const found = nocturion.imagine(view, eyes, rngFrom(seed));
  if (!found.ok) throw new Error(faultText(found.fault));
  return found.value;
}

/** What is wrong with a view in which some fields are others. */
function fault(state: State, change: (view: View) => JsonObject, eyes: Eyes = 'table'): string | null {
  const view = nocturion.view(state, eyes);
  const found = nocturion.imagine({ ...view, ...change(view) }, eyes, rngFrom('fault'));
  return found.ok ? null : faultText(found.fault);
}

const given = (told: Position, ...texts: readonly string[]): State => {
  const state = position(told);
  for (const text of texts) nocturion.apply(state, nocturion.read(state, text) as Action);
  return state;
};

test('At every question of a game, in the middle of effects too, what is imagined from a view looks the same', () => {
  const questions = new Set<string>();
  for (const players of [2, 3, 4]) {
    const state = newGame(players, 'every');
    const random = rngFrom('every');
    while (nocturion.pending(state) !== null) {
      questions.add(nocturion.pending(state)?.question ?? '');
      for (const eyes of [...state.house.keys(), 'table'] as const)
        expect(nocturion.view(imagined(state, eyes), eyes)).toEqual(nocturion.view(state, eyes));
      nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
    }
    expect(nocturion.result(imagined(state, 'table'))).toEqual(nocturion.result(state));
  }
  expect(questions.size).toBeGreaterThan(15);
});

test('Where nothing comes to light, an imagined game goes on as the true one does', () => {
  let compared = 0;
  for (const players of [2, 3]) {
    const state = newGame(players, 'on');
    const random = rngFrom('on');
    while (nocturion.pending(state) !== null) {
      const seat = nocturion.pending(state)?.seat ?? 0;
      const other = imagined(state, seat);
      for (const action of nocturion.legal(state)) {
        const [next, twin] = [nocturion.copy(state), nocturion.copy(other)];
        nocturion.apply(next, action);
        if (nocturion.reveals(next) !== nocturion.reveals(state)) continue;
        nocturion.apply(twin, action);
        expect(nocturion.view(twin, seat)).toEqual(nocturion.view(next, seat));
        compared += 1;
      }
      nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
    }
  }
  expect(compared).toBeGreaterThan(500);
});

test('What eyes cannot see is dealt at random, and what they see stays', () => {
  const state = given(
    {
      deck: 'gremlin gazer sky-ray',
      seats: [{ beasts: 'dusk-owl', hand: 'moss-bear' }, { hand: 'alligator rune-toad' }],
    },
    'use dusk-owl',
    'keep gazer',
  );
  const deals = Array.from({ length: 60 }, (_, i) => imagined(state, 0, `deal ${i}`));
  const different = (part: (one: State) => unknown): number =>
    new Set(deals.map((one) => canonical(part(one) as Json))).size;
  expect(different(({ hand }) => hand[0])).toBe(1);
  expect(different(({ hand }) => hand[1])).toBeGreaterThan(40);
  expect(different(({ deck }) => deck.slice(0, 2))).toBe(1);
  expect(different(({ deck }) => deck.slice(2))).toBe(60);
  expect(different(({ curseDeck }) => curseDeck)).toBe(60);
  expect(different(({ rng }) => rng.key)).toBe(60);
});

test('A player who is asked about a hidden hand has a choice in every deal', () => {
  const told: Position = { empty: 'farm', tracker: 22, seats: [{ dice: '1', hand: 'alligator moss-bear gazer' }] };
  for (const texts of [
    ['activate farm 1', 'use'],
    ['activate farm 1', 'use', 'choose summon'],
  ]) {
    const state = given(told, ...texts);
    for (let i = 0; i < 40; i += 1) {
      expect(nocturion.legal(imagined(state, 1, `hand ${i}`)).length).toBeGreaterThan(1);
      expect(nocturion.legal(nocturion.determinize(state, 1, rngFrom(`hand ${i}`))).length).toBeGreaterThan(1);
    }
  }
  const both = given(
    { ...told, deck: 'gremlin rune-toad gazer', seats: [{ dice: '1', equipped: 'helm greaves', hand: 'alligator' }] },
    'activate farm 1',
    'use',
    'choose search',
    'keep gremlin',
  );
  expect(nocturion.pending(both)?.question).toBe('portalThen');
  for (let i = 0; i < 20; i += 1) {
    const other = imagined(both, 1, `both ${i}`);
    nocturion.apply(other, nocturion.read(other, 'use') as Action);
    expect(nocturion.view(other, 1).seats[0]?.menagerie[0] ?? nocturion.pending(other)?.question).not.toBe('action');
  }
});

test('A view of a house edition is imagined with it, and of an unknown one not at all', () => {
  const state = given({ edition: editionWith({ dice: { total: 9 } }) });
  expect(imagined(state, 0).box).toBe(state.box);
  expect(fault(state, () => ({ options: { players: 2, edition: 'none' } }))).toBe(
    'options.edition: no such edition is known here',
  );
});

test('A view is refused at the place where it is no view', () => {
  const state = given({ players: 3, seats: [{ dice: '2 3', hand: 'gremlin', resources: 'wood', beasts: 'dusk-owl' }] });
  const seat = (view: View, change: JsonObject): JsonObject => ({
    seats: view.seats.map((one, i) => (i === 0 ? { ...one, ...change } : one)),
  });
  expect(fault(state, () => ({}))).toBeNull();
  expect(fault(state, () => ({ game: 'nocturne' }))).toMatch(/^game: must be "nocturion"/);
  expect(fault(state, ({ seats }) => ({ seats: seats.slice(1) as unknown as Json }))).toBe(
    'seats: must have at least 3 entries',
  );
  expect(fault(state, (view) => seat(view, { resources: { wood: 3 } }))).toBe('12 of 10 wood');
  expect(fault(state, (view) => seat(view, { resources: { stone: 3 } }))).toMatch(
    /^seats\[0\]\.resources: "stone" is unknown/,
  );
  expect(fault(state, (view) => seat(view, { handCount: 40 }))).toBe('beasts: are too few');
  expect(fault(state, (view) => seat(view, { dice: [7] }))).toMatch(/^seats\[0\]\.dice\[0\]: must be a whole number/);
  expect(fault(state, (view) => seat(view, { house: 'ashmark' }))).toBe('two seats have the same house');
  expect(fault(state, (view) => seat(view, { prestige: 9 }))).toMatch(/^seat 0 has 9 Prestige/);
  expect(fault(state, (view) => seat(view, { deeds: [{ category: 'curses', what: null, prestige: 0 }] }))).toMatch(
    /is no deed/,
  );
  expect(
    fault(state, (view) => seat(view, { deeds: [{ category: 'heirlooms', what: 'crown', prestige: 0 }] })),
  ).toMatch(/is no Heirloom/);
  expect(fault(state, () => ({ lastYear: 9 }))).toBe('lastYear: does not fit the rest of the view');
  expect(fault(state, () => ({ asked: 1 }))).toBe('asked: does not fit the rest of the view');
  expect(
    fault(state, ({ beasts }) => ({
      beasts: { ...beasts, under: Array.from({ length: 40 }, () => ({ seat: 0, beast: null })) } as unknown as Json,
    })),
  ).toMatch(/^beasts/);
  expect(fault(state, ({ underway }) => ({ underway: { ...underway, stage: 'pass' } as unknown as Json }))).toBe(
    'underway: nobody is asked anything',
  );
  const text =
    (texts: readonly JsonObject[]) =>
    ({ underway }: View): JsonObject => ({ underway: { ...underway, texts } });
  expect(fault(state, text([{ text: 'nothing', seat: 0, step: 0 }]))).toMatch(
    /^underway\.texts\[0\]\.text: "nothing" is unknown/,
  );
  expect(fault(state, text([{ text: 'takeAny', seat: 0, step: 9 }]))).toBe('underway.texts: takeAny has 2 steps');
  expect(fault(state, text([{ text: 'takeAny', seat: 0, step: 1 }]))).toBe('underway: nobody is asked anything');
  expect(fault(state, text([{ text: 'takeAny', seat: 7, step: 0 }]))).toMatch(/^underway\.texts\[0\]\.seat/);
  expect(fault(state, () => ({}), 5)).toMatch(/^eyes: must be a whole number/);
});
