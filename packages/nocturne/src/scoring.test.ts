import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { admit, defaultBox } from './box.ts';
import type { Holding, Occasion } from './holding.ts';
import { places, points, sheets, soloBand } from './scoring.ts';
import { goals, type HoldingText, holding, occasion, scored } from './testing/collection.ts';

/** Egg points of each side. */
const eggs = (told: readonly HoldingText[], special: Partial<Occasion> = {}): (number | undefined)[] =>
  told.map((_, side) =>
    scored(
      'eggs',
      told[side] as HoldingText,
      special,
      told.filter((_, other) => other !== side),
    ),
  );
const on = (...spriteSpaces: number[]): { spritePlace: number }[] =>
  spriteSpaces.map((space) => ({ spritePlace: space - 1 }));

test('NOC-18.1: skulls score the sum of their points', () => {
  expect(scored('skulls', { tiles: 'skull-4 skull-3*2 skull-2' })).toBe(12);
});

test('NOC-18.2: feathers score the table value for their number', () => {
  const table = [0, 1, 4, 8, 12, 18, 24, 36];
  expect(table.map((_, n) => scored('feathers', { tiles: `feather-1*${n}` }))).toEqual(table);
});

test('NOC-18.3: beyond seven feathers a further set is begun', () => {
  expect(scored('feathers', { tiles: 'feather-1*8' })).toBe(37);
  expect(scored('feathers', { tiles: 'feather-1*10' })).toBe(44);
  expect(scored('feathers', { tiles: 'feather-1*14' })).toBe(72);
});

test('NOC-18.4: Tripti Fungilus score 3, 0 and 13 for one, two and three', () => {
  expect([1, 2, 3].map((n) => scored('mushrooms', { tiles: `tripti-1*${n}` }))).toEqual([3, 0, 13]);
});

test('NOC-18.5: Duode Dax score 0 and 9 for one and two', () => {
  expect([1, 2].map((n) => scored('mushrooms', { tiles: `duode-1*${n}` }))).toEqual([0, 9]);
});

test('NOC-18.6: a mushroom set is full before another of its kind begins', () => {
  expect([4, 5, 6].map((n) => scored('mushrooms', { tiles: `tripti-1*${n}` }))).toEqual([16, 13, 26]);
  expect([3, 4].map((n) => scored('mushrooms', { tiles: `duode-1*${n}` }))).toEqual([9, 18]);
  expect(scored('mushrooms', { tiles: 'tripti-1 tripti-2 duode-1 duode-2' })).toBe(9);
});

test('NOC-18.11: each egg scores 4, 3, 2 or 1 by its owner’s rank in eggs', () => {
  expect(eggs([{ tiles: 'egg-1*4' }, { tiles: 'egg-1*3' }, { tiles: 'egg-1*2' }, { tiles: 'egg-1' }])).toEqual([
    16, 9, 4, 1,
  ]);
  expect(eggs([{ tiles: 'egg-1' }, { tiles: 'egg-2*2' }])).toEqual([3, 8]);
});

test('NOC-18.12: equal numbers of eggs are ranked by Sprite position', () => {
  expect(
    eggs([
      { tiles: 'egg-1*2', spriteSpace: 3 },
      { tiles: 'egg-1*2', spriteSpace: 2 },
    ]),
  ).toEqual([6, 8]);
  expect(
    eggs([
      { tiles: 'egg-1*3', spriteSpace: 3 },
      { tiles: 'egg-1*2', spriteSpace: 1 },
    ]),
  ).toEqual([12, 6]);
});

test('NOC-18.12a: tied players without a Sprite token come last, share a rank and leave out those they fill', () => {
  const two = { tiles: 'egg-1*2' };
  expect(eggs([two, { ...two, spriteSpace: 4 }])).toEqual([6, 8]);
  expect(eggs([two, two, { tiles: 'egg-1' }])).toEqual([8, 8, 2]);
  expect(eggs([two, two, { ...two, spriteSpace: 1 }, { tiles: 'egg-1' }])).toEqual([6, 6, 8, 1]);
});

