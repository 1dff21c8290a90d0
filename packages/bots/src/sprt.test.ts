import { expect, test } from 'vitest';
import { sprtOf } from './sprt.ts';

const scores = (count: number, mean: number): number[] =>
  Array.from({ length: count }, (_, i) => mean + (i % 2 === 0 ? 0.35 : -0.35));

test('a test says that the first is stronger, that it is not, or that it is too early to tell', () => {
  const guess = { elo0: 0, elo1: 50 };
  expect(sprtOf(scores(400, 0.57), guess).holds).toBe('elo1');
  expect(sprtOf(scores(400, 0.5), guess).holds).toBe('elo0');
  expect(sprtOf(scores(20, 0.54), guess).holds).toBeNull();
});

test('a handful of seeds tells nothing, however they ended', () => {
  expect(sprtOf([1, 1, 1, 1, 1, 1, 1], { elo0: 0, elo1: 50 })).toMatchObject({ llr: 0, holds: null, seeds: 7 });
});
