import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { layoutFor } from './layout.ts';
import { moonlightCounts, moonlightPoints } from './moonlight.ts';
import { goals, holding, occasion, scored } from './testing/collection.ts';

const points = (goal: string, spaces: string, rest: { spriteTokens?: number; leftover?: number } = {}): number =>
  moonlightPoints(defaultBox, occasion(2, { moonlight: goals(goal, 'moonlight') }), holding({ spaces, ...rest }));

test('NOC-15.1: every player scores every Moonlight goal in play', () => {
  const moonlight = goals('M1 M8', 'moonlight');
  const told = { spaces: 'a1' };
  expect(scored('moonlight', told, { moonlight }, [{ spaces: 'd4' }])).toBe(3);
  expect(scored('moonlight', { spaces: 'd4' }, { moonlight }, [told])).toBe(3);
});

test('NOC-15.3: a space that is nobody’s, as after a shadow token, counts for nobody and joins nothing', () => {
  const moonlight = goals('M1 M6 M11', 'moonlight');
  // b1 lies between two spaces of the same player.
  const shown = holding({ spaces: 'a1 c1' });
  expect(moonlightCounts(defaultBox, occasion(2, { moonlight }), shown)).toEqual([2, 1, 2]);
  expect(points('M8', 'b1')).toBe(0);
  expect(points('M4', 'a1 c1 d1')).toBe(0);
});

test('NOC-15.6: per card a space serves several goals, with one card it serves one', () => {
  const moonlight = goals('M4 M5 M12', 'moonlight');
  const shown = holding({ spaces: 'a1 b1 c1 a2 b2' });
  expect(moonlightCounts(defaultBox, occasion(2, { moonlight }), shown)).toEqual([1, 1, 1]);
  expect(moonlightCounts(defaultBox, occasion(2, { moonlight, shapeTokenReuse: 'one-card' }), shown)).toEqual([
    0, 0, 1,
  ]);
  const mixed = goals('M6 M4', 'moonlight');
  expect(moonlightPoints(defaultBox, occasion(2, { moonlight: mixed, shapeTokenReuse: 'one-card' }), shown)).toBe(8);
  const both = goals('M12 M1 M5', 'moonlight');
  const joint = occasion(2, { moonlight: both, shapeTokenReuse: 'one-card' });
  expect(moonlightCounts(defaultBox, joint, holding({ spaces: 'a1 b1 a2 b2 d4' }))).toEqual([1, 1, 0]);
});

test('NOC-16.1: M1 scores 1 for each area of exactly one space', () => {
  expect(points('M1', 'a1 c1 c2 d4')).toBe(2);
  expect(points('M1', 'a1 b1')).toBe(0);
});

test('NOC-16.2: M2 scores 2 for each area of exactly two spaces', () => {
  expect(points('M2', 'a1 b1 a3 a4 d1 c3 d3 d4')).toBe(4);
  expect(points('M2', 'a1 b1 c1')).toBe(0);
});

test('NOC-16.3: M3 scores 3 for each area of exactly three spaces', () => {
  expect(points('M3', 'a1 b1 c1 a3 a4 b4')).toBe(6);
  expect(points('M3', 'a1 b1 c1 d1')).toBe(0);
  expect(points('M3', 'a1 b1')).toBe(0);
});

test('NOC-16.3a: the arrangement within an area does not matter', () => {
  expect(points('M3', 'a1 b1 c1')).toBe(points('M3', 'a1 b1 b2'));
  expect(points('M3', 'a1 b1 b2')).toBe(3);
});

test('NOC-16.4: M4 scores 3 for each straight line of three', () => {
  expect(points('M4', 'a1 b1 c1 d2 d3 d4')).toBe(6);
  expect(points('M4', 'a1 b1 b2')).toBe(0);
});

test('NOC-16.5: M5 scores 3 for each corner of three', () => {
  expect(points('M5', 'a1 b1 b2 c4 d4 d3')).toBe(6);
  expect(points('M5', 'a1 b1 c1')).toBe(0);
});

test('NOC-16.6: M6 scores 1 per space of one largest area, and a second as large adds nothing', () => {
  expect(points('M6', 'a1 b1 c1 d3')).toBe(3);
  expect(points('M6', 'a1 b1 d3 d4')).toBe(2);
  expect(points('M6', '')).toBe(0);
});

test('NOC-16.7: M7 scores 1 per token on a space that does not touch the outer edge', () => {
  expect(points('M7', 'b2 c3 a2 d3 b1 c4 a1')).toBe(2);
  expect(points('M7', 'b2 c2 b3 c3')).toBe(4);
});

test('NOC-16.8: M8 scores 2 per token on a corner space', () => {
  expect(points('M8', 'a1 d1 a4 d4')).toBe(8);
  expect(points('M8', 'a2 b1 d3')).toBe(0);
});

test('NOC-16.9: M9 scores 1 per own token on the Sprite Board', () => {
  expect(points('M9', 'a1', { spriteTokens: 3 })).toBe(3);
  expect(points('M9', 'a1')).toBe(0);
});

test('NOC-16.10: M10 scores 2 per leftover token on top of the usual 2', () => {
  expect(points('M10', '', { leftover: 3 })).toBe(6);
  const moonlight = goals('M10', 'moonlight');
  expect(scored('leftover', { leftover: 3 }, { moonlight })).toBe(6);
  expect(scored('moonlight', { leftover: 3 }, { moonlight })).toBe(6);
});

test('NOC-16.11: M11 scores 1 per separate area of any size', () => {
  expect(points('M11', 'a1 b1 d1 d3 d4')).toBe(3);
  expect(points('M11', '')).toBe(0);
});

test('NOC-16.12: M12 scores 4 per square of two by two', () => {
  expect(points('M12', 'a1 b1 a2 b2 c3 d3 c4 d4')).toBe(8);
  expect(points('M12', 'a1 b1 a2')).toBe(0);
});

test('NOC-25.4: the layouts of Twisted Trees have no four corners, and for two sides no square', () => {
  const { excludedMoonlightGoals } = defaultBox.edition.twistedTrees;
  expect(Object.values(excludedMoonlightGoals).map((excluded) => excluded.join(' '))).toEqual([
    'M7 M8 M12',
    'M7 M8 M12',
    'M7 M8',
    'M7 M8',
  ]);
  const moonlight = goals('M12', 'moonlight');
  const twisted = layoutFor(defaultBox, 2, true);
  const all = { ...holding({}), spaces: 0xffff };
  expect(moonlightPoints(defaultBox, occasion(2, { moonlight, layout: twisted }), all)).toBe(0);
});
