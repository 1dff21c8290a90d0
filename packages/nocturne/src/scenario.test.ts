import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { readOptions } from './options.ts';
import { gains, holdingOf } from './standing.ts';
import type { State } from './state.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';
import type { View } from './view.ts';

const seen = (state: State, eyes: number | 'table' = 'table'): View => nocturne.view(state, eyes);

test('NOC-21.1: a scenario fixes a character, three goals of each kind, a target and one to three objectives', () => {
  expect(defaultBox.edition.scenarios.list).toHaveLength(20);
  for (const row of defaultBox.edition.scenarios.list) {
    expect([row.twilight.length, row.moonlight.length]).toEqual([3, 3]);
    expect([1, 2, 3]).toContain(row.objectives.length);
    const ability = defaultBox.edition.characters.list.find(({ id }) => id === row.character)?.ability.id;
    for (const seed of ['a', 'b', 'c']) {
      const view = seen(newGame({ scenario: row.number }, seed));
      expect(view.twilight.map(({ goal }) => goal)).toEqual(row.twilight);
      expect(view.moonlight).toEqual(row.moonlight);
      expect(view.sides.map((side) => side.ability)).toEqual([ability, ability]);
    }
  }
});

test('NOC-21.2: all players own the named character’s ability instead of their own', () => {
  const told: Position = { options: { scenario: 4, players: 3 }, characters: ['redd', 'sage', 'flint'] };
  expect(seen(position(told)).sides.map(({ ability }) => ability)).toEqual(['hoard', 'hoard', 'hoard']);
  const own = { ...told, options: { advanced: true, players: 3 } };
  expect(seen(position(own)).sides.map(({ ability }) => ability)).toEqual(['echo', 'gift', 'hoard']);
  const stack = 'skull-4 skull-3 skull-2';
  plays({ ...told, supply: ['star 1', '1', '1'], opened: true, grid: 'chest egg-1', stack }, (t) => {
    t.answers(0, 'cast star a1', 'keep skull-4').asks(0, 'hoard', ['hoard none', 'hoard skull-3', 'hoard skull-2']);
  });
});

test('NOC-21.2a: a scenario implies the advanced game, and an unused ability scores 2', () => {
  const read = readOptions({ scenario: 1 });
  expect(read.ok && read.value.advanced).toBe(true);
  const against = readOptions({ scenario: 1, advanced: false });
  expect(against.ok ? '' : against.fault.what).toContain('NOC-21.2a');
  const ability = (used: boolean[]): (number | undefined)[] =>
    nocturne
      .explain(position({ options: { scenario: 1 }, used }), 'table')
      .map(({ lines }) => lines.find(({ category }) => category === 'ability')?.points);
  expect(ability([false, true])).toEqual([2, 0]);
});

test('NOC-21.3: alone, the human takes the named character with its symbol', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) {
    const state = newGame({ players: 1, scenario: 4, characterAssignment: 'choose' }, seed);
    expect(seen(state).sides[0]?.character).toBe('flint');
    expect(holdingOf(state, 0).symbol).toBe(defaultBox.characters.find(({ id }) => id === 'flint')?.symbol);
  }
});

test('NOC-21.3: with more players everybody keeps the symbol of their own character', () => {
  const state = position({ options: { scenario: 4 }, characters: ['redd', 'abigail'] });
  const symbolOf = (id: string): number | undefined => defaultBox.characters.find((one) => one.id === id)?.symbol;
  expect([holdingOf(state, 0).symbol, holdingOf(state, 1).symbol]).toEqual([symbolOf('redd'), symbolOf('abigail')]);
});

test('NOC-21.4: a scenario’s Moonlight goals are known from the start', () => {
  const state = newGame({ scenario: 1 });
  for (const eyes of [0, 1, 'table'] as const) expect(seen(state, eyes).moonlight).toEqual(['M8', 'M11', 'M12']);
});

test('NOC-21.4: they count in Moonlight only', () => {
  const moonlight = (scenario: number, round: 'twilight' | 'moonlight', lying: Position): number | undefined =>
    nocturne
      .explain(position({ options: { scenario }, round, ...lying }), 'table')[0]
      ?.lines.find(({ category }) => category === 'moonlight')?.points;
  expect(moonlight(1, 'twilight', { flipped: { a1: '0 4' } })).toBe(0);
  expect(moonlight(1, 'moonlight', { flipped: { a1: '0 4' } })).toBe(3);
  expect(moonlight(2, 'twilight', { sprite: '0:5 0:4' })).toBe(0);
  expect(moonlight(2, 'moonlight', { sprite: '0:5 0:4' })).toBe(2);
});

