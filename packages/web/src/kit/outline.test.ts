import { expect, test } from 'vitest';
import { outline } from './outline.ts';

const loops = (path: string): number => path.split('Z').length - 1;
const corners = (path: string): number => path.split('Q').length - 1;

test('one cell has four corners, drawn in', () => {
  const path = outline([{ row: 0, col: 0 }], 0.1, 0.2);
  expect(loops(path)).toBe(1);
  expect(corners(path)).toBe(4);
  expect(path).toContain('Q0.1 0.1 ');
  expect(path).toContain('Q0.9 0.9 ');
});

test('cells that share an edge are one pool, cells that meet at a corner are two', () => {
  expect(
    corners(
      outline(
        [
          { row: 0, col: 0 },
          { row: 0, col: 1 },
        ],
        0.1,
        0.2,
      ),
    ),
  ).toBe(4);
  expect(
    corners(
      outline(
        [
          { row: 0, col: 0 },
          { row: 0, col: 1 },
          { row: 1, col: 1 },
        ],
        0.1,
        0.2,
      ),
    ),
  ).toBe(6);
  expect(
    loops(
      outline(
        [
          { row: 0, col: 0 },
          { row: 1, col: 1 },
        ],
        0.1,
        0.2,
      ),
    ),
  ).toBe(2);
});

test('a ring has an inner and an outer shore', () => {
  const ring = [0, 1, 2]
    .flatMap((row) => [0, 1, 2].map((col) => ({ row, col })))
    .filter(({ row, col }) => row !== 1 || col !== 1);
  const path = outline(ring, 0.1, 0.2);
  expect(loops(path)).toBe(2);
  expect(corners(path)).toBe(8);
});
