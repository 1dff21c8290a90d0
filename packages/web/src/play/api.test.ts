import { expect, test } from 'vitest';
import { askUntilHeard } from './api.ts';

test('a command that nobody hears is sent again after ever longer pauses, for half a minute, and then given up', async () => {
  const pauses: number[] = [];
  const sent: unknown[] = [];
  const unheard = askUntilHeard(
    (_path, init) => {
      sent.push(init?.body);
      return Promise.reject(new Error('no network'));
    },
    'POST',
    '/matches/m1/answer',
    { command: 'c1' },
    (ms) => Promise.resolve(void pauses.push(ms)),
  );
  await expect(unheard).rejects.toThrow('no network');
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b));
  expect(pauses[0]).toBeLessThan(1000);
  expect(pauses.at(-1)).toBeLessThan(10_000);
  expect(pauses.reduce((sum, ms) => sum + ms)).toBeGreaterThan(30_000);
  expect(sent).toEqual(Array.from({ length: pauses.length + 1 }, () => '{"command":"c1"}'));
});
