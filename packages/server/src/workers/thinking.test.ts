import { expect, test } from 'vitest';
import { bounded, isQuick, within } from './thinking.ts';

test('a bot that would think for a minute is refused, and told the longest that may be', () => {
  expect(bounded('search:60000ms')).toEqual({
    ok: false,
    fault: { where: 'bot', what: 'thinks too long for this server; the longest is search:2000ms' },
  });
  expect(bounded('search:1000000')).toMatchObject({ ok: false });
  for (const bot of ['greedy', 'search', 'search:5000', 'search:800ms', 'big-money'])
    expect(bounded(bot).ok).toBe(true);
});

test('a bot that was seated before there was a bound thinks as long as its thread has time', () => {
  expect(within('search:60000ms', 2_000)).toBe('search:1500ms');
  expect(within('search:800ms', 2_000)).toBe('search:800ms');
  expect(within('search:1000000', 2_000)).toBe('search:5000');
  expect(within('menu', 2_000)).toBe('menu');
});

test('a bot that does not search is quick, and so is a short search', () => {
  expect(['random', 'menu', 'search:150ms', 'search:300', 'search:800ms', 'search'].map(isQuick)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});
