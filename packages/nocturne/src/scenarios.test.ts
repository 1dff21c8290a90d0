import { expect, test } from 'vitest';
import { type Career, mastered } from './awards.ts';
import { defaultBox } from './box.ts';
import type { Deeds } from './holding.ts';
import { holding, NO_DEEDS, type Told } from './testing/collection.ts';

interface Case {
  readonly told?: Told;
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
 * Holds a row of the table of scenarios: who, which goals, and the target; that `just` masters it, one point less
 * does not, and none of the cases that fall short of one objective does.
 */
function row(
  number: number,
  character: string,
  twilight: string,
  moonlight: string,
  target: number,
  just: Case,
  ...short: Case[]
): void {
  const scenario = defaultBox.edition.scenarios.list.find((one) => one.number === number);
  expect(scenario?.character).toBe(character);
  expect(scenario?.twilight.join(' ')).toBe(twilight);
  expect(scenario?.moonlight.join(' ')).toBe(moonlight);
  expect(scenario?.clause).toBe(`NOC-22.${number}`);
  expect(scenario?.objectives).toHaveLength(short.length);
  expect(mastered(defaultBox, number, careerOf(target, just))).toBe(true);
  expect(mastered(defaultBox, number, careerOf(target - 1, just))).toBe(false);
  for (const one of short) expect(mastered(defaultBox, number, careerOf(target, { ...just, ...one }))).toBe(false);
}

const brewed = (full: number): Told => ({
  tiles: 'skull-2*2 feather-2*2 tripti-2*2 egg-2*2',
  brews: ['pure-S', 'pure-F', 'pure-M', 'pure-E'].slice(0, full).join(' '),
});

test('NOC-22.1: scenario 1 asks for 10 with skulls', () => {
  row(1, 'redd', 'T3 T5 T12', 'M8 M11 M12', 75, { points: { skulls: 10 } }, { points: { skulls: 9 } });
});

test('NOC-22.2: scenario 2 asks for 5 tiles of one type', () => {
  row(2, 'sage', 'T8 T9 T11', 'M3 M5 M9', 75, { told: { tiles: 'egg-1*5' } }, { told: { tiles: 'egg-1*4 skull-4*4' } });
});

test('NOC-22.3: scenario 3 asks for 3 concoctions in full', () => {
  row(3, 'abigail', 'T1 T7 T10', 'M1 M6 M10', 75, { told: brewed(3) }, { told: brewed(2) });
});

test('NOC-22.4: scenario 4 asks for 20 with eggs', () => {
  row(4, 'flint', 'T2 T4 T6', 'M2 M4 M7', 80, { points: { eggs: 20 } }, { points: { eggs: 19 } });
});

test('NOC-22.5: scenario 5 asks for 15 with herbs', () => {
  row(5, 'sage', 'T1 T8 T12', 'M1 M5 M8', 80, { points: { herbs: 15 } }, { points: { herbs: 14 } });
});

test('NOC-22.6: scenario 6 asks for both full mushroom sets', () => {
  const just = { told: { tiles: 'tripti-1*3 duode-1*2' } };
  row(6, 'abigail', 'T3 T7 T10', 'M3 M6 M7', 80, just, { told: { tiles: 'tripti-1*3 duode-1' } });
});

test('NOC-22.7: scenario 7 asks for 15 with skulls and no mushrooms', () => {
  const just = { points: { skulls: 15 }, told: { tiles: 'skull-4*4' } };
  row(7, 'sage', 'T2 T5 T9', 'M2 M7 M11', 85, just, { points: { skulls: 14 } }, { told: { tiles: 'tripti-1' } });
});

test('NOC-22.8: scenario 8 asks for a full herb set and no feathers', () => {
  const herbs = 'herb-A herb-B herb-C herb-D';
  const just = { told: { tiles: `${herbs} herb-E` } };
  row(
    8,
    'redd',
    'T4 T7 T1',
    'M4 M10 M12',
    85,
    just,
    { told: { tiles: herbs } },
    { told: { tiles: `${herbs} herb-E feather-1` } },
  );
});

test('NOC-22.9: scenario 9 asks for 10 with Moonlight goals and 3 different runestones', () => {
  const just = { points: { moonlight: 10 }, told: { tiles: 'runestone-S runestone-F runestone-M' } };
  const two = { told: { tiles: 'runestone-S runestone-F*2' } };
  row(9, 'flint', 'T6 T9 T12', 'M4 M6 M9', 85, just, { points: { moonlight: 9 } }, two);
});

test('NOC-22.10: scenario 10 asks for a full feather set and no skulls', () => {
  const just = { told: { tiles: 'feather-1*7' } };
  const skull = { told: { tiles: 'feather-1*7 skull-2' } };
  row(10, 'abigail', 'T5 T8 T10', 'M1 M4 M10', 85, just, { told: { tiles: 'feather-1*6' } }, skull);
});

test('NOC-22.11: scenario 11 asks for no Twilight goal and 5 tiles of each of two types', () => {
  const tiles = 'skull-4*4 skull-3 egg-1*5';
  const four = { told: { tiles: 'skull-4*4 egg-1*5' } };
  row(11, 'flint', 'T3 T4 T10', 'M2 M5 M11', 90, { told: { tiles } }, { told: { tiles, twilight: 'T3' } }, four);
});

test('NOC-22.12: scenario 12 asks for 20 with concoctions and 6 eggs', () => {
  const just = { points: { concoctions: 20 }, told: { tiles: 'egg-1*6' } };
  const short = [{ points: { concoctions: 19 } }, { told: { tiles: 'egg-1*5' } }];
  row(12, 'redd', 'T8 T9 T12', 'M5 M7 M12', 90, just, ...short);
});

test('NOC-22.13: scenario 13 asks for 20 with herbs and 2 Twilight goals', () => {
  const just = { points: { herbs: 20 }, told: { twilight: 'T4 T6' } };
  row(13, 'sage', 'T4 T6 T11', 'M3 M7 M12', 90, just, { points: { herbs: 19 } }, { told: { twilight: 'T4' } });
});

test('NOC-22.14: scenario 14 asks for no eggs and no shadow token', () => {
  row(14, 'abigail', 'T1 T2 T3', 'M2 M6 M10', 90, {}, { told: { tiles: 'egg-1' } }, { deeds: { shadows: 1 } });
});

test('NOC-22.15: scenario 15 asks for no chests, 3 concoctions in full and 5 skulls', () => {
  const full = brewed(3);
  const just = { told: { ...full, tiles: `${full.tiles} skull-4*3` } };
  const chest = { told: { ...just.told, tiles: `${just.told.tiles} chest` } };
  const brews = { told: { ...just.told, brews: 'pure-S pure-F' } };
  const skulls = { told: { ...full, tiles: `${full.tiles} skull-4*2` } };
  row(15, 'flint', 'T2 T7 T11', 'M1 M6 M11', 95, just, chest, brews, skulls);
});

test('NOC-22.16: scenario 16 asks for 25 with concoctions, no mirror stones and the last Sprite space in a round', () => {
  const just = { points: { concoctions: 25 }, deeds: { lastSpriteSpace: 1 } };
  const short = [{ points: { concoctions: 24 } }, { told: { tiles: 'mirror' } }, { deeds: { lastSpriteSpace: 0 } }];
  row(16, 'redd', 'T1 T5 T6', 'M3 M8 M9', 95, just, ...short);
});

test('NOC-22.17: scenario 17 asks for 12 with Moonlight goals, all types and two mirrors as two types', () => {
  const tiles = 'skull-4 feather-1 tripti-1 herb-A egg-1 chest runestone-S mirror*2';
  const just = { points: { moonlight: 12 }, told: { tiles, mirrors: 'skull-4 egg-1' } };
  const seven = { told: { tiles: tiles.replace('chest ', ''), mirrors: 'skull-4 egg-1' } };
  const alike = { told: { tiles, mirrors: 'skull-4 skull-4' } };
  row(17, 'flint', 'T4 T10 T12', 'M5 M8 M10', 95, just, { points: { moonlight: 11 } }, seven, alike);
});

test('NOC-22.18: scenario 18 asks for no Moonlight Sprite tile, no mirrors or wild herbs and 5 enchanted tiles', () => {
  const tiles = 'skull-2*2 egg-2*2 herb-B';
  const just = { told: { tiles } };
  const short = [
    { deeds: { moonlightSpriteTiles: 1 } },
    { told: { tiles: `${tiles} herb-W` } },
    { told: { tiles: 'skull-2*2 egg-2*2' } },
  ];
  row(18, 'abigail', 'T3 T9 T11', 'M2 M7 M12', 100, just, ...short);
});

test('NOC-22.19: scenario 19 asks for 15 with goals, at most 5 types and no corner cast in Twilight', () => {
  const tiles = 'skull-4 feather-1 tripti-1 herb-A egg-1';
  const just = { points: { twilight: 3, moonlight: 12 }, told: { tiles } };
  const short = [
    { points: { twilight: 3, moonlight: 11 } },
    { told: { tiles: `${tiles} chest` } },
    { deeds: { twilightCornerCasts: 1 } },
  ];
  row(19, 'sage', 'T1 T6 T7', 'M4 M9 M11', 100, just, ...short);
});

test('NOC-22.20: scenario 20 asks for all Twilight goals, 7 tiles of one type and 4 concoctions in full', () => {
  const full = brewed(4);
  const just = { told: { ...full, tiles: `${full.tiles} herb-A*7`, twilight: 'T2 T5 T8' } };
  const short = [
    { told: { ...just.told, twilight: 'T2 T5' } },
    { told: { ...just.told, tiles: `${full.tiles} herb-A*6` } },
    { told: { ...just.told, brews: 'pure-S pure-F pure-M' } },
  ];
  row(20, 'redd', 'T2 T5 T8', 'M1 M5 M8', 100, just, ...short);
});