test('NOC-18.13: each chest scores −1', () => {
  expect(scored('chests', { tiles: 'chest*3' })).toBe(-3);
});

test('NOC-18.14: runestones score nothing by themselves', () => {
  expect(points(defaultBox, occasion(), [holding({ tiles: 'runestone-S runestone-E*2' }), holding({})])).toEqual([
    0, 0,
  ]);
});

test('NOC-18.20: each Twilight goal held scores 3', () => {
  expect(scored('twilight', { twilight: 'T1 T12' })).toBe(6);
  expect(scored('twilight', {})).toBe(0);
});

test('NOC-18.20a: the Moonlight goals in play make one line', () => {
  const moonlight = goals('M1 M8 M9', 'moonlight');
  expect(scored('moonlight', { spaces: 'a1', spriteTokens: 2 }, { moonlight })).toBe(1 + 2 + 2);
});

test('NOC-18.21: each token left in supply scores 2', () => {
  expect(scored('leftover', { leftover: 3 })).toBe(6);
});

test('NOC-18.22: an unused ability scores 2', () => {
  expect(scored('ability', { unusedAbility: true })).toBe(2);
  expect(scored('ability', {})).toBe(0);
});

test('NOC-18.23: the highest total wins', () => {
  expect(places([40, 71, 50], on(1, 3, 2), false)).toEqual([3, 1, 2]);
});

test('NOC-18.24: tied totals go to the better Sprite position', () => {
  expect(places([50, 50, 40], on(3, 2, 1), false)).toEqual([2, 1, 3]);
  expect(places([50, 50], on(0, 4), false)).toEqual([2, 1]);
});

test('NOC-18.24a: tied players who are all off the Sprite Board share their place', () => {
  expect(places([50, 50, 40], on(0, 0, 1), false)).toEqual([1, 1, 3]);
  expect(places([50, 50, 50], on(0, 2, 0), false)).toEqual([2, 1, 2]);
});

test('NOC-19.23: in the solo game eggs score by their own number: 1, 1, 2, 3 and from five on 4 each', () => {
  const solo = (n: number) => scored('eggs', { tiles: `egg-1*${n}` }, { solo: true }, []);
  expect([0, 1, 2, 3, 4, 5, 6, 12].map(solo)).toEqual([0, 1, 2, 6, 12, 20, 24, 48]);
});

test('NOC-19.24: a solo total is rated by bands', () => {
  const from = (total: number) => [null, ...defaultBox.scoring.soloBands][soloBand(defaultBox, total)];
  expect([49, 50, 59, 60, 69, 70, 79, 80].map(from)).toEqual([null, 50, 50, 60, 60, 70, 70, 80]);
  expect([89, 90, 99, 100, 109, 110, 200].map(from)).toEqual([80, 90, 90, 100, 100, 110, 110]);
});

test('NOC-20.6: in family mode players tied on eggs all score their rank, whatever the Sprite Board', () => {
  const two = { tiles: 'egg-1*2' };
  expect(eggs([two, two], { family: 'family' })).toEqual([8, 8]);
  expect(
    eggs(
      [
        { ...two, spriteSpace: 2 },
        { ...two, spriteSpace: 1 },
      ],
      { family: 'family' },
    ),
  ).toEqual([8, 8]);
});

test('NOC-20.6a: the ranks that tied players fill beyond the first are left out', () => {
  const two = { tiles: 'egg-1*2' };
  expect(eggs([two, two, { tiles: 'egg-1' }], { family: 'family' })).toEqual([8, 8, 2]);
  expect(eggs([{ tiles: 'egg-1*3' }, two, two, { tiles: 'egg-1' }], { family: 'family' })).toEqual([12, 6, 6, 1]);
});

test('NOC-20.8a: in the simple family game symbols and concoctions are ignored', () => {
  const told: HoldingText = { tiles: 'skull-4*2 feather-1*2', brews: 'start-SF' };
  expect(scored('concoctions', told, { family: 'family' })).toBe(5);
  expect(scored('concoctions', told, { family: 'family-simple' })).toBeUndefined();
  const held = [holding(told), holding({})];
  expect(points(defaultBox, occasion(2, { family: 'family-simple' }), held)[0]).toBe(8 + 4);
  expect(points(defaultBox, occasion(2, { family: 'family' }), held)[0]).toBe(8 + 4 + 5);
});

