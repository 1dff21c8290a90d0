import { expect, test } from 'vitest';
import { rated, shownRating, UNKNOWN } from './rating.ts';

test('whoever wins rises, whoever loses falls, and both are known better', () => {
  const [winner, loser] = rated([UNKNOWN, UNKNOWN], [1, 2]) as [typeof UNKNOWN, typeof UNKNOWN];
  expect(winner.mu).toBeGreaterThan(UNKNOWN.mu);
  expect(loser.mu).toBeLessThan(UNKNOWN.mu);
  expect(winner.sigma).toBeLessThan(UNKNOWN.sigma);
  expect(loser.sigma).toBeLessThan(UNKNOWN.sigma);
});

test('a tie between equals moves nobody', () => {
  const [one, other] = rated([UNKNOWN, UNKNOWN], [1, 1]) as [typeof UNKNOWN, typeof UNKNOWN];
  expect(one.mu).toBeCloseTo(UNKNOWN.mu, 9);
  expect(other.mu).toBeCloseTo(one.mu, 9);
});

test('with three at the table the one in the middle ends between the others', () => {
  const [first, second, third] = rated([UNKNOWN, UNKNOWN, UNKNOWN], [1, 2, 4]).map(shownRating) as [
    number,
    number,
    number,
  ];
  expect(first).toBeGreaterThan(second);
  expect(second).toBeGreaterThan(third);
});

test('a newcomer is shown as 0', () => {
  expect(shownRating(UNKNOWN)).toBe(0);
});

test('what is shown grows by forty for each point of strength, and falls by three times as much for each of doubt', () => {
  const { mu, sigma } = UNKNOWN;
  expect(shownRating({ mu: mu + 10, sigma })).toBe(400);
  expect(shownRating({ mu, sigma: sigma + 1 })).toBe(-120);
});
