import { expect, test } from 'vitest';
import { achievementsMet, type Career, isMet, mastered, scenarioMeasures } from './awards.ts';
import { defaultBox } from './box.ts';
import type { ScenarioRow } from './cards.ts';
import type { Deeds } from './holding.ts';
import { type HoldingText, holding, NO_DEEDS } from './testing/collection.ts';
import type { Trial } from './trial.ts';

type Points = { readonly [category: string]: number };

/** A finished game of one side: what it holds and did, and points by category, scored apart. */
const career = (told: HoldingText, points: Points = {}, deeds: Partial<Deeds> = {}, total?: number): Career => {
  const lines = Object.entries(points).map(([category, worth]) => ({ category, points: worth, rule: '', parts: [] }));
  const sum = lines.reduce((all, line) => all + line.points, 0);
  return { holding: holding(told), deeds: { ...NO_DEEDS, ...deeds }, sheet: { seat: 0, total: total ?? sum, lines } };
};
const met = (trial: Trial, told: HoldingText, points: Points = {}, deeds: Partial<Deeds> = {}): boolean =>
  isMet(defaultBox, trial, career(told, points, deeds));

const ALL_TYPES = 'skull-4 feather-1 tripti-1 herb-A egg-1 chest runestone-S mirror';

test('NOC-21.8: a total is reached with as many points or more', () => {
  const trial: Trial = { type: 'totalAtLeast', min: 60 };
  expect(met(trial, {}, { skulls: 59 })).toBe(false);
  expect(met(trial, {}, { skulls: 60 })).toBe(true);
});

test('NOC-21.9: points with something are those of its category alone', () => {
  const trial: Trial = { type: 'categoryAtLeast', category: 'skulls', min: 10 };
  expect(met(trial, {}, { skulls: 9, eggs: 40 })).toBe(false);
  expect(met(trial, {}, { skulls: 10 })).toBe(true);
  expect(met(trial, {}, {})).toBe(false);
});

test('NOC-21.10: points with goals are those of Twilight and Moonlight goals together', () => {
  const trial: Trial = { type: 'categoryAtLeast', category: 'goals', min: 15 };
  expect(met(trial, {}, { twilight: 6, moonlight: 9 })).toBe(true);
  expect(met(trial, {}, { twilight: 6, moonlight: 8, skulls: 9 })).toBe(false);
});

test('NOC-21.11: tiles are counted by printed type, and a mirror stone only as a mirror stone', () => {
  const five: Trial = { type: 'typeCountAtLeast', tileType: 'egg', min: 5 };
  expect(met(five, { tiles: 'egg-1*3 egg-2*2' })).toBe(true);
  expect(met(five, { tiles: 'egg-1*4 mirror', mirrors: 'egg-1' })).toBe(false);
  expect(
    met({ type: 'typeCountAtLeast', tileType: 'mirror', min: 1 }, { tiles: 'egg-1 mirror', mirrors: 'egg-1' }),
  ).toBe(true);
  const any: Trial = { type: 'anyTypeCountAtLeast', min: 5 };
  expect(met(any, { tiles: 'tripti-1*3 duode-1*2' })).toBe(true);
  expect(met(any, { tiles: 'tripti-1*3 duode-1 skull-4*4 mirror', mirrors: 'skull-4' })).toBe(false);
  const two: Trial = { type: 'typesWithCountAtLeast', types: 2, min: 2 };
  expect(met(two, { tiles: 'skull-4 skull-3 egg-1*2' })).toBe(true);
  expect(met(two, { tiles: 'skull-4*9 egg-1' })).toBe(false);
});

test('NOC-21.12: none of a type means that none was collected', () => {
  const trial: Trial = { type: 'typeCountZero', types: ['mushroom'] };
  expect(met(trial, { tiles: 'skull-4 mirror' })).toBe(true);
  expect(met(trial, { tiles: 'skull-4 duode-1' })).toBe(false);
  expect(met({ type: 'typeCountZero', types: ['egg', 'chest'] }, { tiles: 'chest' })).toBe(false);
});

test('NOC-21.13: at most so many types counts those with one tile or more', () => {
  const trial: Trial = { type: 'tileTypesAtMost', max: 5 };
  expect(met(trial, { tiles: 'skull-4*3 feather-1 tripti-1 herb-A egg-1' })).toBe(true);
  expect(met(trial, { tiles: 'skull-4 feather-1 tripti-1 herb-A egg-1 chest' })).toBe(false);
});

