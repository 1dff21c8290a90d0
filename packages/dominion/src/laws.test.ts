import { obeysLaws, waysToPlay } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';

const laws = { every: 29 };

test('The four recommended sets obey the laws of all games', () => {
  const ways = waysToPlay(dominion).filter(({ name }) => !name.startsWith('random') && name.endsWith('2'));
  expect(ways).toHaveLength(4);
  expect(obeysLaws(dominion, { ...laws, ways, seeds: 1 }).games).toBe(4);
});

test('Random kingdoms obey the laws of all games with two, three and four players', () => {
  const ways = waysToPlay(dominion).filter(({ name }) => name.startsWith('random'));
  expect(ways).toHaveLength(3);
  expect(obeysLaws(dominion, { ...laws, ways, seeds: 2 }).games).toBe(6);
});

test('DOM-17.17b: at an even pace games obey the laws of all games too', () => {
  const even = waysToPlay(dominion)
    .filter(({ name }) => name.startsWith('random'))
    .map(({ name, options }) => ({ name: `${name} even`, options: { ...options, ...dominion.atTables } }));
  expect(obeysLaws(dominion, { ...laws, ways: even, seeds: 1 }).games).toBe(3);
});
