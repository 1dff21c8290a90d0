import { expect, test } from 'vitest';
import { type Career, mastered } from './awards.ts';
import { defaultBox } from './box.ts';
import type { Deeds } from './holding.ts';
import { type HoldingText, holding, NO_DEEDS } from './testing/collection.ts';

interface Case {
  readonly told?: HoldingText;
  readonly points?: { readonly [category: string]: number };
  readonly deeds?: Partial<Deeds>;
}

const careerOf = (total: number, { told = {}, points = {}, deeds = {} }: Case): Career => ({
  holding: holding(told),
  deeds: { ...NO_DEEDS, ...deeds },
  sheet: {
    seat: 0,
    total,
    lines: Object.entries(points).map(([category, worth]) => ({ category, points: worth, rule: '', parts: [] })),
  },
});

/**
 * A row of the table of scenarios as it is written and judged: who, which goals and how many objectives; whether the
 * target masters it with `just`, whether one point less does, and whether the cases that miss one objective do.
 */
function judged(number: number, target: number, just: Case, ...short: Case[]): unknown[] {
  const scenario = defaultBox.edition.scenarios.list.find(({ clause }) => clause === `NOC-22.${number}`);
  const masters = (total: number, one: Case): boolean => mastered(defaultBox, number, careerOf(total, one));
  return [
    scenario?.character,
    scenario?.twilight.join(' '),
    scenario?.moonlight.join(' '),
    scenario?.objectives.length === short.length,
    masters(target, just),
    masters(target - 1, just),
    ...new Set(short.map((one) => masters(target, { ...just, ...one }))),
  ];
}
const right = (character: string, twilight: string, moonlight: string): unknown[] => [
  character,
  twilight,
  moonlight,
  true,
  true,
  false,
  false,
];

const brewed = (full: number): HoldingText => ({
  tiles: 'skull-2*2 feather-2*2 tripti-2*2 egg-2*2',
  brews: ['pure-S', 'pure-F', 'pure-M', 'pure-E'].slice(0, full).join(' '),
});

test('NOC-22.1: scenario 1 asks for 10 with skulls', () => {
  expect(judged(1, 75, { points: { skulls: 10 } }, { points: { skulls: 9 } })).toEqual(
    right('redd', 'T3 T5 T12', 'M8 M11 M12'),
  );
});

test('NOC-22.2: scenario 2 asks for 5 tiles of one type', () => {
  expect(judged(2, 75, { told: { tiles: 'egg-1*5' } }, { told: { tiles: 'egg-1*4 skull-4*4' } })).toEqual(
    right('sage', 'T8 T9 T11', 'M3 M5 M9'),
  );
});

test('NOC-22.3: scenario 3 asks for 3 concoctions in full', () => {
  expect(judged(3, 75, { told: brewed(3) }, { told: brewed(2) })).toEqual(right('abigail', 'T1 T7 T10', 'M1 M6 M10'));
});

test('NOC-22.4: scenario 4 asks for 20 with eggs', () => {
  expect(judged(4, 80, { points: { eggs: 20 } }, { points: { eggs: 19 } })).toEqual(
    right('flint', 'T2 T4 T6', 'M2 M4 M7'),
  );
});

test('NOC-22.5: scenario 5 asks for 15 with herbs', () => {
  expect(judged(5, 80, { points: { herbs: 15 } }, { points: { herbs: 14 } })).toEqual(
    right('sage', 'T1 T8 T12', 'M1 M5 M8'),
  );
});

test('NOC-22.6: scenario 6 asks for both full mushroom sets', () => {
  const just = { told: { tiles: 'tripti-1*3 duode-1*2' } };
  expect(judged(6, 80, just, { told: { tiles: 'tripti-1*3 duode-1' } })).toEqual(
    right('abigail', 'T3 T7 T10', 'M3 M6 M7'),
  );
});

test('NOC-22.7: scenario 7 asks for 15 with skulls and no mushrooms', () => {
  const just = { points: { skulls: 15 }, told: { tiles: 'skull-4*4' } };
  expect(judged(7, 85, just, { points: { skulls: 14 } }, { told: { tiles: 'tripti-1' } })).toEqual(
    right('sage', 'T2 T5 T9', 'M2 M7 M11'),
  );
});

test('NOC-22.8: scenario 8 asks for a full herb set and no feathers', () => {
  const herbs = 'herb-A herb-B herb-C herb-D';
  const just = { told: { tiles: `${herbs} herb-E` } };
  expect(judged(8, 85, just, { told: { tiles: herbs } }, { told: { tiles: `${herbs} herb-E feather-1` } })).toEqual(
    right('redd', 'T4 T7 T1', 'M4 M10 M12'),
  );
});

test('NOC-22.9: scenario 9 asks for 10 with Moonlight goals and 3 different runestones', () => {
  const just = { points: { moonlight: 10 }, told: { tiles: 'runestone-S runestone-F runestone-M' } };
  const two = { told: { tiles: 'runestone-S runestone-F*2' } };
  expect(judged(9, 85, just, { points: { moonlight: 9 } }, two)).toEqual(right('flint', 'T6 T9 T12', 'M4 M6 M9'));
});

test('NOC-22.10: scenario 10 asks for a full feather set and no skulls', () => {
  const just = { told: { tiles: 'feather-1*7' } };
  const skull = { told: { tiles: 'feather-1*7 skull-2' } };
  expect(judged(10, 85, just, { told: { tiles: 'feather-1*6' } }, skull)).toEqual(
    right('abigail', 'T5 T8 T10', 'M1 M4 M10'),
  );
});