test('NOC-21.13a: there are eight types, chests, runestones and mirror stones among them', () => {
  expect(met({ type: 'tileTypesAtMost', max: 7 }, { tiles: ALL_TYPES })).toBe(false);
  expect(met({ type: 'typesWithCountAtLeast', types: 8, min: 1 }, { tiles: ALL_TYPES })).toBe(true);
});

test('NOC-21.14: both full mushroom sets are three Tripti and two Duode, copies included', () => {
  const trial: Trial = { type: 'fullMushroomSets' };
  expect(met(trial, { tiles: 'tripti-1*3 duode-1*2' })).toBe(true);
  expect(met(trial, { tiles: 'tripti-1*2 duode-1*3' })).toBe(false);
  expect(met(trial, { tiles: 'tripti-1*4 duode-1' })).toBe(false);
  expect(met(trial, { tiles: 'tripti-1*3 duode-1 mirror', mirrors: 'duode-1' })).toBe(true);
  expect(met(trial, { tiles: 'tripti-1*3 duode-1 mirror', mirrors: '-' })).toBe(false);
});

test('NOC-21.15: a full herb set shows five different letters, wild herbs and copies included', () => {
  const trial: Trial = { type: 'fullHerbSet' };
  expect(met(trial, { tiles: 'herb-A herb-B herb-C herb-D herb-E' })).toBe(true);
  expect(met(trial, { tiles: 'herb-A herb-B herb-C herb-W*2' })).toBe(true);
  expect(met(trial, { tiles: 'herb-A*2 herb-B herb-C herb-D' })).toBe(false);
  expect(met(trial, { tiles: 'herb-A herb-B herb-C herb-W mirror', mirrors: 'herb-W' })).toBe(true);
  expect(met(trial, { tiles: 'herb-A herb-B herb-C herb-W mirror', mirrors: 'herb-A' })).toBe(false);
});

test('NOC-21.16: a full feather set is seven feathers, copies included', () => {
  const trial: Trial = { type: 'fullFeatherSet' };
  expect(met(trial, { tiles: 'feather-1*7' })).toBe(true);
  expect(met(trial, { tiles: 'feather-1*6' })).toBe(false);
  expect(met(trial, { tiles: 'feather-1*6 mirror', mirrors: 'feather-1' })).toBe(true);
});

test('NOC-21.17: concoctions in full are those scored at their top tier, single-tier cards included', () => {
  const trial: Trial = { type: 'concoctionsFullAtLeast', min: 2 };
  const told: HoldingText = { tiles: 'skull-2*3 feather-1*2', brews: 'start-SF pure-S' };
  expect(met(trial, told)).toBe(true);
  expect(met(trial, { ...told, tiers: [1, 1] })).toBe(false);
  expect(met(trial, { ...told, tiles: 'skull-2*3 feather-1' })).toBe(false);
});

test('NOC-21.18: different runestones are different symbols among them', () => {
  const trial: Trial = { type: 'differentRunestonesAtLeast', min: 3 };
  expect(met(trial, { tiles: 'runestone-S runestone-F runestone-E' })).toBe(true);
  expect(met(trial, { tiles: 'runestone-S*2 runestone-F herb-A' })).toBe(false);
});

test('NOC-21.19: Twilight goals are counted as cards held', () => {
  expect(met({ type: 'twilightGoalsAtLeast', min: 2 }, { twilight: 'T1 T2' })).toBe(true);
  expect(met({ type: 'twilightGoalsAtLeast', min: 2 }, { twilight: 'T1' })).toBe(false);
  expect(met({ type: 'twilightGoalsAtMost', max: 0 }, {})).toBe(true);
  expect(met({ type: 'twilightGoalsAtMost', max: 0 }, { twilight: 'T1' })).toBe(false);
});

test('NOC-21.20: no shadow token means that none was received', () => {
  expect(met({ type: 'noShadowReceived' }, {})).toBe(true);
  expect(met({ type: 'noShadowReceived' }, {}, {}, { shadows: 1 })).toBe(false);
});

test('NOC-21.21: the last Sprite space counts in either round', () => {
  const trial: Trial = { type: 'spriteLastSpaceOwned', rounds: 'either' };
  expect([0, 1, 2].map((lastSpriteSpace) => met(trial, {}, {}, { lastSpriteSpace }))).toEqual([false, true, true]);
  const both: Trial = { type: 'spriteLastSpaceOwned', rounds: 'both' };
  expect([0, 1, 2].map((lastSpriteSpace) => met(both, {}, {}, { lastSpriteSpace }))).toEqual([false, false, true]);
  expect(met(trial, {}, {}, { allSpriteSpaces: 1 })).toBe(false);
});