const FEATHERS = 'feather-1 '.repeat(7);
const MUSHROOMS = 'tripti-1 tripti-1 tripti-1 duode-1 duode-1';
const HERBS = 'herb-A herb-B herb-C herb-D herb-E';
/** Scenario 1 asks for 75 points and 10 with skulls. Tiles of 69 points, 11 of them skulls; 2 for the ability. */
const nearly: Position = {
  options: { scenario: 1 },
  round: 'moonlight',
  opened: true,
  slots: '',
  characters: ['flint', 'sage'],
  brews: ['start-HE', 'start-FM'],
  supply: ['1 2', '1'],
  collection: [`${FEATHERS} ${MUSHROOMS} skull-4 skull-4 skull-3`, ''],
};

function ended(
  told: Position,
  look: (state: State, scores: readonly number[], places: readonly number[]) => void,
): void {
  plays(told, (t) => {
    const { scores, places } = t.answers(0, 'pass').answers(1, 'pass').isOver();
    look(t.state, scores, places);
  });
}

test('NOC-21.5: a scenario is mastered by reaching its target and all objectives', () => {
  ended(nearly, (state, scores) => {
    expect(scores[0]).toBe(75);
    expect([gains(state, 0)?.scenario, gains(state, 1)?.scenario]).toEqual([1, null]);
  });
  ended({ ...nearly, collection: [`${nearly.collection?.[0]} chest`, ''] }, (state, scores) => {
    expect(scores[0]).toBe(74);
    expect(gains(state, 0)?.scenario).toBeNull();
  });
  const fewSkulls = [`${FEATHERS} ${MUSHROOMS} skull-4 skull-3 skull-2`, ''];
  ended({ ...nearly, supply: ['1 2 3', '1'], collection: fewSkulls }, (state, scores) => {
    expect(scores[0]).toBe(75);
    expect(gains(state, 0)?.scenario).toBeNull();
  });
});

/** Scenario 7 asks for 85 points, 15 with skulls and no mushrooms. */
const seventh: Position = {
  ...nearly,
  options: { scenario: 7 },
  characters: ['redd', 'flint'],
  brews: ['start-SE', 'start-FM'],
  collection: [`${FEATHERS} ${HERBS} herb-A herb-C herb-E skull-4 skull-4 skull-4 skull-4`, ''],
};

test('NOC-21.5: of several objectives none may be missed', () => {
  ended(seventh, (state, scores) => {
    expect(scores[0]).toBeGreaterThanOrEqual(85);
    expect(gains(state, 0)?.scenario).toBe(7);
  });
  ended({ ...seventh, collection: [`${seventh.collection?.[0]} tripti-1`, ''] }, (state, scores) => {
    expect(scores[0]).toBeGreaterThanOrEqual(85);
    expect(gains(state, 0)?.scenario).toBeNull();
  });
});

/** The second player has 48 for eggs, 21 for herbs and 11 for skulls. */
const both = {
  ...nearly,
  collection: [
    nearly.collection?.[0] ?? '',
    `${'egg-1 '.repeat(8)} ${'egg-2 '.repeat(4)} ${HERBS} skull-4 skull-4 skull-3`,
  ],
};

test('NOC-21.6: the loser may master a scenario', () => {
  ended(both, (state, scores, places) => {
    expect([scores, places]).toEqual([
      [75, 84],
      [2, 1],
    ]);
    expect(gains(state, 0)?.scenario).toBe(1);
  });
});

test('NOC-21.6a: several players may master a scenario in the same game', () => {
  ended(both, (state) => {
    expect([gains(state, 0)?.scenario, gains(state, 1)?.scenario]).toEqual([1, 1]);
  });
});

test('NOC-21.7: a scenario is not combined with family mode or a modified game', () => {
  for (const other of [{ familyMode: 'family' }, { familyMode: 'family-simple' }, { modifiedGame: 'twoUp' }]) {
    const read = readOptions({ players: 2, scenario: 3, ...other });
    expect(read.ok ? '' : read.fault.what).toContain('NOC-21.7');
  }
});

test('NOC-21.28: any scenario may be played and mastered without those before it', () => {
  for (let scenario = 20; scenario >= 1; scenario -= 1) {
    for (const players of [1, 2, 3, 4]) {
      const row = defaultBox.edition.scenarios.list[scenario - 1];
      expect(seen(newGame({ scenario, players })).twilight.map(({ goal }) => goal)).toEqual(row?.twilight);
    }
  }
  ended(seventh, (state) => expect(gains(state, 0)?.scenario).toBe(7));
});
