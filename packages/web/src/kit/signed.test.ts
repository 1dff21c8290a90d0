import { expect, test } from 'vitest';
import { plain, signed } from './signed.ts';

test('what is added has a sign, nothing has none, and a minus is no hyphen', () => {
  expect([3, 0, -2].map((n) => signed(n, 'en'))).toEqual(['+3', '0', '−2']);
  expect([3, 0, -2].map((n) => plain(n, 'en'))).toEqual(['3', '0', '−2']);
});

test('digits are written as the language writes them, one of them after the point', () => {
  expect(signed(1.25, 'en')).toBe('+1.3');
  expect(signed(-1.25, 'de')).toBe('−1,3');
  expect(signed(0.04, 'de'), 'what rounds to nothing').toBe('0');
  expect(plain(1200, 'de')).toBe('1.200');
});
