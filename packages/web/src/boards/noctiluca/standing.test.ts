import { noctiluca } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { favouriteOn, majoritiesIn, rewardOf, tempestCost } from './standing.ts';
import { firstDive, questionsMet, seenBy } from './testing/games.ts';
import { boxIn, total } from './view.ts';

test('NLC-10.2, NLC-13.4: majorities and the tempest’s cost are shown as the score sheet counts them', () => {
  let majorities = 0;
  let lost = 0;
  for (const { state } of questionsMet('standing', 5)) {
    const view = seenBy(state, 0);
    const settled = majoritiesIn(view);
    for (const { seat, lines } of noctiluca.explain(state, 0)) {
      const won = total(settled.map(({ sides, each }) => (sides.includes(seat) ? each : 0)));
      expect(lines.find(({ category }) => category === 'majorities')?.points).toBe(won);
      majorities += won;
      const storm = lines.filter(({ category }) => category.startsWith('tempest')).map(({ points }) => points);
      expect(tempestCost(view)).toBe(total(storm) === 0 ? 0 : -total(storm));
      lost += tempestCost(view);
    }
  }
  expect(majorities).toBeGreaterThan(0);
  expect(lost).toBeGreaterThan(0);
});

test('NLC-8.4a, NLC-10.7, NLC-10.8: a jar brings the top token, its printed points and its favourite spaces', () => {
  const view = firstDive(2);
  const box = boxIn(view);
  const favourite = box.favourites.find(({ colour }) => colour === 0)?.id ?? '';
  const table = { ...view, seats: view.seats.map((seat) => ({ ...seat, favourite })) };
  expect(rewardOf(table, 0, 'jar-gold-09')).toEqual({ token: 2, points: 2, favourite: 3 });
  expect(rewardOf({ ...table, stacks: [] }, 0, 'jar-red-01')).toEqual({ token: 0, points: 0, favourite: 1 });
});

test('NLC-14.2: a favourite that is not seen counts nothing', () => {
  expect(favouriteOn(boxIn(firstDive(2)), null, 'jar-gold-09')).toBe(0);
});
