import { faultText, type Json, type JsonObject } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import example from '../data/example-holdings.json' with { type: 'json' };
import { nocturion } from './game.ts';
import { scoreHoldings } from './holdings.ts';

const fault = (json: Json): string | null => {
  const read = scoreHoldings(json);
  return read.ok ? null : faultText(read.fault);
};

/** What is wrong with two players if the first has this. */
const first = (player: { readonly [key: string]: Json }): string | null =>
  fault({
    players: [
      { name: 'Mira', prestige: 9, ...player },
      { name: 'Jon', prestige: 9 },
    ],
  });

test('The example is scored as the rules say: Bloodthirst is taken off, and ties are broken', () => {
  const scored = scoreHoldings(example);
  if (!scored.ok) throw new Error(faultText(scored.fault));
  expect(scored.value.map(({ name, total, place }) => [name, total, place])).toEqual([
    ['Ann', 31, 2],
    ['Mike', 31, 1],
    ['Constantinos', 28, 3],
  ]);
  expect(scored.value[0]?.lines.map(({ category, points }) => [category, points])).toEqual([
    ['heirlooms', 0],
    ['beasts', 0],
    ['quests', 0],
    ['rewards', 35],
    ['curses', -4],
  ]);
});

test('Holdings that no table can end with are refused at their place', () => {
  expect(first({})).toBeNull();
  for (const json of [null, 7, []]) expect(fault(json)).toBe('must be an object');
  expect(fault({ players: [{ name: 'Mira', prestige: 1 }] })).toBe('players: must have at least 2 entries');
  expect(fault({ game: 'nocturne', players: [] })).toMatch(/^game: "nocturne" is unknown/);
  expect(fault({ players: [], score: 1 })).toMatch(/^score: no such field; known are game, players/);
  expect(first({ prestige: -1 })).toBe('players[0].prestige: must be a whole number from 0 to 1000');
  expect(first({ name: 'Jon' })).toBe('players[1].name: "Jon" stands here twice');
  expect(first({ gold: 3 })).toMatch(/^players\[0\]\.gold: no such field/);
  expect(first({ curses: ['bloodthirst', 'bloodthirst', 'bloodthirst', 'bloodthirst'] })).toBe(
    'players[0].curses: must have at most 3 entries',
  );
  expect(first({ beasts: ['gremlin', 'gremlin'] })).toBe('players[0].beasts[1]: gremlin is there only once');
  expect(first({ beasts: ['dragon'] })).toMatch(/^players\[0\]\.beasts\[0\]: "dragon" is unknown/);
  const oaths = { prestige: 1, curses: ['broken-oath', 'broken-oath'] };
  expect(
    fault({
      players: [
        { name: 'a', ...oaths },
        { name: 'b', ...oaths },
      ],
    }),
  ).toBe('players[1].curses[1]: broken-oath is there 3 times only');
  expect(first({ resources: 61 })).toMatch(/^players\[0\]\.resources: must be a whole number from 0 to 60/);
});

test('Holdings are scored with the edition that is named', () => {
  expect(nocturion.holdings?.(example, nocturion.edition)).toMatchObject({ ok: true });
  expect(nocturion.holdings?.(example, 'nowhere')).toMatchObject({ ok: false, fault: { where: 'edition' } });
});

test('NRN-23.5, NRN-23.6, NRN-23.7: a sheet says by which rule a tie was settled, or that the place is shared', () => {
  const settled = (...players: readonly JsonObject[]): unknown => {
    const named = players.map((player, i) => ({ name: `Player ${i + 1}`, ...player }));
    const scored = scoreHoldings({ players: named });
    return scored.ok ? scored.value.map(({ place, tie }) => [place, tie]) : scored.fault;
  };
  expect(
    settled(
      { prestige: 9, beasts: ['gremlin'], resources: 1 },
      { prestige: 9, beasts: ['alligator'], resources: 1 },
      { prestige: 9, beasts: ['crystal-spider'] },
      { prestige: 5 },
    ),
  ).toEqual([
    [1, 'NRN-23.7'],
    [1, 'NRN-23.7'],
    [3, 'NRN-23.5'],
    [4, null],
  ]);
  expect(settled({ prestige: 9, beasts: ['gremlin'], resources: 2 }, { prestige: 9, beasts: ['alligator'] })).toEqual([
    [2, 'NRN-23.6'],
    [1, 'NRN-23.6'],
  ]);
});
