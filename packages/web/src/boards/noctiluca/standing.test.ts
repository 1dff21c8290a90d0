import { majoritiesOf, noctiluca, rewardOf } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { majoritiesIn, pointsFor, rewardIn } from './standing.ts';
import { questionsMet, seenBy } from './testing/games.ts';
import { total } from './view.ts';

test('NLC-10.2: majorities are shown as the score sheet counts them, to spectators too', () => {
  let majorities = 0;
  for (const { state } of questionsMet('standing', 5)) {
    const seen = seenBy(state, 0);
    const settled = majoritiesIn(seen);
    expect(settled).toEqual(majoritiesOf(state));
    expect(majoritiesIn({ table: noctiluca.view(state, 'table'), eyes: 'table' })).toEqual(settled);
    const sheets = noctiluca.explain(state, 0);
    for (const { seat } of sheets) {
      const won = total(settled.map(({ sides, each }) => (sides.includes(seat) ? each : 0)));
      expect(pointsFor(sheets, seat, ['majorities'])).toBe(won);
      majorities += won;
    }
  }
  expect(majorities).toBeGreaterThan(0);
});

test('NLC-8.4a, NLC-10.7, NLC-10.8: a jar brings what it brings at the table itself', () => {
  let compared = 0;
  for (const { state, seat, question } of questionsMet('rewards', 6)) {
    if (question === 'over') continue;
    const seen = seenBy(state, seat);
    for (const jar of state.box.jars.id.slice(0, 12)) {
      expect(rewardIn(seen, jar)).toEqual(rewardOf(state, seat, jar));
      compared += 1;
    }
    expect(rewardIn({ ...seen, eyes: 'table' }, 'jar-gold-09')).toBeNull();
  }
  expect(compared).toBeGreaterThan(100);
});

test('lines of a sheet are added up, and a seat without a sheet has no points', () => {
  const line = (category: string, points: number) => ({ category, points, rule: '', parts: [] });
  const sheets = [
    { seat: 0, total: -3, lines: [line('tokens', 4), line('tempestTokens', -5), line('tempestDice', -2)] },
  ];
  expect(pointsFor(sheets, 0, ['tempestTokens', 'tempestDice'])).toBe(-7);
  expect(pointsFor(sheets, 1, ['tokens'])).toBe(0);
});