test('NOC-20.9: in family mode tied totals share the victory', () => {
  expect(places([50, 50, 40], on(2, 1, 3), true)).toEqual([1, 1, 3]);
});

test('NOC-20.10: family mode leaves out goals only, and leftover tokens score as usual', () => {
  const told: HoldingText = { tiles: 'skull-4 chest', leftover: 2, twilight: 'T1', spaces: 'a1' };
  const special = { family: 'family', moonlight: goals('M8', 'moonlight') } as const;
  expect(scored('leftover', told, special)).toBe(4);
  expect(scored('skulls', told, special)).toBe(4);
  expect(scored('twilight', told, special)).toBeUndefined();
  expect(scored('moonlight', told, special)).toBeUndefined();
  expect(points(defaultBox, occasion(2, special), [holding(told), holding({})])).toEqual([7, 0]);
});

test('NOC-25.19: in Precious Stones each unassigned mirror stone scores 5', () => {
  const told = { tiles: 'skull-4 mirror*3', mirrors: 'skull-4 - -' };
  expect(scored('mirrors', told, { preciousStones: true })).toBe(10);
  expect(points(defaultBox, occasion(2, { preciousStones: true }), [holding(told), holding({})])).toEqual([18, 0]);
});

test('NOC-25.20: unassigned mirror stones are a category of their own, after the chests', () => {
  const order = (special: Partial<Occasion>): string[] =>
    (sheets(defaultBox, occasion(2, special), [holding({})])[0]?.lines ?? []).map(({ category }) => category);
  expect(order({})).toEqual(defaultBox.edition.scoring.categoryOrder);
  expect(order({})).not.toContain('mirrors');
  expect(order({ preciousStones: true }).slice(5, 8)).toEqual(['chests', 'mirrors', 'concoctions']);
});

test('NOC-2.9: an enchanted tile is one tile in every count of tiles', () => {
  expect(scored('feathers', { tiles: 'feather-2*3' })).toBe(8);
  expect(scored('mushrooms', { tiles: 'duode-2' })).toBe(0);
  expect(scored('eggs', { tiles: 'egg-2' })).toBe(4);
});

test('A sheet shows every sum part by part', () => {
  const told: HoldingText = {
    tiles: 'skull-4 mirror feather-1*8 tripti-1 duode-1*2 herb-A herb-B herb-C egg-1 chest',
    mirrors: 'skull-4',
    symbol: 'skull',
    brews: 'start-SF pure-E',
    twilight: 'T2',
    spaces: 'a1',
    leftover: 1,
    unusedAbility: true,
  };
  const [sheet] = sheets(defaultBox, occasion(2, { moonlight: goals('M8', 'moonlight') }), [
    holding(told),
    holding({}),
  ]);
  const part = (worth: number, what: string, args: object) => ({ points: worth, for: what, with: args });
  expect(sheet?.lines).toEqual([
    {
      category: 'skulls',
      points: 8,
      rule: 'NOC-18.1',
      parts: [
        part(4, 'skull', { tile: 'skull-4', mirror: false }),
        part(4, 'skull', { tile: 'skull-4', mirror: true }),
      ],
    },
    {
      category: 'feathers',
      points: 37,
      rule: 'NOC-18.3',
      parts: [part(36, 'feather-set', { count: 7 }), part(1, 'feather-set', { count: 1 })],
    },
    {
      category: 'mushrooms',
      points: 12,
      rule: 'NOC-18.6',
      parts: [
        part(3, 'mushroom-set', { mushroom: 'tripti', count: 1 }),
        part(9, 'mushroom-set', { mushroom: 'duode', count: 2 }),
      ],
    },
    {
      category: 'herbs',
      points: 10,
      rule: 'NOC-18.7',
      parts: [
        part(2, 'herb', { tile: 'herb-A', mirror: false }),
        part(1, 'herb', { tile: 'herb-B', mirror: false }),
        part(2, 'herb', { tile: 'herb-C', mirror: false }),
        part(5, 'herb-set', { letters: 3 }),
      ],
    },
    { category: 'eggs', points: 4, rule: 'NOC-18.11', parts: [part(4, 'eggs', { count: 1, each: 4, rank: 1 })] },
    { category: 'chests', points: -1, rule: 'NOC-18.13', parts: [part(-1, 'chests', { count: 1, each: -1 })] },
    {
      category: 'concoctions',
      points: 5,
      rule: 'NOC-18.17',
      parts: [
        part(5, 'concoction', { concoction: 'start-SF', tier: 2, full: true }),
        part(0, 'concoction', { concoction: 'pure-E', tier: 0, full: false }),
      ],
    },
    { category: 'twilight', points: 3, rule: 'NOC-18.20', parts: [part(3, 'twilight-goal', { goal: 'T2' })] },
    {
      category: 'moonlight',
      points: 2,
      rule: 'NOC-18.20a',
      parts: [part(2, 'moonlight-goal', { goal: 'M8', count: 1, each: 2 })],
    },
    { category: 'leftover', points: 2, rule: 'NOC-18.21', parts: [part(2, 'leftover-tokens', { count: 1, each: 2 })] },
    { category: 'ability', points: 2, rule: 'NOC-18.22', parts: [part(2, 'unused-ability', {})] },
  ]);
});

