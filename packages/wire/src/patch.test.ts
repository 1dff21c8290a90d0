import { expect, test } from 'vitest';
import { patched, sumOf } from './patch.ts';

test('a patch sets values by path, and everything else is shared with the value before', () => {
  const before = { view: { tiles: [{ token: null }, { token: 3 }], round: 1 }, answers: ['a'] };
  const next = patched(before, { set: { 'view/tiles/1/token': 4, answers: ['b', 'c'] } }) as typeof before;
  expect(next).toEqual({ view: { tiles: [{ token: null }, { token: 4 }], round: 1 }, answers: ['b', 'c'] });
  expect(next.view.tiles[0]).toBe(before.view.tiles[0]);
  expect(before.view.tiles[1]).toEqual({ token: 3 });
});

test('names with a slash or a tilde are written as in JSON Pointers', () => {
  expect(patched({ 'a/b': { '~': 1 } }, { set: { 'a~1b/~0': 2 } })).toEqual({ 'a/b': { '~': 2 } });
});

test('a patch that does not fit gives null', () => {
  expect(patched({ view: 1 }, { set: { 'view/a': 1 } })).toBeNull();
  expect(patched({}, { set: { 'view/a': 1 } })).toBeNull();
});

test('the order of names does not change a sum, and the order of a list does', () => {
  expect(sumOf({ a: 1, b: { c: [], d: 2 } })).toBe(sumOf({ b: { d: 2, c: [] }, a: 1 }));
  expect(sumOf([1, 2])).not.toBe(sumOf([2, 1]));
});
