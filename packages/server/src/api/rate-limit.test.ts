import { expect, test, vi } from 'vitest';
import { addressOf, Limit } from './rate-limit.ts';

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:0db8:0000:0001::9', '2001:db8:0:1'],
  ['::1', '0:0:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['1:2:3:4:5:6:7::', '1:2:3:4'],
])('who comes from %s is counted as %s', (ip, address) => {
  expect(addressOf({ ip })).toBe(address);
});

test('a key is let pass so often in a window and again in the next, and others are not touched', () => {
  let now = 0;
  const limit = new Limit(2, () => now);
  limit.count('a');
  limit.count('a');
  now = 4_500;
  expect(() => limit.count('a')).toThrow(expect.objectContaining({ status: 429, code: 'too-many', retryAfter: 6 }));
  limit.count('b');
  now = 10_000;
  limit.count('a');
});

test('a wall clock that leaps neither opens a window nor keeps it closed', () => {
  const limit = new Limit(1);
  limit.count('a');
  const now = Date.now();
  const wall = vi.spyOn(Date, 'now');
  for (const leap of [86_400_000, -86_400_000]) {
    wall.mockReturnValue(now + leap);
    expect(() => limit.count('a')).toThrow('too many');
    limit.count(`another after ${leap}`);
  }
  wall.mockRestore();
});
