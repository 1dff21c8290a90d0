import { expect, test } from 'vitest';
import { bounded, isQuick, within } from './thinking.ts';

test('a bot that would think for a minute is refused, and told the longest that may be', () => {
  expect(bounded('search:60000ms')).toEqual({
    ok: false,
    fault: { where: 'bot', what: 'thinks too long for this server; the longest is search:2000ms' },
  });
  for (const bot of ['search:1000000', 'search:1000000~5', 'search:60000ms~5'])
    expect(bounded(bot)).toMatchObject({ ok: false });
  for (const bot of ['greedy', 'search', 'search:5000', 'search:800ms', 'big-money', 'master'])
    expect(bounded(bot).ok).toBe(true);
});

test('a bot that was seated before there was a bound thinks as long as its worker has time', () => {
  expect(within('search:60000ms', 2_000)).toBe('search:1500ms');
  expect(within('search:800ms', 2_000)).toBe('search:800ms');
  expect(within('search:1000000', 2_000)).toBe('search:5000');
  expect(within('menu', 2_000)).toBe('menu');
  expect(within('search:60000ms~20', 2_000)).toBe('search:1500ms~20');
});

test('a bot that does not search is quick, and so is a short search', () => {
  const quick = ['random', 'menu', 'search:150ms', 'search:300', 'greedy~100', 'novice', 'steady'];
  expect(quick.filter((bot) => !isQuick(bot))).toEqual([]);
  expect(['search:800ms', 'search', 'search:800ms~5', 'strong', 'master', 'sharp'].filter(isQuick)).toEqual([]);
});
