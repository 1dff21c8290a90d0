import { expect, test } from 'vitest';
import { clockText, msLeft } from './clock.ts';
import { spread } from './spread.ts';

test('time left is told in the unit that matters', () => {
  expect(clockText(61_500)).toBe('1:01');
  expect(clockText(3_660_000)).toBe('1 h 1 min');
  expect(clockText(3 * 86_400_000)).toBe('3 d');
});

test('a clock that runs counts to its deadline and not below nothing; one that stands keeps its time', () => {
  expect([1000, 30_000, 99_000].map((now) => msLeft({ deadline: 31_000 }, now))).toEqual([30_000, 1000, 0]);
  expect([1000, 99_000].map((now) => msLeft({ deadline: null, ms: 60_000 }, now))).toEqual([60_000, 60_000]);
});

test('numbers at the ends of lines do not lie on each other and keep their order', () => {
  expect(spread([40, 10, 12], 17)).toEqual([44, 10, 27]);
});
