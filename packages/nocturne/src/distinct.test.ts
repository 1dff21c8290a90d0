import { expect, test } from 'vitest';
import { distinct } from './distinct.ts';

test('different values come once each, ascending, whatever order they lay in', () => {
  expect(distinct([5, 2, 5, 9, 2, 0])).toEqual([0, 2, 5, 9]);
  expect(distinct([3, 3, 3])).toEqual([3]);
  expect(distinct([1, 2, 3])).toEqual([1, 2, 3]);
  expect(distinct([3, 2, 1])).toEqual([1, 2, 3]);
  expect(distinct([])).toEqual([]);
});

test('values below the given one are left out', () => {
  expect(distinct([-1, 4, -1, 0])).toEqual([0, 4]);
  expect(distinct([1, 4, 2], 2)).toEqual([2, 4]);
});
