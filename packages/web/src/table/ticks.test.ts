import { expect, test } from 'vitest';
import { ticks } from './ticks.ts';

test('the grid goes on below zero', () => {
  expect(ticks(-24, 30)).toEqual([-20, -10, 0, 10, 20, 30]);
  expect(ticks(0, 25)).toEqual([0, 10, 20]);
});

test('many points have lines further apart', () => {
  expect(ticks(-30, 80)).toEqual([-25, 0, 25, 50, 75]);
});
