import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const at = (margin: number, people = 1) => ({ margin, people });
const mineAt = (margin: number | null) => ({ match: 'm', isOver: true, margin, turns: null });

test('Where nobody has a result there is no bar', () => {
  expect(barsOf({ margins: [], mine: null })).toEqual([]);
});

test('Every result is in one bar, and bars lie without a gap', () => {
  const bars = barsOf({ margins: [at(-7, 2), at(-5), at(0, 3), at(12)], mine: mineAt(0) });
  expect(bars).toEqual([
    { from: -10, to: -6, people: 2, isMine: false },
    { from: -5, to: -1, people: 1, isMine: false },
    { from: 0, to: 4, people: 3, isMine: true },
    { from: 5, to: 9, people: 0, isMine: false },
    { from: 10, to: 14, people: 1, isMine: false },
  ]);
});

test('However far results lie apart, the bars stay few and lose nobody', () => {
  for (const far of [3, 40, 90, 200, 999]) {
    const bars = barsOf({ margins: [at(-far, 2), at(1), at(far)], mine: mineAt(null) });
    expect(bars.length).toBeLessThan(22);
    expect(bars.reduce((sum, { people }) => sum + people, 0)).toBe(4);
    expect(bars.some(({ isMine }) => isMine)).toBe(false);
  }
});
