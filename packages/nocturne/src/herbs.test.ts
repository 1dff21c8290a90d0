import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { herbBonus, herbSplit, mostLetters } from './herbs.ts';
import { scored } from './testing/collection.ts';

const BONUS = defaultBox.scoring.herbSets;
/** Counts of A to E and the wild herb. */
const split = (...letters: number[]): number[] => herbSplit(letters, BONUS);

/** The best bonus by building sets one after another in every way, wild herbs included. */
function tried(letters: readonly number[]): number {
  let most = 0;
  for (let chosen = 0; chosen < 32; chosen += 1) {
    const left = letters.slice();
    let size = 0;
    for (let letter = 0; letter < 5; letter += 1) {
      if ((chosen & (1 << letter)) === 0) continue;
      (left[letter] as number) -= 1;
      size += 1;
    }
    if (left.some((n) => n < 0)) continue;
    for (let wild = 0; wild <= (letters[5] as number) && size + wild <= 5; wild += 1) {
      if (size + wild < 3) continue;
      const rest = left.slice();
      (rest[5] as number) -= wild;
      most = Math.max(most, (BONUS[size + wild] as number) + tried(rest));
    }
  }
  return most;
}

test('NOC-18.7: herbs score their printed points', () => {
  expect(scored('herbs', { tiles: 'herb-A herb-B' })).toBe(3);
  expect(scored('herbs', { tiles: 'herb-E*2' })).toBe(6);
});

test('NOC-18.8: a set of three, four or five different letters adds 5, 8 or 12', () => {
  expect(scored('herbs', { tiles: 'herb-A herb-B' })).toBe(2 + 1);
  expect(scored('herbs', { tiles: 'herb-A herb-B herb-C' })).toBe(2 + 1 + 2 + 5);
  expect(scored('herbs', { tiles: 'herb-A herb-B herb-C herb-D' })).toBe(2 + 1 + 2 + 1 + 8);
  expect(scored('herbs', { tiles: 'herb-A herb-B herb-C herb-D herb-E' })).toBe(2 + 1 + 2 + 1 + 3 + 12);
  expect(scored('herbs', { tiles: 'herb-A*2 herb-B' })).toBe(2 + 2 + 1);
});

test('NOC-18.9: a wild herb stands for a letter missing in its set', () => {
  expect(split(1, 1, 0, 0, 0, 1)).toEqual([3]);
  expect(split(1, 1, 1, 1, 0, 1)).toEqual([5]);
  expect(split(1, 1, 1, 1, 1, 1)).toEqual([5]);
});

test('NOC-18.9a: two wild herbs may stand for different letters of one set', () => {
  expect(split(1, 0, 0, 0, 0, 2)).toEqual([3]);
  expect(split(1, 1, 1, 0, 0, 2)).toEqual([5]);
});

test('NOC-18.10: herbs may form several sets, each tile in one of them', () => {
  expect(split(2, 2, 2, 0, 0, 0)).toEqual([3, 3]);
  // All twelve herbs: 25 for three sets, where two of five would bring 24.
  expect(split(2, 2, 2, 2, 2, 2)).toEqual([5, 4, 3]);
  expect(split(2, 2, 1, 0, 0, 0)).toEqual([3]);
});

test('NOC-18.10a: the split with the highest total bonus counts', () => {
  // Five and three bring 17, four and four only 16; three and three 10, five alone 12.
  expect(split(2, 2, 2, 1, 1, 0)).toEqual([5, 3]);
  expect(split(1, 1, 1, 1, 1, 1)).toEqual([5]);
  expect(split(2, 2, 2, 1, 0, 0)).toEqual([4, 3]);
  const letters = fc.tuple(...[0, 1, 2, 3, 4, 5].map(() => fc.integer({ min: 0, max: 2 })));
  fc.assert(
    fc.property(letters, (have) => {
      expect(herbBonus(have, BONUS)).toBe(tried(have));
    }),
    { seed: 1810, numRuns: 60 },
  );
});

test('The letters one set can show are counted with wild herbs, and there are only five', () => {
  expect(mostLetters([1, 1, 2, 0, 0, 1])).toBe(4);
  expect(mostLetters([1, 1, 1, 1, 1, 2])).toBe(5);
  expect(mostLetters([0, 0, 0, 0, 0, 0])).toBe(0);
});
