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

test('a newcomer has 1500, and one game lost or won is about a hundred of them', () => {
  expect(shownRating(UNKNOWN)).toBe(1500);
  const [winner, loser] = rated([UNKNOWN, UNKNOWN], [1, 2]).map(shownRating) as [number, number];
  expect(winner).toBeGreaterThan(1550);
  expect(winner).toBeLessThan(1650);
  expect(winner + loser).toBe(3000);
});

test('what is shown grows by forty for each point of strength; doubt is told by the number of games', () => {
  const { mu, sigma } = UNKNOWN;
  expect(shownRating({ mu: mu + 10, sigma })).toBe(1900);
  expect(shownRating({ mu, sigma: sigma + 1 })).toBe(1500);
});
