import type { Haul } from '@nightjar/noctiluca';
import { boardWords, noctilucaWords } from '@nightjar/words/noctiluca';
import { expect, test } from 'vitest';
import { remarksOn, type Words } from './remarks.ts';

await noctilucaWords.load('en');
const words: Words = {
  lang: 'en',
  t: boardWords('en'),
  name: (id) => id,
  side: (side) => ['Mira', 'Jonas', 'Ada'][side] ?? '',
  dice: (dice) => dice.join(''),
};
const haul: Haul = {
  shore: 'S0',
  path: 'short',
  number: 3,
  comes: [2, 0, 0, 0],
  fits: [1, 0, 0, 0],
  rest: [1, 0, 0, 0],
  placed: [[1, 0, 0, 0]],
  fills: [],
  fillsAll: false,
  takers: [1, 2],
  worth: 1,
};
const told = (changed: Partial<Haul>, isSolo: boolean, help: 'fits' | 'full' = 'full'): string =>
  remarksOn({ ...haul, ...changed }, words, { isSolo, help })
    .map(({ text }) => text)
    .join(' ');

test('NLC-7.2: with full help only, the players who can use a passed die are named', () => {
  expect(told({}, false)).toBe('Passed on: 1000. Can use it: Jonas, Ada.');
  expect(told({ takers: [] }, false)).toBe('Passed on: 1000. Nobody can use it.');
  expect(told({}, false, 'fits')).toBe('Passed on: 1000.');
});

test('NLC-13.5: alone, dice that do not fit are told as lost points', () => {
  expect(told({}, true)).toBe('Lost to the tempest: 1000, that is −1.');
});

test('a haul says which jars it fills: one, one of two, or both', () => {
  const rest = [0, 0, 0, 0];
  expect(told({ rest, fills: ['red'] }, false)).toBe('Fills red. Everything fits.');
  expect(told({ rest, fills: ['red', 'gold'] }, false)).toBe('Fills red or gold. Everything fits.');
  expect(told({ rest, fills: ['red', 'gold'], fillsAll: true }, false)).toBe('Fills both your jars. Everything fits.');
});

test('NLC-5.7: a number no die shows is told to bring nothing', () => {
  expect(told({ comes: [0, 0, 0, 0] }, false)).toBe('No die shows 3: nothing comes.');
});
