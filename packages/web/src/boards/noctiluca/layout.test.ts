import { defaultBox, PATHS } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { beside } from '../../kit/roving.ts';
import { rowOf } from './dive.ts';
import { HIGH, middleOf, SHORE, SPACE, shorePlaces, spacePlaces, spotsFor, WIDE } from './layout.ts';

const spaces = spacePlaces(defaultBox);
const shores = shorePlaces(defaultBox);
const all = [...shores, ...spaces];

test('all spaces and shores lie inside the drawing, and no two of them touch', () => {
  const drawn = [
    ...spaces.map((place) => ({ ...place, r: SPACE })),
    ...shores.map((place) => ({ ...place, r: SHORE })),
  ];
  for (const [i, a] of drawn.entries()) {
    expect(Math.abs(a.x) + a.r).toBeLessThanOrEqual(WIDE);
    expect(Math.abs(a.y) + a.r).toBeLessThanOrEqual(HIGH);
    for (const b of drawn.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(a.r + b.r);
  }
});

test('NLC-2.5: every row is a straight line that begins at its shore', () => {
  for (const shore of shores) {
    for (const path of PATHS) {
      const row = rowOf(defaultBox, shore.name, path).flatMap(
        (name) => spaces.find((space) => space.name === name) ?? [],
      );
      const [first, second, ...others] = row;
      if (first === undefined || second === undefined) throw new Error('no row');
      for (const { x, y } of others) {
        const across = (second.x - first.x) * (y - first.y) - (second.y - first.y) * (x - first.x);
        expect(Math.abs(across)).toBeLessThan(50);
      }
      const far = ({ x, y }: { readonly x: number; readonly y: number }): number =>
        Math.hypot(x - shore.x, y - shore.y);
      expect(far(first)).toBeLessThan(Math.min(...row.slice(1).map(far)));
    }
  }
});

test('arrow keys lead from every place to every other', () => {
  const reached = new Set(['S0']);
  for (const name of reached) {
    const from = all.find((place) => place.name === name);
    if (from === undefined) throw new Error(name);
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
      const to = beside(all, from, key);
      if (to !== null) reached.add(to.name);
    }
  }
  expect(reached.size).toBe(all.length);
});

test('dice on a space lie apart from each other, however many there are', () => {
  for (const dice of [0, 1, 2, 3, 4, 5, 7]) {
    const spots = spotsFor(dice);
    expect(spots).toHaveLength(dice);
    for (const [i, [x, y]] of spots.entries()) {
      for (const [ox, oy] of spots.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(24);
    }
  }
});

test('the middle of places is their mean', () => {
  expect(
    middleOf([
      { name: 'a', x: 2, y: 0 },
      { name: 'b', x: 4, y: 6 },
    ]),
  ).toEqual([3, 3]);
  expect(middleOf([])).toEqual([0, 0]);
});
