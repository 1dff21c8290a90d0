import { obeysLaws, waysToPlay } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';

test('Every number of players obeys the laws of all games', () => {
  const ways = waysToPlay(noctiluca);
  expect(ways).toHaveLength(4);
  expect(obeysLaws(noctiluca, { ways, seeds: 2, every: 17 }).games).toBe(8);
});

test('A table that names its first player obeys the laws of all games', () => {
  const read = noctiluca.options({ players: 3, firstPlayer: 'chosen' });
  if (!read.ok) throw new Error(read.fault.what);
  expect(obeysLaws(noctiluca, { options: { ...read.value }, seeds: 2, every: 17 }).games).toBe(2);
});
