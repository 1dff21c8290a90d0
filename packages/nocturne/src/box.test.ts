import { canonical, sha256Hex } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { admit, boxWith, defaultBox, SYMBOLS, TILE_TYPES, WILD_LETTER } from './box.ts';
import { tile } from './testing/collection.ts';

const { tiles, tokens, edition } = defaultBox;
const sum = (counts: readonly number[]): number => counts.reduce((total, n) => total + n, 0);
const counted = (has: (kind: number) => boolean): number => sum(tiles.count.filter((_, kind) => has(kind)));

test('NOC-2.1: the box holds 80 tiles of eight types', () => {
  expect(TILE_TYPES.map((_, type) => counted((kind) => tiles.type[kind] === type))).toEqual([
    12, 12, 12, 12, 12, 5, 10, 5,
  ]);
  expect(sum(tiles.count)).toBe(80);
});

test('NOC-2.2: skulls come in three kinds of four', () => {
  const skulls = tiles.count.filter((_, kind) => tiles.type[kind] === TILE_TYPES.indexOf('skull'));
  expect(skulls).toEqual([4, 4, 4]);
});

test('NOC-2.3: there are 7 Tripti Fungilus and 5 Duode Dax', () => {
  expect(counted((kind) => tiles.mushroom[kind] === 0)).toBe(7);
  expect(counted((kind) => tiles.mushroom[kind] === 1)).toBe(5);
  expect(tiles.mushroom[tile('duode-2')]).toBe(1);
  expect(tiles.mushroom[tile('egg-1')]).toBe(-1);
});

test('NOC-2.4: of each herb letter and of the wild herb there are two', () => {
  expect([0, 1, 2, 3, 4, WILD_LETTER].map((letter) => counted((kind) => tiles.letter[kind] === letter))).toEqual([
    2, 2, 2, 2, 2, 2,
  ]);
  expect(tiles.letter[tile('herb-W')]).toBe(WILD_LETTER);
  expect(tiles.letter[tile('skull-2')]).toBe(-1);
});

test('NOC-2.5: of each symbol there are two runestones', () => {
  const stones = SYMBOLS.map((_, symbol) =>
    counted((kind) => tiles.type[kind] === TILE_TYPES.indexOf('runestone') && tiles.symbols[kind]?.[symbol] === 1),
  );
  expect(stones).toEqual([2, 2, 2, 2, 2]);
});

test('NOC-2.6: each colour has 11 tokens from 1 to 7 with one star, the strongest', () => {
  expect(tokens.names.slice(0, tokens.own)).toEqual(['1', '2', '3', '4', '5', '6', '7', 'star']);
  expect(sum(tokens.dealt[2] ?? [])).toBe(11);
  expect(tokens.dealt[2]?.[tokens.star]).toBe(1);
  expect(
    tokens.strength.every(
      (strength, kind) => kind === tokens.star || strength < (tokens.strength[tokens.star] as number),
    ),
  ).toBe(true);
});

test('NOC-3.3, NOC-3.3a, NOC-3.3b: with three sides a 3 is taken out, with four a 3 and a 4', () => {
  expect(tokens.dealt.map(sum)).toEqual([0, 11, 11, 10, 9]);
  expect(tokens.dealt[2]).toEqual([1, 1, 2, 2, 2, 1, 1, 1]);
  expect(tokens.dealt[3]).toEqual([1, 1, 1, 2, 2, 1, 1, 1]);
  expect(tokens.dealt[4]).toEqual([1, 1, 1, 1, 2, 1, 1, 1]);
  expect(tokens.removedInFamily.map((kind) => tokens.names[kind])).toEqual(['1', '2']);
});

test('NOC-2.7: there is one shadow token each of 5 to 10, in ascending order', () => {
  expect(tokens.names.slice(tokens.own)).toEqual(['s5', 's6', 's7', 's8', 's9', 's10']);
  expect(tokens.strength.slice(tokens.own)).toEqual([5, 6, 7, 8, 9, 10]);
  expect(tokens.kinds).toBe(14);
});

test('NOC-2.8: there are 12 Twilight and 12 Moonlight goals, 10 starters, 35 other concoctions and 24 solo cards', () => {
  expect(defaultBox.twilight).toHaveLength(12);
  expect(defaultBox.moonlight).toHaveLength(12);
  expect(defaultBox.starters).toBe(10);
  expect(defaultBox.brews).toHaveLength(45);
  expect(defaultBox.brews[defaultBox.starters]?.id).toBe('pair-SF');
  expect(defaultBox.soloCards).toHaveLength(24);
});