test('NOC-21.22: all Sprite spaces count in either round', () => {
  const trial: Trial = { type: 'spriteAllSpacesOwned', rounds: 'either' };
  expect([0, 1, 2].map((allSpriteSpaces) => met(trial, {}, {}, { allSpriteSpaces }))).toEqual([false, true, true]);
  expect(met({ type: 'spriteAllSpacesOwned', rounds: 'both' }, {}, {}, { allSpriteSpaces: 1 })).toBe(false);
  expect(met(trial, {}, {}, { lastSpriteSpace: 2 })).toBe(false);
});

test('NOC-21.23: two mirrors as two types copy tiles of different types', () => {
  const trial: Trial = { type: 'mirrorsAsDifferentTypesAtLeast', min: 2 };
  const tiles = 'skull-4 skull-3 egg-1 mirror*2';
  expect(met(trial, { tiles, mirrors: 'skull-4 egg-1' })).toBe(true);
  expect(met(trial, { tiles, mirrors: 'skull-4 skull-3' })).toBe(false);
  expect(met(trial, { tiles, mirrors: 'skull-4 -' })).toBe(false);
});

test('NOC-21.24: no Sprite tile in Moonlight means that none was won there', () => {
  const trial: Trial = { type: 'noSpriteTileWon', round: 'moonlight' };
  expect(met(trial, {})).toBe(true);
  expect(met(trial, {}, {}, { moonlightSpriteTiles: 1 })).toBe(false);
});

test('NOC-21.25: no mirrors or wild herbs means neither in the collection', () => {
  const trial: Trial = { type: 'noMirrorNoWildHerb' };
  expect(met(trial, { tiles: 'herb-A skull-4' })).toBe(true);
  expect(met(trial, { tiles: 'herb-W' })).toBe(false);
  expect(met(trial, { tiles: 'mirror' })).toBe(false);
});

test('NOC-21.26: enchanted tiles are those with two symbols', () => {
  const trial: Trial = { type: 'enchantedAtLeast', min: 3 };
  expect(met(trial, { tiles: 'skull-2 feather-2 herb-B' })).toBe(true);
  expect(met(trial, { tiles: 'skull-2 feather-2 herb-A skull-4*3' })).toBe(false);
});

test('NOC-21.27: no corner cast in Twilight means that the player made none there', () => {
  const trial: Trial = { type: 'noCornerCast', round: 'twilight' };
  expect(met(trial, {})).toBe(true);
  expect(met(trial, {}, {}, { twilightCornerCasts: 1 })).toBe(false);
});

test('NOC-21.5, NOC-21.6: mastering needs the target and all objectives, and nothing else', () => {
  const skulls: HoldingText = { tiles: 'skull-4' };
  expect(mastered(defaultBox, 7, career(skulls, { skulls: 15 }, {}, 85))).toBe(true);
  expect(mastered(defaultBox, 7, career(skulls, { skulls: 15 }, {}, 84))).toBe(false);
  expect(mastered(defaultBox, 7, career(skulls, { skulls: 14 }, {}, 85))).toBe(false);
  expect(mastered(defaultBox, 7, career({ tiles: 'skull-4 duode-1' }, { skulls: 15 }, {}, 85))).toBe(false);
  expect(mastered(defaultBox, 99, career(skulls, { skulls: 15 }, {}, 85))).toBe(false);
});

test('NOC-21.5: how far a scenario is, is told as counts: its target, and each objective', () => {
  const row = defaultBox.edition.scenarios.list[6] as ScenarioRow;
  expect(scenarioMeasures(defaultBox, row, career({ tiles: 'duode-1' }, { skulls: 15 }, {}, 40))).toEqual([
    { count: 40, bound: 85, isMost: false, isMet: false },
    { count: 15, bound: 15, isMost: false, isMet: true },
    { count: 1, bound: 0, isMost: true, isMet: false },
  ]);
});

test('Achievements are listed by id in their order', () => {
  expect(achievementsMet(defaultBox, career({ tiles: 'chest*3' }, { skulls: 20 }, {}, 70))).toEqual([
    'A1',
    'A2',
    'A10',
    'A16',
  ]);
  expect(achievementsMet(defaultBox, career({}))).toEqual([]);
});
