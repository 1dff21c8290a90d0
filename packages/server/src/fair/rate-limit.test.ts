import { expect, test, vi } from 'vitest';
import { systemClock } from '../clock.ts';
import { RateLimit } from './rate-limit.ts';

test('a key is refused over its limit until the next window, and other keys are not', () => {
  let now = 0;
  const limit = new RateLimit(2, { now: () => now });
  limit.count('a');
  limit.count('a');
  now = 4_500;
  expect(() => limit.count('a')).toThrow(expect.objectContaining({ status: 429, code: 'too-many', retryAfter: 6 }));
  limit.count('b');
  now = 10_000;
  limit.count('a');
});

test('a wall clock that jumps neither opens a window nor keeps it closed', () => {
  const limit = new RateLimit(1, systemClock);
  limit.count('a');
  const now = Date.now();
  const wall = vi.spyOn(Date, 'now');
  for (const jump of [86_400_000, -86_400_000]) {
    wall.mockReturnValue(now + jump);
    expect(() => limit.count('a')).toThrow('too many');
    limit.count(`another after ${jump}`);
  }
  wall.mockRestore();
});
