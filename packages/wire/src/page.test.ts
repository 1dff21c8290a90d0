import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@nightjar/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Page, type Turned } from './page.ts';
import { type Patch, patched } from './patch.ts';
import { patchOf } from './slip.ts';
import { sumOf } from './sum.ts';

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -2.5, '', 'a', 'a/b', '~1', '0'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '0'), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const NOTHING = { said: '', isTorn: false };
const patchIn = ({ said }: Turned): Patch => JSON.parse(patchOf(said)) as Patch;

test('a page is turned from any value to any other, by a patch that leads there, and its sum is that of the other', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 4 }), ([first = null, ...others]) => {
      let shown: Json = { value: first };
      const page = new Page({ value: first });
      for (const other of others) {
        const next = { value: other };
        shown = patched(shown, patchIn(page.turn(next)));
        expect(shown).toEqual(next);
        expect(page.sum).toBe(sumOf(next));
      }
    }),
  );
});

test('equal values differ by nothing and have equal sums, others by something, and only the order of names is not summed', () => {
  expect(sumOf({ a: 1, b: { c: [], d: 2 } })).toBe(sumOf({ b: { d: 2, c: [] }, a: 1 }));
  fc.assert(
    fc.property(json, json, (one, other) => {
      const page = new Page({ value: one });
      expect(page.turn({ value: JSON.parse(JSON.stringify(one)) as Json })).toEqual(NOTHING);
      expect(page.turn({ value: other }).said === '').toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(sumOf(one) === sumOf(other)).toBe(isDeepStrictEqual(one, other));
    }),
  );
});

test('a page keeps nothing of what it was shown: what happens to that later does not matter', () => {
  const shown = { list: [{ a: 1 }], more: { b: [2] } };
  const page = new Page(shown);
  shown.more.b.push(3);
  shown.list[0] = { a: 4 };
  expect(page.turn({ list: [{ a: 1 }], more: { b: [2] } })).toEqual(NOTHING);
});

test('only what changed is said, and what did not change is shared', () => {
  const before = { view: { tiles: [{ token: null }, { token: 3 }], round: 1 }, answers: ['a'], asked: { seat: 0 } };
  const after = { view: { tiles: [{ token: null }, { token: 4 }], round: 1 }, answers: ['b', 'c'], asked: { min: 1 } };
  const patch = patchIn(new Page(before).turn(after));
  expect(patch).toEqual({ set: { 'view/tiles/1/token': 4, answers: ['b', 'c'], asked: { min: 1 } } });
  const next = patched(before, patch) as typeof after;
  expect(next).toEqual(after);
  expect(next.view.tiles[0]).toBe(before.view.tiles[0]);
});

test('a patch that does not fit is none', () => {
  expect(patched({ view: 1 }, { set: { 'view/a': 1 } })).toBeNull();
  expect(patched({}, { set: { 'view/a': 1 } })).toBeNull();
});
