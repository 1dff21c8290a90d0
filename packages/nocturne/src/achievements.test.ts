import { expect, test } from 'vitest';
import { achievementsMet } from './awards.ts';
import { defaultBox } from './box.ts';
import type { Deeds } from './holding.ts';
import { holding, NO_DEEDS, type Told } from './testing/collection.ts';

interface Case {
  readonly told?: Told;
  readonly points?: { readonly [category: string]: number };
  readonly deeds?: Partial<Deeds>;
  readonly total?: number;
}

const has = (number: number, { told = {}, points = {}, deeds = {}, total = 0 }: Case): boolean => {
  const lines = Object.entries(points).map(([category, worth]) => ({ category, points: worth, rule: '', parts: [] }));
  const career = { holding: holding(told), deeds: { ...NO_DEEDS, ...deeds }, sheet: { seat: 0, total, lines } };
  return achievementsMet(defaultBox, career).includes(`A${number}`);
};

/** Holds an achievement: met by `just`, missed by `short`, which falls short by one. */
function row(number: number, just: Case, short: Case): void {
  expect(defaultBox.edition.achievements.list[number - 1]).toMatchObject({ number, clause: `NOC-24.${number}` });
  expect(has(number, just)).toBe(true);
  expect(has(number, short)).toBe(false);
}
const total = (number: number, least: number): void => row(number, { total: least }, { total: least - 1 });
const points = (number: number, category: string, least: number): void =>
  row(number, { points: { [category]: least } }, { points: { [category]: least - 1 }, total: 200 });
const tiles = (number: number, just: string, short: string): void =>
  row(number, { told: { tiles: just } }, { told: { tiles: short } });

test('NOC-24.1: achievement 1 is a total of 60', () => total(1, 60));
test('NOC-24.2: achievement 2 is a total of 70', () => total(2, 70));
test('NOC-24.3: achievement 3 is a total of 80', () => total(3, 80));
test('NOC-24.4: achievement 4 is a total of 90', () => total(4, 90));
test('NOC-24.5: achievement 5 is a total of 100', () => total(5, 100));
test('NOC-24.6: achievement 6 is a total of 110', () => total(6, 110));
test('NOC-24.7: achievement 7 is 15 with concoctions', () => points(7, 'concoctions', 15));
test('NOC-24.8: achievement 8 is 20 with concoctions', () => points(8, 'concoctions', 20));
test('NOC-24.9: achievement 9 is 25 with concoctions', () => points(9, 'concoctions', 25));
test('NOC-24.10: achievement 10 is 20 with skulls', () => points(10, 'skulls', 20));
test('NOC-24.11: achievement 11 is 36 with feathers', () => points(11, 'feathers', 36));
test('NOC-24.12: achievement 12 is 30 with mushrooms', () => points(12, 'mushrooms', 30));
test('NOC-24.13: achievement 13 is 25 with herbs', () => points(13, 'herbs', 25));
test('NOC-24.14: achievement 14 is 30 with eggs', () => points(14, 'eggs', 30));
test('NOC-24.15: achievement 15 is 5 runestones', () => tiles(15, 'runestone-S*5', 'runestone-S*4 skull-4*5'));
test('NOC-24.16: achievement 16 is 3 chests', () => tiles(16, 'chest*3', 'chest*2 skull-4*5'));
test('NOC-24.17: achievement 17 is 3 mirror stones', () => tiles(17, 'mirror*3', 'mirror*2 skull-4*5'));
test('NOC-24.18: achievement 18 is all three Twilight goals', () =>
  row(18, { told: { twilight: 'T1 T2 T3' } }, { told: { twilight: 'T1 T2' } }));
test('NOC-24.19: achievement 19 is 7 with Moonlight goals', () => points(19, 'moonlight', 7));
test('NOC-24.20: achievement 20 is 10 with Moonlight goals', () => points(20, 'moonlight', 10));
test('NOC-24.21: achievement 21 is 15 with Moonlight goals', () => points(21, 'moonlight', 15));
test('NOC-24.22: achievement 22 is all usable Sprite spaces at the end of a round', () =>
  row(22, { deeds: { allSpriteSpaces: 1 } }, { deeds: { lastSpriteSpace: 2 } }));
test('NOC-24.23: achievement 23 is 7 tiles of one type', () => tiles(23, 'egg-1*7', 'egg-1*6 skull-4*6'));
test('NOC-24.24: achievement 24 is 9 tiles of one type', () => tiles(24, 'egg-1*9', 'egg-1*8 skull-4*8'));
test('NOC-24.25: achievement 25 is 2 tiles of each of the eight types', () => {
  const all = 'skull-4*2 feather-1*2 tripti-1*2 herb-A*2 egg-1*2 chest*2 runestone-S*2 mirror';
  tiles(25, `${all} mirror`, `${all} skull-4`);
});
