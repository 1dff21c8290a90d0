import { expect, test } from 'vitest';
import { areaAround, areaCount, areas, areasOfSize, largestArea, lowest, size } from './areas.ts';
import { gridLayout, twistedLayout } from './layout.ts';
import { spaces } from './testing/collection.ts';

const grid = gridLayout(4, 4);

test('NOC-12.2: a control area is all spaces joined by edges, and diagonal spaces are separate areas', () => {
  expect(areas(grid, spaces('a1 b1 b2 d1', grid))).toEqual([spaces('a1 b1 b2', grid), spaces('d1', grid)]);
  expect(areas(grid, spaces('a1 b2', grid))).toEqual([spaces('a1', grid), spaces('b2', grid)]);
  expect(areas(grid, spaces('d1 a2', grid))).toHaveLength(2);
  expect(areaCount(grid, spaces('a1 b1 b2 d1 d4', grid))).toBe(3);
  expect(areaCount(grid, 0)).toBe(0);
});

test('NOC-12.2: an area is found whole even where it winds', () => {
  const snake = spaces('a1 b1 c1 d1 d2 d3 c3 b3 a3 a4', grid);
  expect(areas(grid, snake)).toEqual([snake]);
  expect(areaAround(grid, snake | spaces('d4 b2', grid), 0)).toBe(snake | spaces('d4 b2', grid));
  expect(largestArea(grid, snake)).toBe(10);
});

test('NOC-25.5: across a missing space nothing is joined', () => {
  const forest = twistedLayout(['X.X', 'XX.']);
  expect(areaCount(forest, spaces('a1 c1', forest))).toBe(2);
  expect(areas(forest, spaces('a1 a2 b2 c1', forest))).toEqual([spaces('a1 a2 b2', forest), spaces('c1', forest)]);
});

test('The largest area is measured in spaces, and areas are counted by exact size', () => {
  const held = spaces('a1 a2 c1 c2 d4', grid);
  expect(largestArea(grid, held)).toBe(2);
  expect(largestArea(grid, 0)).toBe(0);
  expect(areasOfSize(grid, held, 2)).toBe(2);
  expect(areasOfSize(grid, held, 1)).toBe(1);
  expect(areasOfSize(grid, held, 3)).toBe(0);
});

test('Masks of up to 31 spaces are counted', () => {
  expect(size(0)).toBe(0);
  expect(size(0x7fffffff)).toBe(31);
  expect(size(0b1011)).toBe(3);
  expect(lowest(0b1000)).toBe(3);
  expect(lowest(1 << 30)).toBe(30);
});
