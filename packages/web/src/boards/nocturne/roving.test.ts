import { expect, test } from 'vitest';
import { neighbour } from './roving.ts';

const spaces = ['XX..X', '.XXXX', '.X.X.'].flatMap((line, row) =>
  Array.from(line).flatMap((mark, col) => (mark === 'X' ? [{ row, col }] : [])),
);
const at = (row: number, col: number): (typeof spaces)[number] => {
  const found = spaces.find((space) => space.row === row && space.col === col);
  if (found === undefined) throw new Error('no such space');
  return found;
};

test('an arrow key leads to the next space in its direction', () => {
  expect(neighbour(spaces, at(1, 2), 'ArrowRight')).toEqual({ row: 1, col: 3 });
  expect(neighbour(spaces, at(1, 1), 'ArrowUp')).toEqual({ row: 0, col: 1 });
});

test('gaps are stepped over, and past the end of a line the nearest space is taken', () => {
  expect(neighbour(spaces, at(2, 1), 'ArrowRight')).toEqual({ row: 2, col: 3 });
  expect(neighbour(spaces, at(1, 2), 'ArrowUp')).toEqual({ row: 0, col: 1 });
});

test('where nothing lies ahead, and for other keys, the focus stays', () => {
  expect(neighbour(spaces, at(0, 0), 'ArrowUp')).toBeNull();
  expect(neighbour(spaces, at(0, 0), 'Enter')).toBeNull();
});
