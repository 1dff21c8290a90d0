import { expect, test } from 'vitest';
import { COLOURS } from './components.ts';
import { common, diceIn, gathered, handfulOf, lastOf, ofColour, oneDie, packed, sizeOf, unpacked } from './handful.ts';

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

test('of each colour two handfuls have the fewer in common, and all their dice are counted', () => {
  const numbers = [0, 1, 2, 63, 64, 99, 100];
  for (const [i, n] of numbers.entries()) {
    for (const other of numbers) {
      const dice = [n, other, numbers[(i + 3) % numbers.length] as number, n];
      const others = [other, n, n, other];
      const least = dice.map((of, colour) => Math.min(of, others[colour] as number));
      expect(diceIn(common(handfulOf(dice), handfulOf(others)))).toEqual(least);
      expect(sizeOf(handfulOf(dice))).toBe(dice.reduce((sum, of) => sum + of, 0));
    }
  }
});

test('the last die of a handful is one of its last colour', () => {
  expect(lastOf(handfulOf([3, 0, 2, 0]))).toBe(oneDie(2));
  expect(lastOf(handfulOf([1, 0, 0, 100]))).toBe(oneDie(3));
  expect(lastOf(oneDie(0))).toBe(oneDie(0));
});
