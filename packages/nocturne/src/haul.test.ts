import { below, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { haulsOf, rememberedHauls } from './haul.ts';
import { holdingsOf } from './standing.ts';
import { holding, tile } from './testing/collection.ts';
import { newGame } from './testing/position.ts';

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
