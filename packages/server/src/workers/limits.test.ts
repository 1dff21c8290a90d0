import { readBot } from '@nightjar/bots';
import { GAMES } from '@nightjar/games';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { boundWithin, isQuick, seatable } from './limits.ts';

const games = await Promise.all(GAMES.map((listed) => listed.rules()));

test('a bot that would think for a minute is refused with the longest limit allowed', () => {
  expect(seatable('search:60000ms', nocturne)).toEqual({
    ok: false,
    fault: { where: 'bot', what: 'thinks too long for this server; the longest limit is 2000ms' },
  });
  for (const bot of ['search:1000000', 'mind:1000000~5', 'search:60000ms~5'])
    expect(seatable(bot, nocturne)).toMatchObject({ ok: false });
  for (const bot of ['greedy', 'search', 'search:5000', 'search:800ms', 'mind', 'master'])
    expect(seatable(bot, nocturne).ok).toBe(true);
});

test('every grade of every game can be seated', () => {
  for (const game of games)
    for (const grade of ['novice', 'gentle', 'steady', 'strong', 'master']) expect(seatable(grade, game).ok).toBe(true);
});

test('a bot that was seated before there was a limit thinks as long as its worker has time', () => {
  const limitOf = (bot: string) => {
    const read = readBot(bot, nocturne, boundWithin(2_000));
    return read.ok ? read.value.limit : read.fault.what;
  };
  expect(limitOf('search:60000ms')).toEqual({ ms: 1_500 });
  expect(limitOf('search:800ms')).toEqual({ ms: 800 });
  expect(limitOf('mind:1000000')).toEqual({ iterations: 5_000 });
  expect(limitOf('search:60000ms~20')).toEqual({ ms: 1_500 });
  expect(limitOf('greedy')).toBeNull();
});

test('a bot that does not search is quick, and so is a short search', () => {
  const quick = ['random', 'search:150ms', 'search:300', 'greedy~100', 'novice', 'steady', 'mind:8~80'];
  expect(quick.filter((bot) => !isQuick(bot, nocturne))).toEqual([]);
  const slow = ['search:800ms', 'search', 'search:800ms~5', 'mind', 'mind~5', 'master', 'mind:301'];
  expect(slow.filter((bot) => isQuick(bot, nocturne))).toEqual([]);
});

test('whether a grade is quick follows from its rung in that game: strong is in every game of ours, master in none', () => {
  expect(games.filter((game) => !isQuick('strong', game))).toEqual([]);
  expect(games.filter((game) => isQuick('master', game))).toEqual([]);
  const slowed = { ...nocturne, ladder: ['random', 'random', 'random', 'search:1000', 'search:2000'] as const };
  expect([isQuick('strong', slowed), isQuick('sharp', slowed)]).toEqual([false, false]);
});
