import { MOST } from '@nightjar/kernel/reader';
import { expect, test } from 'vitest';
import { COLOURS, JAR_COLOURS } from './components.ts';
import {
  common,
  diceIn,
  gathered,
  handfulOf,
  lastOf,
  MOST_OF_COLOUR,
  ofColour,
  oneDie,
  oneToken,
  packed,
  sizeOf,
  unpacked,
} from './handful.ts';

test('as many dice of every colour as a box may have go into one handful', () => {
  const all = gathered(COLOURS.flatMap((_, colour) => Array.from({ length: MOST_OF_COLOUR }, () => oneDie(colour))));
  const most = MOST_OF_COLOUR;
  expect(diceIn(all)).toEqual([most, most, most, most]);
  expect(COLOURS.map((_, colour) => ofColour(all - oneDie(2), colour))).toEqual([most, most, most - 1, most]);
});

test('as many tokens of every colour as a list may have are read from one handful', () => {
  const all = gathered(JAR_COLOURS.flatMap((_, colour) => Array.from({ length: MOST }, () => oneToken(colour))));
  expect(JAR_COLOURS.map((_, colour) => ofColour(all, colour))).toEqual(JAR_COLOURS.map(() => MOST));
});

test('a box may have so many dice of a colour that the guard stays free, and so many tokens that they fill no more than it', () => {
  const guard = 128;
  expect(MOST_OF_COLOUR).toBeLessThan(guard);
  expect(MOST).toBeLessThan(2 * guard);
  // With a guard that is filled, fewer would pass for more.
  expect(common(handfulOf([guard]), handfulOf([1]))).not.toBe(handfulOf([1]));
  expect(common(handfulOf([guard - 1]), handfulOf([guard - 1]))).toBe(handfulOf([guard - 1]));
});

test('handfuls come back as they were written down', () => {
  const dice = [0, 0, 0, 0, 1, 2, 3, 4, 100, 0, 0, 26];
  expect(unpacked(packed(dice))).toEqual(dice);
  expect(packed(dice)).toHaveLength(3);
});

test('of each colour two handfuls have the fewer in common, and all their dice are counted', () => {
  const numbers = [0, 1, 2, 63, 64, MOST_OF_COLOUR - 1, MOST_OF_COLOUR];
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
