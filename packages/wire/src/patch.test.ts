import type { Json } from '@nightjar/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { advance, type Patch, patched, sumOf } from './patch.ts';

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -2.5, '', 'a', 'a/b', '~1', '0'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '0'), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const NOTHING = '{"set":{}}';
const patchIn = (text: string): Patch => JSON.parse(text) as Patch;
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

test('a patch leads from any value to any other, and its sum is that of the other', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const [before, after] = [{ value: one }, { value: other }];
      const own = overTheWire(before);
      const { json: text, sum } = advance(own, after, sumOf(before));
      expect(own).toEqual(after);
      expect(patched(before, patchIn(text))).toEqual(after);
      expect(sum).toBe(sumOf(after));
    }),
  );
});

test('equal values differ by nothing, and other values have another sum', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      expect(advance({ value: one }, { value: overTheWire(one) }, 7)).toEqual({ json: NOTHING, sum: 7 });
      const { json: text } = advance({ value: overTheWire(one) }, { value: other }, 0);
      expect(sumOf(one) !== sumOf(other)).toBe(text !== NOTHING);
    }),
  );
});

test('what a value was turned into is our own: changing it again changes nothing else', () => {
  const other = { list: [{ a: 1 }], more: { b: [2] } };
  const own = {};
  advance(own, other, 0);
  advance(own, { list: [{ a: 3 }], more: { b: [4, 5] } }, 0);
  expect(other).toEqual({ list: [{ a: 1 }], more: { b: [2] } });
});

test('only what changed is said, and what did not change is shared', () => {
  const before = { view: { tiles: [{ token: null }, { token: 3 }], round: 1 }, answers: ['a'], old: 1 };
  const after = { view: { tiles: [{ token: null }, { token: 4 }], round: 1 }, answers: ['b', 'c'] };
  const patch = patchIn(advance(overTheWire(before), after, 0).json);
  expect(patch).toEqual({ set: { 'view/tiles/1/token': 4, answers: ['b', 'c'] }, gone: ['old'] });
  const next = patched(before, patch) as typeof before;
  expect(next).toEqual(after);
  expect(next.view.tiles[0]).toBe(before.view.tiles[0]);
});

test('a patch that does not fit is none', () => {
  expect(patched({ view: 1 }, { set: { 'view/a': 1 } })).toBeNull();
  expect(patched({}, { set: { 'view/a': 1 } })).toBeNull();
  expect(patched({}, { set: {}, gone: ['view/a'] })).toBeNull();
});
