import { expect, test } from 'vitest';
import { ahead, bestRival } from './rival.ts';

test('the best rival is the other seat with the most, the first of equals', () => {
  const worth = [3, -2, 7, 7];
  expect(worth.map((_, seat) => bestRival(worth, seat))).toEqual([2, 2, 3, 2]);
  expect(worth.map((_, seat) => ahead(worth, seat))).toEqual([-4, -9, 0, 0]);
});

test('a rival may have less than nothing', () => {
  expect([bestRival([1, -5], 0), ahead([1, -5], 0)]).toEqual([1, 6]);
});

test('who plays alone has no rival, and is ahead by all there is', () => {
  expect([bestRival([12], 0), ahead([12], 0)]).toEqual([-1, 12]);
});
