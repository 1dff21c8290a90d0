import { expect, test } from 'vitest';
import { exchanged, several, wholes } from './several.ts';

test('each of several things is made for its place', () => {
  expect(several(3, (place) => place * 2)).toEqual([0, 2, 4]);
  expect(several(0, () => 'owl')).toEqual([]);
});

test('no two of several things are the same one', () => {
  const [one, other] = several(2, () => [] as number[]);
  one?.push(1);
  expect(other).toEqual([]);
});

test('each of several whole numbers is made for its place, and whole', () => {
  expect(wholes(3, (place) => place * 2)).toEqual([0, 2, 4]);
  expect(wholes(2, () => -1)).toEqual([-1, -1]);
  expect(wholes(1, () => 7 / 2)).toEqual([3]);
});

test('a list with another thing in one place leaves the list as it was', () => {
  const list = [1, 2, 3];
  expect(exchanged(list, 1, 7)).toEqual([1, 7, 3]);
  expect(list).toEqual([1, 2, 3]);
});
