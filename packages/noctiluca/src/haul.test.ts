import { expect, test } from 'vitest';
import { estimate } from './estimate.ts';
import { type Dive, type Haul, haulOf, hauls } from './haul.ts';
import type { State } from './state.ts';
import { give, type Position, position } from './testing/position.ts';

const SHORT: Dive = { shore: 'S0', path: 'short', number: 3 };
const LONG: Dive = { shore: 'S0', path: 'long', number: 3 };

function haul(told: Position, dive = SHORT, seat = 0): Haul {
  const found = haulOf(position(told), seat, dive);
  if (found === null) throw new Error('no haul');
  return found;
}

test('NLC-5.6, NLC-6.3: a haul is every die of the number on the path, and as much of it fits as there are spaces', () => {
  const told: Position = { pool: { O0: 'P3 P3 P4', O10: 'O3', O1: 'G3' }, jars: ['gold-09/PP', 'red-09'] };
  expect(haul(told)).toMatchObject({ comes: [2, 0, 0, 1], fits: [1, 0, 0, 0], rest: [1, 0, 0, 1] });
  expect(haul(told, LONG)).toMatchObject({ comes: [0, 0, 1, 0], fits: [0, 0, 1, 0], rest: [0, 0, 0, 0] });
  expect(haul(told, { ...SHORT, number: 6 })).toMatchObject({ comes: [0, 0, 0, 0], takers: [], worth: 0 });
});

test('NLC-6.3a: dice that may go on either jar are shown on the one that lacks least', () => {
  // The brown jar has one purple and two orange spaces left, the gold one three purple and three green ones.
  const told: Position = { pool: { O0: 'P3 P3 G3 G3', O11: 'G3 G3' }, jars: ['gold-09 brown-03/P', 'red-09'] };
  expect(haul(told).placed).toEqual([
    [1, 0, 3, 0],
    [1, 0, 0, 0],
  ]);
});

test('NLC-8.2: a jar is said to be filled if all it lacks comes, and several together if there is enough for all', () => {
  const jars = ['gold-09/PPGGG red-09/PPPOO', 'brown-03'];
  expect(haul({ pool: { O0: 'P3' }, jars })).toMatchObject({ fills: ['jar-gold-09'], fillsAll: false });
  const lacksPurple = ['gold-09/PPGGG brown-03/POO', 'red-09'];
  const both = ['jar-gold-09', 'jar-brown-03'];
  expect(haul({ pool: { O0: 'P3' }, jars: lacksPurple })).toMatchObject({ fills: both, fillsAll: false });
  expect(haul({ pool: { O0: 'P3 P3' }, jars: lacksPurple })).toMatchObject({ fills: both, fillsAll: true });
  expect(haul({ pool: { O0: 'B3' }, jars: lacksPurple }).fills).toEqual([]);
});

test('NLC-8.1: a jar that waits for its delivery is not filled once more', () => {
  const state = position({ pool: { O0: 'P1 P3 B1' }, jars: ['gold-09/PPGGG', 'gold-02'] });
  for (const text of ['dive S0', 'path short', 'number 1']) give(state, text);
  expect(state.stage).toBe('passed');
  expect(haulOf(state, 0, SHORT)).toMatchObject({ comes: [1, 0, 0, 0], fits: [0, 0, 0, 0], fills: [] });
});

test('NLC-7.1, NLC-7.5: who can use the rest is told in the order it arrives, and never the diver', () => {
  const told: Position = {
    options: { players: 4 },
    pool: { O0: 'O3' },
    jars: ['gold-09', 'red-09', 'gold-02', 'brown-03'],
  };
  expect(haul(told).takers).toEqual([1, 3]);
  expect(haul({ ...told, round: 2 }).takers).toEqual([3, 1]);
  expect(haul(told, SHORT, 3).takers).toEqual([]);
});

test('NLC-2.6: each row and number is listed once, from a free shore', () => {
  const state = position({});
  const all = hauls(state, 0);
  const rows = all.map(({ shore, path, number }) => `${shore} ${path} ${number}`);
  expect(new Set(rows).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(40);
  expect(all.length).toBeLessThanOrEqual(72);
  const pawned = hauls(position({ pawned: 'S0' }), 0);
  expect(pawned).toHaveLength(all.length);
  expect(pawned.some(({ shore }) => shore === 'S0')).toBe(false);
  const own = hauls(state, 0, ['S0']);
  expect(new Set(own.map(({ shore, path }) => `${shore} ${path}`))).toEqual(new Set(['S0 short', 'S0 long']));
});

interface Dived {
  readonly worth: number;
  readonly state: State;
}

test('the worth of a haul differs from another’s as the estimate after the dives does', () => {
  const told: Position = {
    pool: { O0: 'P1 P1 B2', O11: 'G1 G2 G2', O10: 'P2 P2' },
    jars: ['gold-09 brown-03', 'red-09'],
  };
  const [first, second] = [1, 2].map((number) => {
    const state = position(told);
    const { worth } = haulOf(state, 0, { ...SHORT, number }) as Haul;
    for (const text of ['dive S0', 'path short', `number ${number}`]) give(state, text);
    // Both wait for a split of the purple dice, with nothing placed yet.
    expect(state.stage).toBe('place');
    return { worth, state };
  }) as [Dived, Dived];
  expect(first.worth - second.worth).toBeCloseTo(estimate(first.state, 0) - estimate(second.state, 0), 8);
  expect(first.worth).not.toBe(second.worth);
});

test('what is no dive on this board is no haul', () => {
  const state = position({});
  expect(haulOf(state, 0, { ...SHORT, shore: 'nowhere' })).toBeNull();
  for (const number of [0, 7, 1.5]) expect(haulOf(state, 0, { ...SHORT, number })).toBeNull();
});
