import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { below, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import type { Box } from './components.ts';
import { nocturne } from './game.ts';
import { haulsOf, rememberedHauls } from './haul.ts';
import { holdingsOf } from './standing.ts';
import { holding, tile } from './testing/collection.ts';
import { newGame } from './testing/position.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function houseOf(nth: number): Box {
  const kinds = [
    { id: 'skull-4', points: nth % 50 },
    { id: 'skull-2', points: 10 + Math.floor(nth / 50) },
  ];
  const admitted = admit({ over: 'default', tiles: { kinds } });
  if (!admitted.ok) throw new Error(admitted.fault.what);
  return admitted.value;
}

/** Counts a haul of a house edition; all that is left is where its box was. */
function counted(nth: number): WeakRef<object> {
  const box = houseOf(nth);
  // Not all hauls lead to the same place.
  const tiles = `skull-4${' skull-2'.repeat(nth % 3)}`;
  rememberedHauls(box, [holding({ tiles, symbol: 'feather' })]);
  return new WeakRef(box);
}

test('Hauls of a house edition go with its box', async () => {
  const kept = Array.from({ length: 150 }, (_, i) => counted(i));
  // So many others are at hand by now that none of these is.
  for (let i = 0; i < 100; i += 1) houseOf(150 + i);
  await new Promise((resolve) => setImmediate(resolve));
  collect();
  expect(kept.filter((box) => box.deref() !== undefined)).toEqual([]);
});

test('A haul is what tiles, stones and concoctions come to', () => {
  const told = {
    tiles: 'herb-A herb-B herb-C skull-4 mirror',
    mirrors: '-',
    symbol: 'feather',
    brews: 'start-SF',
  } as const;
  const [haul] = haulsOf(defaultBox, [holding(told)]);
  expect(haul).toMatchObject({
    herbSets: 5,
    brewing: 2,
    brewed: [0.5],
    tally: { skullPoints: 4, mirrors: 1, unassigned: 1 },
  });
});

test('What was remembered is what would be worked out, all through a game that is played on', () => {
  const state = newGame({ advanced: true });
  const random = rngFrom('hauls');
  while (nocturne.pending(state) !== null) {
    const holdings = holdingsOf(state);
    expect(rememberedHauls(state.box, holdings)).toEqual(haulsOf(state.box, holdings));
    expect(rememberedHauls(state.box, holdings)).toEqual(haulsOf(state.box, holdings));
    const legal = nocturne.legal(state);
    nocturne.apply(state, legal[below(random, legal.length)] as number);
  }
});

test('A haul is remembered for its own tiles, copies, symbol, concoctions and box', () => {
  const told = { tiles: 'skull-4 feather-1 mirror', brews: 'start-SF' } as const;
  const other = { ...defaultBox, scoring: { ...defaultBox.scoring }, tiles: { ...defaultBox.tiles, points: [] } };
  const own = holding(told);
  const [known] = rememberedHauls(defaultBox, [own]);
  expect(rememberedHauls(defaultBox, [holding(told)])[0]).toBe(known);
  for (const unlike of [
    { ...own, tiles: [...own.tiles, tile('skull-2')] },
    { ...own, copies: [tile('feather-1')] },
    { ...own, symbol: 1 },
    { ...own, brews: [] },
    { ...own, tiers: [0] },
  ])
    expect(rememberedHauls(defaultBox, [unlike])[0]).not.toEqual(known);
  expect(rememberedHauls(other, [own])[0]).not.toEqual(known);
});
