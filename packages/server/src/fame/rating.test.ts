import { expect, test } from 'vitest';
import { PRIOR, plackettLuce } from './plackett-luce.ts';
import { shownRating } from './rating.ts';

test('a new player has 1500, and one game is worth about a hundred', () => {
  expect(shownRating(PRIOR)).toBe(1500);
  const [winner, loser] = plackettLuce([PRIOR, PRIOR], [1, 2]).map(shownRating) as [number, number];
  expect(winner).toBeGreaterThan(1550);
  expect(winner).toBeLessThan(1650);
  expect(winner + loser).toBe(3000);
});

test('a rating grows by forty for each point of strength, and the deviation does not change it', () => {
  const { mu, sigma } = PRIOR;
  expect(shownRating({ mu: mu + 10, sigma })).toBe(1900);
  expect(shownRating({ mu, sigma: sigma + 1 })).toBe(1500);
});
