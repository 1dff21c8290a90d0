import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Brew, defaultBox } from './box.ts';
import { allocate, canBrew, symbolsOf, tiersPossible, tiersScored } from './brewing.ts';
import { brew, holding, scored } from './testing/collection.ts';

const card = (id: string): Brew => defaultBox.brews[brew(id)] as Brew;
const cards = (ids: string): Brew[] => ids.split(' ').map(card);
/** Skulls, feathers, mushrooms, herbs, eggs. */
type Symbols = [number, number, number, number, number];

/** The best allocation by trying every one. */
function tried(symbols: readonly number[], brews: readonly Brew[]): number[] {
  let all: number[][] = [[]];
  for (const { tiers } of brews)
    all = all.flatMap((so) => [...tiers.keys(), tiers.length].map((tier) => [...so, tier]));
  const worth = (tiers: number[]): number[] => [
    tiers.reduce((sum, tier, i) => sum + (brews[i]?.tiers[tier - 1]?.points ?? 0), 0),
    tiers.filter((tier, i) => tier === brews[i]?.tiers.length).length,
    ...tiers,
  ];
  const compare = (a: number[], b: number[]): number => a.map((n, i) => n - (b[i] ?? 0)).find((n) => n !== 0) ?? 0;
  return all
    .filter((tiers) => canBrew(symbols, brews, tiers))
    .reduce(
      (best, tiers) => (compare(worth(tiers), worth(best)) > 0 ? tiers : best),
      brews.map(() => 0),
    );
}

test('NOC-18.15: concoctions use the symbols on tiles plus the character symbol', () => {
  const tiles = 'skull-4 feather-2 runestone-M chest mirror';
  expect(symbolsOf(defaultBox, holding({ tiles }))).toEqual([1, 2, 1, 0, 0]);
  expect(symbolsOf(defaultBox, holding({ tiles, symbol: 'feather' }))).toEqual([1, 3, 1, 0, 0]);
  expect(scored('concoctions', { tiles: 'skull-4', brews: 'start-SF' })).toBe(0);
  expect(scored('concoctions', { tiles: 'skull-4', symbol: 'feather', brews: 'start-SF' })).toBe(2);
});

test('NOC-17.7: a mirror stone copies no symbols', () => {
  const told = { tiles: 'skull-2 mirror', brews: 'pure-S' };
  expect(scored('concoctions', { ...told, mirrors: 'skull-2' })).toBe(0);
  expect(symbolsOf(defaultBox, holding({ tiles: 'skull-2 mirror', mirrors: 'skull-2' }))).toEqual([2, 0, 0, 0, 0]);
});

test('NOC-18.16: a symbol is spent once, and the two symbols of one tile may go to different cards', () => {
  expect(scored('concoctions', { tiles: 'skull-4 feather-1 tripti-1', brews: 'start-SF start-SM' })).toBe(2);
  expect(scored('concoctions', { tiles: 'skull-2 feather-1 tripti-1', brews: 'start-SF start-SM' })).toBe(4);
});

test('NOC-18.17: a concoction scores only its highest completed tier', () => {
  expect(scored('concoctions', { tiles: 'skull-4*2 feather-1*2', brews: 'start-SF' })).toBe(5);
  expect(scored('concoctions', { tiles: 'skull-4*2 feather-1', brews: 'start-SF' })).toBe(2);
  expect(tiersPossible([2, 2, 0, 0, 0], card('start-SF'))).toBe(2);
  expect(tiersPossible([2, 1, 0, 0, 0], card('start-SF'))).toBe(1);
});

test('NOC-18.17a: a concoction without a completed tier scores 0', () => {
  expect(scored('concoctions', { tiles: 'skull-4*3', brews: 'start-SF' })).toBe(0);
  expect(scored('concoctions', { tiles: 'skull-4*3', brews: 'pure-S' })).toBe(0);
  expect(tiersPossible([5, 0, 5, 5, 5], card('start-SF'))).toBe(0);
});

