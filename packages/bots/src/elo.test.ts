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

test('who wins three of four is 191 Elo stronger', () => {
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

test('who wins every game is not infinitely strong', () => {
  const [first] = eloOf(2, [seed(2), seed(2)]);
  expect(first?.mean).toBeGreaterThan(100);
  expect(first?.mean).toBeLessThan(400);
});
