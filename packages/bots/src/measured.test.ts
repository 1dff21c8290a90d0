import { expect, test } from 'vitest';
import { measure, measureShare } from './measured.ts';

test('an interval has the seeds as its unit and needs two of them', () => {
  expect(measure([1, 2, 3])).toEqual({ mean: 2, low: expect.closeTo(-0.484, 2), high: expect.closeTo(4.484, 2) });
  expect(measure([0.5]).low).toBe(Number.NEGATIVE_INFINITY);
});

test("an interval is as wide as Student's t has it, also for few seeds", () => {
  /** n values around 0 with variance n: half their interval is the quantile itself. */
  const quantile = (n: number): number => {
    const values = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.sqrt(n - 1));
    return measure(values).high;
  };
  // The 97.5 % quantiles for 1, 3, 5, 9 and 99 degrees of freedom.
  const tabled = new Map([
    [2, 12.706],
    [4, 3.182],
    [6, 2.571],
    [10, 2.262],
    [100, 1.984],
  ]);
  for (const [n, t] of tabled) expect(Math.abs(quantile(n) / t - 1)).toBeLessThan(0.01);
});

test('who has won every time so far is not sure to win', () => {
  expect(measureShare([1, 1, 1])).toEqual({ mean: 1, low: expect.closeTo(0.292, 3), high: 1 });
  expect(measureShare([0, 0, 0])).toEqual({ mean: 0, low: 0, high: expect.closeTo(0.708, 3) });
  expect(measureShare([0.5, 0.5])).toEqual({
    mean: 0.5,
    low: expect.closeTo(0.079, 3),
    high: expect.closeTo(0.921, 3),
  });
  expect(measureShare([0, 1])).toEqual({ mean: 0.5, low: 0, high: 1 });
  expect(measureShare([1])).toEqual({ mean: 1, low: 0, high: 1 });
});
