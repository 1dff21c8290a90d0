import { isDeepStrictEqual } from 'node:util';
import type { Json } from '@nightjar/kernel';
import { type Patch, patched, sumOf } from '@nightjar/wire/patch';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { patchText } from './patch-text.ts';
import { type SharedPatch, SharedPatchSource } from './shared-patch-source.ts';

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false, 0, 1, -2.5, '', 'a', 'a/b', '~1', '0'),
    fc.array(tie('json'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'a/b', '~', '0'), tie('json'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

const NOTHING = { set: '', replacesViewerParts: false };
const patchIn = ({ set }: SharedPatch): Patch => JSON.parse(patchText(set)) as Patch;

test('a patch leads from any value to any other, and the sum is that of the other', () => {
  fc.assert(
    fc.property(fc.array(json, { minLength: 2, maxLength: 4 }), ([first = null, ...others]) => {
      let held: Json = { value: first };
      const source = new SharedPatchSource({ value: first });
      for (const other of others) {
        const next = { value: other };
        held = patched(held, patchIn(source.advance(next)));
        expect(held).toEqual(next);
        expect(source.sum).toBe(sumOf(next));
      }
    }),
    runs(22),
  );
});

test('equal values give an empty patch and equal sums, and different values give neither', () => {
  fc.assert(
    fc.property(json, json, (one, other) => {
      const source = new SharedPatchSource({ value: one });
      expect(source.advance({ value: JSON.parse(JSON.stringify(one)) as Json })).toEqual(NOTHING);
      expect(source.advance({ value: other }).set === '').toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(sumOf(one) === sumOf(other)).toBe(isDeepStrictEqual(one, other));
    }),
    runs(37),
  );
});

test('a value that changes after it was given changes nothing in the source', () => {
  const value = { list: [{ a: 1 }], more: { b: [2] } };
  const source = new SharedPatchSource(value);
  value.more.b.push(3);
  value.list[0] = { a: 4 };
  expect(source.advance({ list: [{ a: 1 }], more: { b: [2] } })).toEqual(NOTHING);
});

test('a patch sets only what changed', () => {
  const before = { view: { tiles: [{ token: null }, { token: 3 }], round: 1 }, answers: ['a'], asked: { seat: 0 } };
  const after = { view: { tiles: [{ token: null }, { token: 4 }], round: 1 }, answers: ['b', 'c'], asked: { min: 1 } };
  const patch = patchIn(new SharedPatchSource(before).advance(after));
  expect(patch).toEqual({ set: { 'view/tiles/1/token': 4, answers: ['b', 'c'], asked: { min: 1 } } });
  expect(patched(before, patch)).toEqual(after);
});
