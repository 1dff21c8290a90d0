import { expect, test } from 'vitest';
import { COLOURS } from './components.ts';
import { diceIn, gathered, ofColour, oneDie, packed, unpacked } from './handful.ts';

test('as many dice of every colour as a box may have go into one handful', () => {
  const all = gathered(COLOURS.flatMap((_, colour) => Array.from({ length: 100 }, () => oneDie(colour))));
  expect(diceIn(all)).toEqual([100, 100, 100, 100]);
  expect(COLOURS.map((_, colour) => ofColour(all - oneDie(2), colour))).toEqual([100, 100, 99, 100]);
});

test('handfuls come back as they were written down', () => {
  const dice = [0, 0, 0, 0, 1, 2, 3, 4, 100, 0, 0, 26];
  expect(unpacked(packed(dice))).toEqual(dice);
  expect(packed(dice)).toHaveLength(3);
});
