import { expect, test } from 'vitest';
import { readBot } from './spec.ts';

test.each(['random', 'greedy', 'search:1', 'search:1000', 'search:300ms'])('%s is a bot of that name', (name) => {
  const bot = readBot(name);
  expect(bot.ok && bot.value.name).toBe(name);
});

test('a search without a limit makes a thousand iterations', () => {
  const bot = readBot('search');
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
])('"%s" is refused as a bot', (name) => {
  const bot = readBot(name);
  expect(bot.ok).toBe(false);
  expect(!bot.ok && bot.fault.what).toContain(`"${name}"`);
});