test('NOC-2.8a: no two cards of a set are alike', () => {
  const faces = (cards: readonly { readonly id: string; readonly rule?: string }[]): string[] =>
    cards.map((card) => JSON.stringify(Object.entries(card).filter(([key]) => key !== 'id' && key !== 'rule')));
  for (const cards of [defaultBox.twilight, defaultBox.moonlight, defaultBox.brews, defaultBox.soloCards]) {
    expect(new Set(faces(cards)).size).toBe(cards.length);
  }
});

test('NOC-2.9: enchanted tiles are those that show two symbols', () => {
  expect(tiles.enchanted).toEqual(tiles.symbols.map((shown) => sum(shown) === 2));
  expect(tiles.symbols[tile('skull-2')]).toEqual([2, 0, 0, 0, 0]);
  expect(tiles.symbols[tile('chest')]).toEqual([0, 0, 0, 0, 0]);
});

test('NOC-2.11: there are four characters, one per colour, each with its own ability', () => {
  expect(defaultBox.characters.map(({ id }) => id)).toEqual(['redd', 'sage', 'abigail', 'flint']);
  expect(new Set(defaultBox.characters.map(({ colour }) => colour)).size).toBe(4);
  expect(defaultBox.characters.map(({ ability }) => ability)).toEqual([0, 1, 2, 3]);
  expect(defaultBox.characters.map(({ symbol }) => SYMBOLS[symbol])).toEqual(['feather', 'herb', 'egg', 'skull']);
});

test('Goals, solo cards and boards are unpacked as printed', () => {
  expect(defaultBox.twilight[1]).toEqual({
    id: 'T2',
    kind: 'firstWinWithValue',
    number: 4,
    immediate: true,
    points: 3,
    rule: 'NOC-13.2',
  });
  expect(defaultBox.twilight.map(({ immediate }) => immediate)).toEqual(
    [1, 1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 1].map((n) => n === 1),
  );
  expect(defaultBox.twilight.map(({ number }) => number)).toEqual([3, 4, 5, 0, 0, 3, 3, 0, 0, 4, 0, 0]);
  expect(defaultBox.moonlight[2]?.size).toBe(3);
  expect(defaultBox.moonlight[11]?.cells).toHaveLength(4);
  expect(defaultBox.soloCards[9]).toEqual({
    id: 'solo-10',
    direction: 1,
    power: 'numberOrHigher',
    value: 6,
    spriteIcon: true,
    startingSpell: 3,
  });
  expect(defaultBox.spriteSpaces).toEqual([0, 4, 4, 5, 6]);
  expect(defaultBox.spriteTiles).toEqual([0, 4, 4, 5, 6]);
  expect([defaultBox.scoring.minStep, defaultBox.scoring.extraBrews]).toEqual([2, 3]);
});

test('A box is known by the content of its edition', () => {
  expect(defaultBox.hash).toBe(sha256Hex(canonical(edition)));
  expect(boxWith(defaultBox.hash)).toBe(defaultBox);
  expect(boxWith('unknown')).toBeUndefined();
});

test('An edition is admitted once, in full or as changes over the default one', () => {
  const full = admit(edition);
  expect(full.ok && full.value === defaultBox).toBe(true);
  const house = admit({ over: 'default', tiles: { kinds: [{ id: 'egg-1', count: 9 }] } });
  expect(house.ok).toBe(true);
  if (!house.ok) return;
  expect(house.value.hash).not.toBe(defaultBox.hash);
  expect(boxWith(house.value.hash)).toBe(house.value);
  expect(house.value.tiles.count[tile('egg-1')]).toBe(9);
  expect(defaultBox.tiles.count[tile('egg-1')]).toBe(8);
  const again = admit({ over: 'default', tiles: { kinds: [{ id: 'egg-1', count: 9 }] } });
  expect(again.ok && again.value === house.value).toBe(true);
  expect(admit({ over: 'default', tiles: { kinds: [{ id: 'egg-1', count: -1 }] } }).ok).toBe(false);
  expect(admit({ over: 'other' })).toMatchObject({ fault: { where: 'over', what: 'no such edition is known here' } });
  expect(admit(null).ok).toBe(false);
});
