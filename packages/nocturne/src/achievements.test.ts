import { expect, test } from 'vitest';
import { achievementsMet } from './awards.ts';
import { defaultBox } from './box.ts';
import type { Deeds } from './holding.ts';
import { type HoldingText, holding, NO_DEEDS } from './testing/collection.ts';

interface Case {
  readonly told?: HoldingText;
  readonly points?: { readonly [category: string]: number };
  readonly deeds?: Partial<Deeds>;
  readonly total?: number;
}

const has = (number: number, { told = {}, points = {}, deeds = {}, total = 0 }: Case): boolean => {
  const lines = Object.entries(points).map(([category, worth]) => ({ category, points: worth, rule: '', parts: [] }));
  const career = { holding: holding(told), deeds: { ...NO_DEEDS, ...deeds }, sheet: { seat: 0, total, lines } };
  return achievementsMet(defaultBox, career).includes(`A${number}`);
};

/** An achievement as it is judged: its clause, whether `just` meets it, and whether `short`, one less, does. */
const judged = (number: number, just: Case, short: Case): unknown[] => [
  defaultBox.edition.achievements.list.find(({ id }) => id === `A${number}`)?.clause,
  has(number, just),
  has(number, short),
];
const right = (number: number): unknown[] => [`NOC-24.${number}`, true, false];
const total = (number: number, least: number) => judged(number, { total: least }, { total: least - 1 });
const points = (number: number, category: string, least: number) =>
  judged(number, { points: { [category]: least } }, { points: { [category]: least - 1 }, total: 200 });
const tiles = (number: number, just: string, short: string) =>
  judged(number, { told: { tiles: just } }, { told: { tiles: short } });

test('NOC-24.1: achievement 1 is a total of 60', () => {
  expect(total(1, 60)).toEqual(right(1));
});
test('NOC-24.2: achievement 2 is a total of 70', () => {
  expect(total(2, 70)).toEqual(right(2));
});
test('NOC-24.3: achievement 3 is a total of 80', () => {
  expect(total(3, 80)).toEqual(right(3));
});
test('NOC-24.4: achievement 4 is a total of 90', () => {
  expect(total(4, 90)).toEqual(right(4));
});
test('NOC-24.5: achievement 5 is a total of 100', () => {
  expect(total(5, 100)).toEqual(right(5));
});
test('NOC-24.6: achievement 6 is a total of 110', () => {
  expect(total(6, 110)).toEqual(right(6));
});
test('NOC-24.7: achievement 7 is 15 with concoctions', () => {
  expect(points(7, 'concoctions', 15)).toEqual(right(7));
});
test('NOC-24.8: achievement 8 is 20 with concoctions', () => {
  expect(points(8, 'concoctions', 20)).toEqual(right(8));
});
test('NOC-24.9: achievement 9 is 25 with concoctions', () => {
  expect(points(9, 'concoctions', 25)).toEqual(right(9));
});
test('NOC-24.10: achievement 10 is 20 with skulls', () => {
  expect(points(10, 'skulls', 20)).toEqual(right(10));
});
test('NOC-24.11: achievement 11 is 36 with feathers', () => {
  expect(points(11, 'feathers', 36)).toEqual(right(11));
});
test('NOC-24.12: achievement 12 is 30 with mushrooms', () => {
  expect(points(12, 'mushrooms', 30)).toEqual(right(12));
});
test('NOC-24.13: achievement 13 is 25 with herbs', () => {
  expect(points(13, 'herbs', 25)).toEqual(right(13));
});
test('NOC-24.14: achievement 14 is 30 with eggs', () => {
  expect(points(14, 'eggs', 30)).toEqual(right(14));
});
test('NOC-24.15: achievement 15 is 5 runestones', () => {
  expect(tiles(15, 'runestone-S*5', 'runestone-S*4 skull-4*5')).toEqual(right(15));
});
test('NOC-24.16: achievement 16 is 3 chests', () => {
  expect(tiles(16, 'chest*3', 'chest*2 skull-4*5')).toEqual(right(16));
});
test('NOC-24.17: achievement 17 is 3 mirror stones', () => {
  expect(tiles(17, 'mirror*3', 'mirror*2 skull-4*5')).toEqual(right(17));
});
test('NOC-24.18: achievement 18 is all three Twilight goals', () => {
  expect(judged(18, { told: { twilight: 'T1 T2 T3' } }, { told: { twilight: 'T1 T2' } })).toEqual(right(18));
});
test('NOC-24.19: achievement 19 is 7 with Moonlight goals', () => {
  expect(points(19, 'moonlight', 7)).toEqual(right(19));
});
test('NOC-24.20: achievement 20 is 10 with Moonlight goals', () => {
  expect(points(20, 'moonlight', 10)).toEqual(right(20));
});
test('NOC-24.21: achievement 21 is 15 with Moonlight goals', () => {
  expect(points(21, 'moonlight', 15)).toEqual(right(21));
});
test('NOC-24.22: achievement 22 is all usable Sprite spaces at the end of a round', () => {
  expect(judged(22, { deeds: { allSpriteSpaces: 1 } }, { deeds: { lastSpriteSpace: 2 } })).toEqual(right(22));
});
test('NOC-24.23: achievement 23 is 7 tiles of one type', () => {
  expect(tiles(23, 'egg-1*7', 'egg-1*6 skull-4*6')).toEqual(right(23));
});
test('NOC-24.24: achievement 24 is 9 tiles of one type', () => {
  expect(tiles(24, 'egg-1*9', 'egg-1*8 skull-4*8')).toEqual(right(24));
});
test('NOC-24.25: achievement 25 is 2 tiles of each of the eight types', () => {
  const all = 'skull-4*2 feather-1*2 tripti-1*2 herb-A*2 egg-1*2 chest*2 runestone-S*2 mirror';
  expect(tiles(25, `${all} mirror`, `${all} skull-4`)).toEqual(right(25));
});
