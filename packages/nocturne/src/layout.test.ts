import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { gridLayout, layoutFor, mask, twistedLayout } from './layout.ts';
import { spaces } from './testing/collection.ts';

test('Spaces are counted in reading order and named by column and row', () => {
  const grid = gridLayout(2, 3);
  expect(grid.names).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2']);
  expect([grid.rows, grid.cols, grid.spaces]).toEqual([2, 3, 6]);
  expect(grid.row).toEqual([0, 0, 0, 1, 1, 1]);
  expect(grid.col).toEqual([0, 1, 2, 0, 1, 2]);
});

test('NOC-1.3: neighbours share an edge and are listed clockwise from north', () => {
  const grid = gridLayout(3, 3);
  expect(grid.near[4]).toEqual([1, 5, 7, 3]);
  expect(grid.near[0]).toEqual([1, 3]);
  expect(grid.step.slice(0, 4)).toEqual([-1, 1, 3, -1]);
  expect(grid.nearMask[4]).toBe(mask([1, 3, 5, 7]));
  expect(grid.diagonal[4]).toEqual([0, 2, 6, 8]);
  expect(grid.diagonal[0]).toEqual([4]);
});

test('The corners, the centre and the top row of a rectangle', () => {
  const grid = gridLayout(4, 5);
  expect(grid.corners).toBe(spaces('a1 e1 a4 e4', grid));
  expect(grid.centre).toBe(spaces('b2 c2 d2 b3 c3 d3', grid));
  expect(grid.topRow).toBe(spaces('a1 b1 c1 d1 e1', grid));
});

test('NOC-25.2: Twisted Trees use the layout of the edition for each number of sides', () => {
  expect([1, 2, 3, 4].map((sides) => layoutFor(defaultBox, sides, true).spaces)).toEqual([16, 16, 20, 25]);
  expect(layoutFor(defaultBox, 2, true).names.join(' ')).toBe('a1 b1 e1 b2 c2 d2 e2 b3 d3 a4 b4 c4 d4 a5 d5 e5');
  expect(layoutFor(defaultBox, 3, true).names.slice(0, 7).join(' ')).toBe('b1 c1 b2 c2 e2 f2 c3');
  expect(layoutFor(defaultBox, 4, true).names.at(-1)).toBe('f7');
  expect([1, 2, 3, 4].map((sides) => layoutFor(defaultBox, sides, false).rows)).toEqual([4, 4, 4, 5]);
  expect([1, 2, 3, 4].map((sides) => layoutFor(defaultBox, sides, false).cols)).toEqual([4, 4, 5, 5]);
  expect(() => layoutFor(defaultBox, 5, true)).toThrow(RangeError);
});

test('NOC-25.3: the top row of a twisted forest is its topmost line with a space', () => {
  const forest = twistedLayout(['...', '.X.', 'XXX']);
  expect(forest.topRow).toBe(spaces('b2', forest));
  expect(layoutFor(defaultBox, 2, true).topRow).toBe(spaces('a1 b1 e1', layoutFor(defaultBox, 2, true)));
});

test('NOC-25.5: a missing space is next to nothing', () => {
  const forest = twistedLayout(['X.X', 'XXX', 'X.X']);
  expect(forest.near[0]).toEqual([2]);
  expect(forest.step.slice(0, 4)).toEqual([-1, -1, 2, -1]);
  expect(forest.diagonal[0]).toEqual([3]);
  expect(forest.names[3]).toBe('b2');
});

test('A layout is made once per box', () => {
  expect(layoutFor(defaultBox, 3, false)).toBe(layoutFor(defaultBox, 3, false));
  expect(layoutFor(defaultBox, 3, false)).not.toBe(layoutFor(defaultBox, 3, true));
});