test('A sheet names the clause that applies', () => {
  const rule = (category: string, special: Partial<Occasion>) =>
    sheets(defaultBox, occasion(2, special), [holding({ tiles: 'feather-1*7' })])[0]?.lines.find(
      (line) => line.category === category,
    )?.rule;
  expect(rule('feathers', {})).toBe('NOC-18.2');
  expect(rule('eggs', { solo: true })).toBe('NOC-19.23');
  expect(rule('eggs', { family: 'family' })).toBe('NOC-20.6');
  expect(rule('mirrors', { preciousStones: true })).toBe('NOC-25.19');
});

test('Lines add up to the total and parts to their line, for any holdings', () => {
  const kind = fc.integer({ min: 0, max: defaultBox.tiles.kinds - 1 });
  const side = fc.record({
    tiles: fc.array(kind, { maxLength: 20 }),
    copies: fc.array(fc.integer({ min: -1, max: defaultBox.tiles.kinds - 2 }), { maxLength: 3 }),
    brews: fc.uniqueArray(fc.integer({ min: 0, max: 44 }), { maxLength: 4 }),
    spaces: fc.integer({ min: 0, max: 0xffff }),
    leftover: fc.integer({ min: 0, max: 5 }),
    unusedAbility: fc.boolean(),
  });
  const family = fc.constantFrom<Occasion['family']>('off', 'family', 'family-simple');
  fc.assert(
    fc.property(side, side, family, fc.boolean(), (a, b, mode, preciousStones) => {
      const held: Holding[] = [
        { ...holding({ twilight: 'T1' }), ...a },
        { ...holding({ spriteSpace: 2 }), ...b },
      ];
      const table = occasion(2, { family: mode, preciousStones, moonlight: goals('M4 M6 M9', 'moonlight') });
      const shown = sheets(defaultBox, table, held);
      expect(shown.map(({ total }) => total)).toEqual(points(defaultBox, table, held));
      for (const { total, lines } of shown) {
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total);
        for (const line of lines) expect(line.parts.reduce((sum, one) => sum + one.points, 0)).toBe(line.points);
      }
    }),
    { seed: 1800, numRuns: 100 },
  );
});

test('A house edition’s values are the ones scored', () => {
  const house = admit({
    over: 'default',
    tiles: { kinds: [{ id: 'skull-4', points: 5 }] },
    scoring: { leftoverTokenEach: { points: 1 } },
  });
  expect(house.ok).toBe(true);
  if (!house.ok) return;
  const held = [holding({ tiles: 'skull-4', leftover: 3 }), holding({})];
  expect(points(house.value, occasion(), held)).toEqual([8, 0]);
  expect(points(defaultBox, occasion(), held)).toEqual([10, 0]);
});
