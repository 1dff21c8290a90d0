import { expect, test } from 'vitest';
import { SYMBOLS } from './components.ts';
import { reach } from './reach.ts';
import { type Position, position } from './testing/position.ts';

const held: Position = {
  characters: ['redd', 'sage'],
  brews: ['start-SF', 'start-HE'],
  collection: ['skull-4 skull-2 herb-A mirror', 'egg-1'],
};

/** Symbols by name, those that are there. */
const named = (symbols: readonly number[] | undefined): object =>
  Object.fromEntries((symbols ?? []).flatMap((n, i) => (n > 0 ? [[SYMBOLS[i], n]] : [])));

test('NOC-18.15, NOC-17.7: a side brews with the symbols of its tiles and its character, and a mirror stone has none', () => {
  const state = position(held);
  expect(named(reach(state, 0, 'start-SF')?.has)).toEqual({ skull: 3, feather: 1, herb: 1 });
  expect(named(reach(state, 1, 'start-SF')?.has)).toEqual({ egg: 1, herb: 1 });
});

test('NOC-18.16: a concoction shows for each tier whether the symbols suffice, and what the full one lacks', () => {
  const state = position(held);
  expect(reach(state, 0, 'start-SF')?.suffices).toEqual([true, false]);
  expect(named(reach(state, 0, 'start-SF')?.lacks)).toEqual({ feather: 1 });
  expect(reach(state, 1, 'start-SF')?.suffices).toEqual([false, false]);
  expect(named(reach(state, 1, 'start-SF')?.lacks)).toEqual({ skull: 2, feather: 2 });
});

test('a concoction that is complete lacks nothing', () => {
  const state = position({ ...held, collection: ['skull-4 skull-3 feather-1', ''] });
  expect(reach(state, 0, 'start-SF')).toMatchObject({ suffices: [true, true], lacks: SYMBOLS.map(() => 0) });
});

test('what the box does not have is in nobody’s reach', () => {
  expect(reach(position(held), 0, 'soup')).toBeNull();
});
