import { expect, test } from 'vitest';
import { PRIOR, plackettLuce, type Strength } from './plackett-luce.ts';
import table from './rated-by-openskill.json' with { type: 'json' };

const strength = ([mu, sigma]: readonly number[]): Strength => ({ mu: mu as number, sigma: sigma as number });

test.each(table.cases.map(({ before, places, after }) => [before.length, places, before, after] as const))(
  '%i players placed %j end as openskill 5.0.1 rated them',
  (_, places, before, after) => {
    const found = plackettLuce(before.map(strength), places);
    expect(found).toHaveLength(after.length);
    for (const [i, { mu, sigma }] of found.entries()) {
      const wanted = strength(after[i] as number[]);
      expect(Math.abs(mu - wanted.mu), `mu of player ${i}`).toBeLessThan(1e-9);
      expect(Math.abs(sigma - wanted.sigma), `sigma of player ${i}`).toBeLessThan(1e-9);
    }
  },
);

test('the winner rises, the loser falls, and both deviations shrink', () => {
  const [winner, loser] = plackettLuce([PRIOR, PRIOR], [1, 2]) as [Strength, Strength];
  expect(winner.mu).toBeGreaterThan(PRIOR.mu);
  expect(loser.mu).toBeLessThan(PRIOR.mu);
  expect(winner.sigma).toBeLessThan(PRIOR.sigma);
  expect(loser.sigma).toBeLessThan(PRIOR.sigma);
});

test('a tie between equals moves neither', () => {
  const [one, other] = plackettLuce([PRIOR, PRIOR], [1, 1]) as [Strength, Strength];
  expect(one.mu).toBeCloseTo(PRIOR.mu, 9);
  expect(other.mu).toBeCloseTo(one.mu, 9);
});

test('only the order of places counts: with three players the one in the middle ends between the others', () => {
  const three = [PRIOR, PRIOR, PRIOR];
  const [first, second, third] = plackettLuce(three, [1, 2, 4]) as [Strength, Strength, Strength];
  expect(first.mu).toBeGreaterThan(second.mu);
  expect(second.mu).toBeGreaterThan(third.mu);
  expect(plackettLuce(three, [10, 20, 21])).toEqual([first, second, third]);
});
