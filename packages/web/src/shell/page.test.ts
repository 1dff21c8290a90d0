import { expect, test } from 'vitest';
import { titleOf } from './page.ts';

test('the tab says how many tables wait for us', () => {
  expect(titleOf('Rules', 2)).toBe('(2) Rules · Nightjar');
  expect(titleOf('Rules', 0)).toBe('Rules · Nightjar');
  expect(titleOf('Nightjar', 0)).toBe('Nightjar');
});
