import { obeysLaws, waysToPlay } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';

test('Every number of players obeys the laws of all games', () => {
  const ways = waysToPlay(nocturion);
  expect(ways).toHaveLength(3);
  expect(obeysLaws(nocturion, { ways, seeds: 2, every: 23 }).games).toBe(6);
});