test('NOC-22.11: scenario 11 asks for no Twilight goal and 5 tiles of each of two types', () => {
  const tiles = 'skull-4*4 skull-3 egg-1*5';
  const four = { told: { tiles: 'skull-4*4 egg-1*5' } };
  expect(judged(11, 90, { told: { tiles } }, { told: { tiles, twilight: 'T3' } }, four)).toEqual(
    right('flint', 'T3 T4 T10', 'M2 M5 M11'),
  );
});

test('NOC-22.12: scenario 12 asks for 20 with concoctions and 6 eggs', () => {
  const just = { points: { concoctions: 20 }, told: { tiles: 'egg-1*6' } };
  const short = [{ points: { concoctions: 19 } }, { told: { tiles: 'egg-1*5' } }];
  expect(judged(12, 90, just, ...short)).toEqual(right('redd', 'T8 T9 T12', 'M5 M7 M12'));
});

test('NOC-22.13: scenario 13 asks for 20 with herbs and 2 Twilight goals', () => {
  const just = { points: { herbs: 20 }, told: { twilight: 'T4 T6' } };
  expect(judged(13, 90, just, { points: { herbs: 19 } }, { told: { twilight: 'T4' } })).toEqual(
    right('sage', 'T4 T6 T11', 'M3 M7 M12'),
  );
});

test('NOC-22.14: scenario 14 asks for no eggs and no shadow token', () => {
  expect(judged(14, 90, {}, { told: { tiles: 'egg-1' } }, { deeds: { shadows: 1 } })).toEqual(
    right('abigail', 'T1 T2 T3', 'M2 M6 M10'),
  );
});

test('NOC-22.15: scenario 15 asks for no chests, 3 concoctions in full and 5 skulls', () => {
  const full = brewed(3);
  const just = { told: { ...full, tiles: `${full.tiles} skull-4*3` } };
  const chest = { told: { ...just.told, tiles: `${just.told.tiles} chest` } };
  const brews = { told: { ...just.told, brews: 'pure-S pure-F' } };
  const skulls = { told: { ...full, tiles: `${full.tiles} skull-4*2` } };
  expect(judged(15, 95, just, chest, brews, skulls)).toEqual(right('flint', 'T2 T7 T11', 'M1 M6 M11'));
});

test('NOC-22.16: scenario 16 asks for 25 with concoctions, no mirror stones and the last Sprite space in a round', () => {
  const just = { points: { concoctions: 25 }, deeds: { lastSpriteSpace: 1 } };
  const short = [{ points: { concoctions: 24 } }, { told: { tiles: 'mirror' } }, { deeds: { lastSpriteSpace: 0 } }];
  expect(judged(16, 95, just, ...short)).toEqual(right('redd', 'T1 T5 T6', 'M3 M8 M9'));
});

test('NOC-22.17: scenario 17 asks for 12 with Moonlight goals, all types and two mirrors as two types', () => {
  const tiles = 'skull-4 feather-1 tripti-1 herb-A egg-1 chest runestone-S mirror*2';
  const just = { points: { moonlight: 12 }, told: { tiles, mirrors: 'skull-4 egg-1' } };
  const seven = { told: { tiles: tiles.replace('chest ', ''), mirrors: 'skull-4 egg-1' } };
  const alike = { told: { tiles, mirrors: 'skull-4 skull-4' } };
  expect(judged(17, 95, just, { points: { moonlight: 11 } }, seven, alike)).toEqual(
    right('flint', 'T4 T10 T12', 'M5 M8 M10'),
  );
});

test('NOC-22.18: scenario 18 asks for no Moonlight Sprite tile, no mirrors or wild herbs and 5 enchanted tiles', () => {
  const tiles = 'skull-2*2 egg-2*2 herb-B';
  const just = { told: { tiles } };
  const short = [
    { deeds: { moonlightSpriteTiles: 1 } },
    { told: { tiles: `${tiles} herb-W` } },
    { told: { tiles: 'skull-2*2 egg-2*2' } },
  ];
  expect(judged(18, 100, just, ...short)).toEqual(right('abigail', 'T3 T9 T11', 'M2 M7 M12'));
});

test('NOC-22.19: scenario 19 asks for 15 with goals, at most 5 types and no corner cast in Twilight', () => {
  const tiles = 'skull-4 feather-1 tripti-1 herb-A egg-1';
  const just = { points: { twilight: 3, moonlight: 12 }, told: { tiles } };
  const short = [
    { points: { twilight: 3, moonlight: 11 } },
    { told: { tiles: `${tiles} chest` } },
    { deeds: { twilightCornerCasts: 1 } },
  ];
  expect(judged(19, 100, just, ...short)).toEqual(right('sage', 'T1 T6 T7', 'M4 M9 M11'));
});

test('NOC-22.20: scenario 20 asks for all Twilight goals, 7 tiles of one type and 4 concoctions in full', () => {
  const full = brewed(4);
  const just = { told: { ...full, tiles: `${full.tiles} herb-A*7`, twilight: 'T2 T5 T8' } };
  const short = [
    { told: { ...just.told, twilight: 'T2 T5' } },
    { told: { ...just.told, tiles: `${full.tiles} herb-A*6` } },
    { told: { ...just.told, brews: 'pure-S pure-F pure-M' } },
  ];
  expect(judged(20, 100, just, ...short)).toEqual(right('redd', 'T2 T5 T8', 'M1 M5 M8'));
});