test('NOC-18.18: the full tier needs all symbols on the card', () => {
  expect(tiersPossible([3, 2, 0, 0, 0], card('pair-SF'))).toBe(2);
  expect(tiersPossible([3, 1, 9, 9, 9], card('pair-SF'))).toBe(1);
  expect(tiersPossible([2, 2, 0, 0, 0], card('pair-SF'))).toBe(1);
  expect(tiersPossible([2, 2, 2, 0, 0], card('triple-SFM'))).toBe(2);
  expect(tiersPossible([2, 2, 1, 0, 0], card('triple-SFM'))).toBe(1);
});

test('NOC-18.19: symbols go where the total is best', () => {
  // Two skulls: 2 on either pair, but three skulls and two feathers make 7 on one of them.
  expect(allocate([3, 2, 0, 0, 0], cards('pair-SM pair-SF'))).toEqual([0, 2]);
  expect(allocate([4, 2, 0, 0, 0], cards('pair-SF pure-S'))).toEqual([2, 0]);
});

test('NOC-18.19: among equal totals more full cards are preferred', () => {
  const plain = {
    id: 'a',
    tiers: [
      { needs: [1, 0, 0, 0, 0], points: 2 },
      { needs: [4, 0, 0, 0, 0], points: 9 },
    ],
  };
  const single = { id: 'b', tiers: [{ needs: [1, 0, 0, 0, 0], points: 2 }] };
  expect(allocate([1, 0, 0, 0, 0], [plain, single])).toEqual([0, 1]);
  expect(allocate([1, 0, 0, 0, 0], [single, plain])).toEqual([1, 0]);
});

test('NOC-18.19: among equals again the card acquired earlier gets the higher tier', () => {
  expect(allocate([2, 0, 0, 0, 0], cards('pair-SF pair-SM'))).toEqual([1, 0]);
  expect(allocate([2, 0, 0, 0, 0], cards('pair-SM pair-SF'))).toEqual([1, 0]);
  expect(allocate([2, 2, 0, 0, 0], cards('pair-FS pair-SM pair-SF'))).toEqual([1, 1, 0]);
});

test('NOC-18.19: the allocation is the one that trying all of them finds', () => {
  const hand = fc.uniqueArray(fc.integer({ min: 0, max: defaultBox.brews.length - 1 }), { minLength: 1, maxLength: 7 });
  const symbols = fc.tuple(...[0, 1, 2, 3, 4].map(() => fc.integer({ min: 0, max: 6 })));
  fc.assert(
    fc.property(hand, symbols, (ids, have) => {
      const brews = ids.map((id) => defaultBox.brews[id] as Brew);
      expect(allocate(have, brews)).toEqual(tried(have, brews));
    }),
    { seed: 1819, numRuns: 200 },
  );
});

test('NOC-18.19a: a player may override the allocation as far as the symbols go', () => {
  const symbols: Symbols = [3, 2, 0, 0, 0];
  expect(canBrew(symbols, cards('pair-SF pair-SM'), [1, 0])).toBe(true);
  expect(canBrew(symbols, cards('pair-SF pair-SM'), [2, 0])).toBe(true);
  expect(canBrew(symbols, cards('pair-SF pair-SM'), [1, 1])).toBe(false);
  expect(canBrew(symbols, cards('pure-S'), [2])).toBe(false);
  const told = { tiles: 'skull-4*3 feather-1*2', brews: 'pair-SF pair-SM' };
  expect(scored('concoctions', told)).toBe(7);
  expect(scored('concoctions', { ...told, tiers: [0, 1] })).toBe(2);
  expect(tiersScored(defaultBox, holding({ ...told, tiers: [0, 1] }))).toEqual([0, 1]);
});

test('A hand of sixteen concoctions is allocated without trying everything', () => {
  const many = defaultBox.brews.slice(10, 26);
  const symbols: Symbols = [6, 5, 6, 5, 6];
  const tiers = allocate(symbols, many);
  expect(canBrew(symbols, many, tiers)).toBe(true);
  expect(tiers.filter((tier) => tier === 2)).toHaveLength(5);
  expect(tiersScored(defaultBox, holding({}))).toEqual([]);
});
