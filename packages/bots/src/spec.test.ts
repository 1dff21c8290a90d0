import { rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';
import { botNames, readBot, rungIn } from './spec.ts';

const plain = pebble(1, 0);

test.each([
  'random',
  'greedy',
  'search:1',
  'search:1000',
  'search:1000000',
  'search:300ms',
  'search:60000ms',
  'greedy~30',
  'search:50~5',
  'random~100',
])('%s is a bot of that name', (name) => {
  const bot = readBot(name, plain);
  expect(bot.ok && bot.value.name).toBe(name);
});

test('a search without a limit makes a thousand iterations', () => {
  const bot = readBot('search', plain);
  expect(bot.ok && bot.value.name).toBe('search:1000');
});

test.each([
  '',
  'Random',
  'search:',
  'search:0',
  'search:1000001',
  'search:60001ms',
  'search:-1',
  'search:1e3',
  'alpha',
  'greedy~0',
  'greedy~501',
  'greedy~5~5',
  'alpha~5',
])('"%s" is refused as a bot', (name) => {
  const bot = readBot(name, plain);
  expect(bot.ok).toBe(false);
  expect(!bot.ok && bot.fault.what).toContain(`"${name.replace(/^alpha.*/, 'alpha')}"`);
});

test('a grade stands for its rung, with the blunders it is given, and every other bot for itself', () => {
  const game = { ...pebble(1, 0), ladder: ['random', 'greedy~9', 'greedy', 'search:5~3', 'mind:7'] as const };
  const names = ['master', 'strong~10', 'sharp', 'mind:7', 'greedy~10', 'nobody'];
  expect(names.map((name) => rungIn(name, game))).toEqual([
    'mind:7',
    'search:5~3~10',
    'search:5~3',
    'mind:7',
    'greedy~10',
    'nobody',
  ]);
});

test("a game's own advisers are bots by their names, in that game only", () => {
  const game = { ...pebble(1, 0), advisers: [{ name: 'modest', answer: () => 1 }] };
  const bot = readBot('modest', game);

  expect(botNames(game)).toContain('modest');
  expect(bot.ok && bot.value.limit).toBeNull();
  expect(bot.ok && bot.value.answer(observed(game), rngFrom(''))).toBe(1);
  expect(readBot('modest', pebble(1, 0)).ok).toBe(false);
});
