import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { defaultBox, type MoonlightGoal } from './box.ts';
import { gridLayout, layoutFor } from './layout.ts';
import { copies, placements, sharedCopies } from './shapes.ts';
import { goals, spaces } from './testing/collection.ts';

const goal = (id: string): MoonlightGoal => defaultBox.moonlight[goals(id, 'moonlight')[0] as number] as MoonlightGoal;
const line = goal('M4');
const corner = goal('M5');
const square = goal('M12');
const grid = gridLayout(4, 4);
const on = (text: string): number => spaces(text, grid);

/** All sets of disjoint placements within the mask, tried one by one. */
function tried(all: readonly { readonly mask: number; readonly points: number }[], mask: number, from = 0): number {
  let most = 0;
  for (let i = from; i < all.length; i += 1) {
    const { mask: placed, points } = all[i] as { mask: number; points: number };
    if ((placed & mask) === placed) most = Math.max(most, points + tried(all, mask & ~placed, i + 1));
  }
  return most;
}
const flat = (shape: MoonlightGoal, points: number) =>
  placements(grid, shape)
    .flat()
    .map((mask) => ({ mask, points }));

test('NOC-15.4: a shape counts as part of a larger area', () => {
  expect(copies(grid, on('a1 b1 c1 c2 c3 d2'), corner)).toBe(1);
  expect(copies(grid, on('a1 b1 a2 b2 c2 d2'), square)).toBe(1);
  expect(copies(grid, on('a1 b1 c1 d1'), line)).toBe(1);
});

test('NOC-15.4a: shapes may be turned and mirrored as far as the card allows', () => {
  expect(copies(grid, on('b1 b2 b3'), line)).toBe(1);
  for (const turned of ['a1 a2 b2', 'a1 b1 a2', 'a1 b1 b2', 'b1 a2 b2'])
    expect(copies(grid, on(turned), corner)).toBe(1);
  expect(copies(grid, on('b1 b2 b3'), { ...line, rotate: false })).toBe(0);
  const hook = {
    cells: [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ] as const,
    rotate: true,
    reflect: false,
  };
  expect(copies(grid, on('a1 a2 a3 b3'), hook)).toBe(1);
  expect(copies(grid, on('b1 b2 b3 a3'), hook)).toBe(0);
  expect(copies(grid, on('b1 b2 b3 a3'), { ...hook, reflect: true })).toBe(1);
  expect(placements(grid, line).flat()).toHaveLength(16);
  expect(placements(grid, corner).flat()).toHaveLength(36);
  expect(placements(grid, square).flat()).toHaveLength(9);
});

test('NOC-15.5: counted copies of a shape never share a space', () => {
  expect(copies(grid, on('a1 b1 c1 a2 b2 c2'), square)).toBe(1);
  expect(copies(grid, on('a1 b1 c1 a2 a3'), line)).toBe(1);
});

test('NOC-15.5a: the largest number of copies counts, even where a first choice would block them', () => {
  expect(copies(grid, on('b1 c1 d1 a2 b2 c2'), corner)).toBe(2);
  expect(copies(grid, on('a1 b1 c1 d1 a2 a3 a4'), line)).toBe(2);
  expect(copies(grid, on('a1 a2 b2 c2 a3 b3 c3'), line)).toBe(2);
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(line, corner, square), (mask, shape) => {
      expect(copies(grid, mask, shape)).toBe(tried(flat(shape, 1), mask));
    }),
    { seed: 1505, numRuns: 150 },
  );
});

test('NOC-15.6: when a token serves one card only, the best total over all shape cards counts', () => {
  expect(sharedCopies(grid, on('a1 b1 c1'), [line, corner])).toEqual([1, 0]);
  expect(sharedCopies(grid, on('a1 b1 a2 b2'), [corner, square])).toEqual([0, 1]);
  expect(sharedCopies(grid, on('a1 b1 c1 a2 b2 c2'), [line, square])).toEqual([2, 0]);
  const total = (mask: number): number => {
    const [lines, corners, squares] = sharedCopies(grid, mask, [line, corner, square]) as [number, number, number];
    return lines * 3 + corners * 3 + squares * 4;
  };
  const all = [...flat(line, 3), ...flat(corner, 3), ...flat(square, 4)];
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 15 }), { maxLength: 9 }), (held) => {
      const mask = held.reduce((bits, space) => bits | (1 << space), 0);
      expect(total(mask)).toBe(tried(all, mask));
    }),
    { seed: 1506, numRuns: 100 },
  );
});

test('A forest of 25 spaces under one owner is still counted exactly', () => {
  const large = layoutFor(defaultBox, 4, false);
  expect(copies(large, 0x1ffffff, line)).toBe(8);
  expect(copies(large, 0x1ffffff, square)).toBe(4);
});
