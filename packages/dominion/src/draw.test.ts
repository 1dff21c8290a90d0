import { expect, test } from 'vitest';
import { defaultBox, kindOf } from './box.ts';
import { CURVES, type Curve, type DrawWish, drawInstead, drawKingdom, filtersIn } from './draw.ts';
import { ANY_KINGDOM, FILTER_IDS, POOLS } from './kingdom.ts';
import { readOptions } from './options.ts';

const wishOf = (wish: Partial<DrawWish> = {}): DrawWish => ({ ...ANY_KINGDOM, curve: 'any', ...wish });

const costs = (ids: readonly string[]): number[] => ids.map((id) => defaultBox.cost[kindOf(id)] as number);

test('DOM-2.3c: a kingdom drawn before the game is one that the rules accept, with all that was wished', () => {
  for (const pool of POOLS) {
    for (const filter of filtersIn(defaultBox, wishOf({ pool }))) {
      for (const way of ['with', 'without'] as const) {
        const wish = wishOf({ pool, [filter]: way });
        const cards = drawKingdom(defaultBox, wish, `${pool} ${filter}`) ?? [];
        expect([filter, readOptions({ cards, [filter]: way }).ok]).toEqual([filter, true]);
        expect(new Set(cards).size).toBe(10);
      }
    }
  }
});

test('Nothing can be asked of cards that a pool lacks', () => {
  expect(filtersIn(defaultBox, wishOf({ pool: 'base' }))).toEqual(['attacks']);
  expect(filtersIn(defaultBox, wishOf({ pool: 'nocturne' }))).toEqual(FILTER_IDS);
});

/** The costs of twenty kingdoms. */
const drawnBy = (curve: Curve): number[][] =>
  Array.from({ length: 20 }, (_, i) => costs(drawKingdom(defaultBox, wishOf({ curve }), `${curve} ${i}`) ?? []));

test('Costs lie without a gap, or low, where that is wished', () => {
  for (const curve of CURVES) for (const drawn of drawnBy(curve)) expect(drawn).toHaveLength(10);
  for (const drawn of drawnBy('spread')) expect(drawn).toEqual(expect.arrayContaining([2, 3, 4, 5]));
  for (const drawn of drawnBy('cheap')) expect(drawn.filter((cost) => cost > 4).length).toBeLessThan(3);
});

test('Where no kingdom is as wished there is none', () => {
  expect(drawKingdom(defaultBox, wishOf({ pool: 'base', hexes: 'with' }), 'none')).toBeNull();
});

test('One pile is drawn anew: another card comes, the nine stay, and the ten are still as wished', () => {
  const wish = wishOf({ hexes: 'with', attacks: 'without', curve: 'spread' });
  const kingdom = drawKingdom(defaultBox, wish, 'anew') as readonly string[];
  const anew = kingdom.flatMap((out) => {
    const come = drawInstead(defaultBox, wish, kingdom, out, out);
    return come === null ? [] : [kingdom.map((id) => (id === out ? come : id))];
  });
  expect(anew.length).toBeGreaterThan(5);
  for (const next of anew) {
    expect(next.filter((id) => kingdom.includes(id))).toHaveLength(9);
    expect(readOptions({ cards: next, hexes: 'with', attacks: 'without' }).ok).toBe(true);
    expect(costs(next)).toEqual(expect.arrayContaining([2, 3, 4, 5]));
  }
});

test('Where no other card would do, the pile stays', () => {
  const wish = wishOf({ pool: 'nocturne', attacks: 'without', night: 'without', boons: 'without', hexes: 'without' });
  const kingdom = [...(defaultBox.kingdoms['nocturne'] ?? [])].map((kind) => defaultBox.ids[kind] as string);
  expect(drawInstead(defaultBox, wish, kingdom, kingdom[0] as string, 'none')).toBeNull();
});
