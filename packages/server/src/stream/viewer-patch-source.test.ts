import { type Json, type JsonObject, type ViewerPart, withViewerParts } from '@nightjar/kernel';
import { type Patch, patched, sumOf } from '@nightjar/wire/patch';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import { patchText } from './patch-text.ts';
import { SharedPatchSource } from './shared-patch-source.ts';
import { ViewerPatchSource } from './viewer-patch-source.ts';

const leaf = fc.constantFrom<Json>(null, true, 0, 1, 'a', 'a b', [], ['x', 1], [{ a: 1 }], { b: 2 });

/** A picture as games make them: viewer parts stand at the same places every time. */
const picture = fc
  .record({ me: leaf, hands: fc.tuple(leaf, leaf), round: leaf, piles: fc.array(leaf, { maxLength: 3 }), size: leaf })
  .map(({ me, hands, round, piles, size }) => ({
    shared: (): JsonObject => {
      const sides = hands.map((_, side) => ({
        side,
        hand: undefined as never,
        size,
        ...(size === null ? { piles } : {}),
      }));
      return { round, me: undefined as never, view: { sides, piles } };
    },
    parts: [
      { path: 'me', value: me },
      ...hands.map((value, side) => ({ path: `view/sides/${side}/hand`, value })),
    ] as ViewerPart[],
  }));

test('one patch of shared and viewer parts leads from any picture to any other, and the sums add up', () => {
  fc.assert(
    fc.property(fc.array(picture, { minLength: 2, maxLength: 4 }), ([first, ...others]) => {
      if (first === undefined) return;
      let held = withViewerParts<JsonObject>(first.shared(), first.parts) as Json;
      const source = new SharedPatchSource(first.shared());
      const viewer = new ViewerPatchSource(first.parts);
      for (const { shared, parts } of others) {
        const { set, replacesViewerParts } = source.advance(shared());
        held = patched(held, JSON.parse(patchText(set, viewer.advance(parts, replacesViewerParts))) as Patch);
        const whole = withViewerParts<JsonObject>(shared(), parts);
        expect(held).toEqual(whole);
        expect((source.sum + viewer.sum) | 0).toBe(sumOf(whole));
      }
    }),
    runs(31),
  );
});

test('an unchanged viewer part is set again only where the value around it was replaced', () => {
  const hand = (value: Json): ViewerPart[] => [{ path: 'seat/hand', value }];
  const source = new SharedPatchSource({ seat: { hand: undefined as never, count: 1 } });
  const viewer = new ViewerPatchSource(hand(['x']));
  const changed = source.advance({ seat: { hand: undefined as never, count: 2 } });
  expect(patchText(changed.set, viewer.advance(hand(['x']), changed.replacesViewerParts))).toBe(
    '{"set":{"seat/count":2}}',
  );
  const replaced = source.advance({ seat: { hand: undefined as never, counts: 2 } });
  expect(patchText(replaced.set, viewer.advance(hand(['x']), replaced.replacesViewerParts))).toBe(
    '{"set":{"seat":{"counts":2},"seat/hand":["x"]}}',
  );
});
