import { expect, test } from 'vitest';
import { beside, nextOf } from './roving.ts';

const grid = ['XX..X', '.XXXX', '.X.X.'].flatMap((line, y) =>
  Array.from(line).flatMap((mark, x) => (mark === 'X' ? [{ x, y }] : [])),
);
const at = (x: number, y: number): (typeof grid)[number] => {
  const found = grid.find((place) => place.x === x && place.y === y);
  if (found === undefined) throw new Error('no such place');
  return found;
};

test('an arrow key leads to the next place in its direction', () => {
  expect(beside(grid, at(2, 1), 'ArrowRight')).toEqual({ x: 3, y: 1 });
  expect(beside(grid, at(1, 1), 'ArrowUp')).toEqual({ x: 1, y: 0 });
});

test('gaps are stepped over, and past the end of a line the nearest place is taken', () => {
  expect(beside(grid, at(1, 2), 'ArrowRight')).toEqual({ x: 3, y: 2 });
  expect(beside(grid, at(2, 1), 'ArrowUp')).toEqual({ x: 1, y: 0 });
});

test('what lies more beside than ahead is not where an arrow leads', () => {
  const middle = { x: 0, y: 0 };
  const right = { x: 10, y: 3 };
  const below = { x: 1, y: 10 };
  expect(beside([right, below], middle, 'ArrowRight')).toBe(right);
  expect(beside([right, below], middle, 'ArrowDown')).toBe(below);
  expect(beside([right, below], middle, 'ArrowUp')).toBeNull();
});

test('where nothing lies ahead, and for other keys, the focus stays', () => {
  expect(beside(grid, at(0, 0), 'ArrowUp')).toBeNull();
  expect(beside(grid, at(0, 0), 'Enter')).toBeNull();
});

test('along a list arrows go round, Home and End to its ends, and other keys nowhere', () => {
  expect(['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'].map((key) => nextOf(0, 3, key))).toEqual([1, 1, 2, 2]);
  expect(nextOf(2, 3, 'ArrowDown')).toBe(0);
  expect(['Home', 'End', 'Enter'].map((key) => nextOf(1, 3, key))).toEqual([0, 2, null]);
  expect(nextOf(-1, 3, 'Home'), 'from outside the list').toBeNull();
});
