import { expect, test } from 'vitest';
import { eloOf, expectedScore, type Meetings } from './elo.ts';

/** So many points of the first against the second on one seed of two games. */
const seed = (points: number): Meetings => ({
  points: [
    [0, points],
    [2 - points, 0],
  ],
  games: [
    [0, 2],
    [2, 0],
  ],
});

test('three wins of four are 191 Elo', () => {
  const seeds = Array.from({ length: 400 }, (_, i) => seed(i % 2 === 0 ? 2 : 1));
  const [first, second] = eloOf(2, seeds);
  expect((first?.mean ?? 0) - (second?.mean ?? 0)).toBeCloseTo(191, -1);
  expect((first?.mean ?? 0) + (second?.mean ?? 0)).toBeCloseTo(0);
  expect(expectedScore(191)).toBeCloseTo(0.75, 2);
});

test('the interval holds the mean, and is the wider the fewer seeds there are', () => {
  const width = (count: number): number => {
    const [first] = eloOf(
      2,
      Array.from({ length: count }, (_, i) => seed([2, 1, 1, 0][i % 4] as number)),
    );
    expect(first?.low).toBeLessThanOrEqual(first?.mean as number);
    expect(first?.high).toBeGreaterThanOrEqual(first?.mean as number);
    return (first?.high as number) - (first?.low as number);
  };
  expect(width(40)).toBeGreaterThan(1.5 * width(400));
});

test('the interval is that of 95 % over drawn seeds: on one seed won and one lost, each bound is its own quantile', () => {
  // Of drawn pairs of these two seeds a quarter is all won, a quarter all lost: far beyond 2.5 % on either side.
  const [first, second] = eloOf(2, [seed(2), seed(0)]);
  const [won] = eloOf(2, [seed(2), seed(2)]);
  const [lost] = eloOf(2, [seed(0), seed(0)]);
  expect([first?.low, first?.high]).toEqual([lost?.mean, won?.mean]);
  expect([second?.low, second?.high]).toEqual([lost?.mean, won?.mean]);
});

test('of a hundred seeds the bounds lie 1.96 standard errors from the mean', () => {
  const seeds = Array.from({ length: 100 }, (_, i) => seed(i % 2 === 0 ? 2 : 0));
  const [first] = eloOf(2, seeds);
  // Half of the points, with a standard error of 0.05: 0.402 and 0.598, which is 34.5 Elo for each of the two.
  expect(first?.low).toBeGreaterThan(-42);
  expect(first?.low).toBeLessThan(-28);
  expect(first?.high).toBeGreaterThan(28);
  expect(first?.high).toBeLessThan(42);
});

test('a player that wins every game is not infinitely strong', () => {
  const [first] = eloOf(2, [seed(2), seed(2)]);
  expect(first?.mean).toBeGreaterThan(100);
  expect(first?.mean).toBeLessThan(400);
});
