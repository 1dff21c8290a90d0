import { type Json, type JsonObject, type ViewerPart, withViewerParts } from '@nightjar/kernel';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Page } from './page.ts';
import { type Patch, patched } from './patch.ts';
import { patchOf, Slip } from './slip.ts';
import { sumOf } from './sum.ts';

const leaf = fc.constantFrom<Json>(null, true, 0, 1, 'a', 'a b', [], ['x', 1], [{ a: 1 }], { b: 2 });

/** A picture as games make them: some of it is left to eyes, at the same places every time. */
const picture = fc
  .record({ me: leaf, hands: fc.tuple(leaf, leaf), round: leaf, piles: fc.array(leaf, { maxLength: 3 }), size: leaf })
  .map(({ me, hands, round, piles, size }) => ({
    open: (): JsonObject => {
      const sides = hands.map((_, side) => ({
        side,
        hand: undefined as never,
        size,
        ...(size === null ? { piles } : {}),
      }));
      return { round, me: undefined as never, view: { sides, piles } };
    },
    own: [
      { path: 'me', value: me },
      ...hands.map((value, side) => ({ path: `view/sides/${side}/hand`, value })),
    ] as ViewerPart[],
  }));

test('page and slip lead from any picture to any other by one patch, and their sums are that of the whole', () => {
  fc.assert(
    fc.property(fc.array(picture, { minLength: 2, maxLength: 4 }), ([first, ...others]) => {
      if (first === undefined) return;
      let shown = withViewerParts<JsonObject>(first.open(), first.own) as Json;
      const page = new Page(first.open());
      const slip = new Slip(first.own);
      for (const { open, own } of others) {
        const { said, isTorn } = page.turn(open());
        shown = patched(shown, JSON.parse(patchOf(said, slip.turn(own, isTorn))) as Patch);
        const whole = withViewerParts<JsonObject>(open(), own);
        expect(shown).toEqual(whole);
        expect((page.sum + slip.sum) | 0).toBe(sumOf(whole));
      }
    }),
  );
});

test('what did not change is not said, unless what it stood in was replaced', () => {
  const hand = (value: Json): ViewerPart[] => [{ path: 'seat/hand', value }];
  const page = new Page({ seat: { hand: undefined as never, count: 1 } });
  const slip = new Slip(hand(['x']));
  const later = page.turn({ seat: { hand: undefined as never, count: 2 } });
  expect(patchOf(later.said, slip.turn(hand(['x']), later.isTorn))).toBe('{"set":{"seat/count":2}}');
  const torn = page.turn({ seat: { hand: undefined as never, counts: 2 } });
  expect(patchOf(torn.said, slip.turn(hand(['x']), torn.isTorn))).toBe(
    '{"set":{"seat":{"counts":2},"seat/hand":["x"]}}',
  );
});
