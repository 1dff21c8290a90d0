import { faultText, type Json, parseJson } from '@nightjar/kernel';
import { houseEdition } from '@nightjar/kernel/house';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { HOUSE, readEdition } from './edition.ts';

const { edition } = defaultBox;
type Draft = { [key: string]: Draft } & Draft[];

/** The default edition after a change; what is wrong with it, or null. */
function fault(change: (draft: Draft) => void): string | null {
  const draft = JSON.parse(JSON.stringify(edition)) as Draft;
  change(draft);
  const read = readEdition(draft);
  return read.ok ? null : faultText(read.fault);
}

/** What is wrong with the default edition after one value, named by its path, is replaced or (undefined) left out. */
const wrong = (path: string, value?: Json): string | null =>
  fault((draft) => {
    const keys = path.split('.');
    const last = keys.pop() as string;
    const parent = keys.reduce((node, key) => node[key] as Draft, draft) as { [key: string]: unknown };
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  });

/** What is wrong with a house edition, or null. */
const house = (patch: Json): string | null => {
  const read = houseEdition(edition, patch, HOUSE);
  return read.ok ? null : faultText(read.fault);
};

test('Names, notes and sources are no part of an edition, and one of the older form is refused at the first of them', () => {
  const read = 'the rules read no such field; they read';
  expect(wrong('game', 'nocturne')).toMatch(new RegExp(`^game: ${read} spellTokens, shadowTokens, tiles, `));
  expect(wrong('tiles.kinds.0.en', 'Skull')).toBe(
    `tiles.kinds[0].en: ${read} id, type, count, points, symbols, enchanted, mushroom, herb`,
  );
  expect(wrong('tiles.kinds.0.herb', 'A')).toBe('tiles.kinds[0].herb: is not for tiles of this type');
  expect(wrong('tiles.kinds.0.mushroom', 'duode')).toBe('tiles.kinds[0].mushroom: is not for tiles of this type');
  expect(wrong('achievements.list.0.test.max', 3)).toBe(`achievements.list[0].test.max: ${read} type, min`);
  expect(wrong('twilightGoals.list.0.params.min', 3)).toBe(`twilightGoals.list[0].params.min: ${read} value`);
  expect(wrong('solo.deck.cards.0.power.value', 3)).toBe(`solo.deck.cards[0].power.value: ${read} kind`);
  expect(wrong('modifiedGames.list.0.minStep', 3)).toBe(`modifiedGames.list[0].minStep: ${read} id`);
});

/** Every object of the edition whose fields are fixed, by one of its kind. */
const FIXED = [
  'spellTokens spellTokens.perPlayer.0 spellTokens.removedByPlayerCount spellTokens.removedInFamilyMode shadowTokens',
  'tiles scoring scoring.feathers scoring.mushrooms scoring.mushrooms.duode scoring.herbs scoring.herbs.setBonus',
  'scoring.eggs scoring.eggs.soloPerTileByCount.0 scoring.chests scoring.twilightGoalEach scoring.leftoverTokenEach',
  'scoring.unusedAbility twilightGoals twilightGoals.list.0 moonlightGoals moonlightGoals.list.0',
  'moonlightGoals.list.0.params concoctions concoctions.starters.0 concoctions.deck.0.tiers.0 characters',
  'characters.list.0 characters.list.0.ability solo solo.deck solo.deck.cards.0 solo.scoreBands solo.scoreBands.list.0',
  'spriteBoard spriteBoard.tilesByPlayerCount grids grids.byPlayerCount grids.byPlayerCount.2 twistedTrees',
  'twistedTrees.byPlayerCount.2 scenarios scenarios.list.0 scenarios.list.0.objectives.0 achievements',
  'achievements.list.0 modifiedGames modifiedGames.list.1',
].flatMap((line) => line.split(' '));

test.each(FIXED)('A note in %s is refused', (place) => {
  expect(wrong(`${place}.note`, 'x')).toMatch(/\.note: the rules read no such field/);
});

test('A fault names the entry and the reason', () => {
  expect(wrong('tiles.kinds.3.count', -1)).toBe('tiles.kinds[3].count: must be a whole number from 0 to 200');
  expect(wrong('tiles.kinds.3.count', 201)).toBe('tiles.kinds[3].count: must be a whole number from 0 to 200');
  expect(wrong('tiles.kinds.3.count', 1.5)).toBe('tiles.kinds[3].count: must be a whole number from 0 to 200');
  expect(wrong('tiles.kinds.3.count', '8')).toBe('tiles.kinds[3].count: must be a whole number from 0 to 200');
  expect(wrong('tiles.kinds.3.count')).toBe('tiles.kinds[3].count: is missing');
  expect(wrong('tiles.kinds.0.points', null)).toMatch(/^tiles\.kinds\[0\]\.points: must be a whole number/);
  expect(wrong('tiles.kinds', {})).toBe('tiles.kinds: must be a list');
  expect(wrong('tiles.kinds.2', 'skull')).toBe('tiles.kinds[2]: must be an object');
  expect(wrong('tiles.kinds.2.enchanted', 1)).toBe('tiles.kinds[2].enchanted: must be true or false');
  expect(wrong('tiles.kinds.2.id', 5)).toBe('tiles.kinds[2].id: must be a text');
  expect(wrong('tiles.kinds.2.id', '')).toBe('tiles.kinds[2].id: must not be empty');
  expect(wrong('tiles.kinds.2.id', 'a b')).toBe('tiles.kinds[2].id: must be letters, digits and hyphens');
});

test('Unknown types, symbols, kinds and ids are refused', () => {
  expect(wrong('tiles.kinds.0.type', 'bone')).toMatch(/^tiles\.kinds\[0\]\.type: "bone" is unknown; known are skull, /);
  expect(wrong('tiles.kinds.0.symbols', ['moon'])).toMatch(/^tiles\.kinds\[0\]\.symbols\[0\]: "moon" is unknown/);
  expect(wrong('tiles.kinds.5.mushroom', 'morel')).toMatch(/^tiles\.kinds\[5\]\.mushroom: "morel" is unknown/);
  expect(wrong('tiles.kinds.9.herb', 'F')).toMatch(/^tiles\.kinds\[9\]\.herb: "F" is unknown/);
  expect(wrong('twilightGoals.list.0.kind', 'first')).toMatch(/^twilightGoals\.list\[0\]\.kind: "first" is unknown/);
  expect(wrong('moonlightGoals.list.0.kind', 'x')).toMatch(/^moonlightGoals\.list\[0\]\.kind: "x" is unknown/);
  expect(wrong('characters.list.0.symbol', 'x')).toMatch(/^characters\.list\[0\]\.symbol/);
  expect(wrong('characters.list.0.ability.id', 'fly')).toMatch(/^characters\.list\[0\]\.ability\.id: "fly" is unknown/);
  expect(wrong('solo.deck.cards.0.direction', 'NE')).toMatch(/^solo\.deck\.cards\[0\]\.direction/);
  expect(wrong('solo.deck.cards.0.power', { kind: 'all' })).toMatch(/^solo\.deck\.cards\[0\]\.power\.kind/);
  expect(wrong('solo.deck.cards.0.power', { kind: 'upTo' })).toBe('solo.deck.cards[0].power.value: is missing');
  expect(wrong('concoctions.deck.0.tiers.0.needs', { moon: 1 })).toMatch(
    /^concoctions\.deck\[0\]\.tiers\[0\]\.needs\.moon/,
  );
  expect(wrong('scenarios.list.0.character', 'bob')).toMatch(/^scenarios\.list\[0\]\.character: "bob" is unknown/);
  expect(wrong('scenarios.list.0.twilight', ['T1', 'T2', 'T99'])).toMatch(/^scenarios\.list\[0\]\.twilight\[2\]/);
  expect(wrong('scenarios.list.0.objectives.0.test.category', 'moons')).toMatch(/test\.category: "moons" is unknown/);
  expect(wrong('achievements.list.0.test', { type: 'winning' })).toMatch(
    /^achievements\.list\[0\]\.test\.type: "winning"/,
  );
  expect(wrong('achievements.list.0.test', { type: 'totalAtLeast' })).toBe('achievements.list[0].test.min: is missing');
  expect(wrong('modifiedGames.list.0.id', 'chess')).toMatch(/^modifiedGames\.list\[0\]\.id/);
  expect(wrong('scoring.categoryOrder.0', 'moons')).toMatch(/^scoring\.categoryOrder\[0\]/);
  expect(wrong('twistedTrees.excludedMoonlightGoals.3', ['M99'])).toBe(
    'twistedTrees.excludedMoonlightGoals.3[0]: "M99" is unknown',
  );
});

test('Doubled ids are refused where they stand the second time', () => {
  expect(wrong('tiles.kinds.1.id', 'skull-4')).toBe('tiles.kinds[1].id: "skull-4" stands here twice');
  expect(wrong('concoctions.deck.0.id', 'start-SF')).toBe('concoctions.deck[0].id: "start-SF" stands here twice');
  expect(wrong('characters.list.1.colour', 'orange')).toBe('characters.list[1].colour: "orange" stands here twice');
  expect(wrong('scenarios.list.1.number', 1)).toBe('scenarios.list[1].number: "1" stands here twice');
  expect(wrong('scenarios.list.0.moonlight', ['M1', 'M1', 'M2'])).toMatch(/moonlight\[1\]: "M1" stands here twice/);
  expect(wrong('shadowTokens.values', [5, 5])).toBe('shadowTokens.values[1]: "5" stands here twice');
  expect(wrong('spellTokens.perPlayer.1.value', 1)).toBe('spellTokens.perPlayer[1].value: 1 stands here twice');
  expect(wrong('scoring.categoryOrder.1', 'skulls')).toBe('scoring.categoryOrder[1]: "skulls" stands here twice');
});

test('Token values are whole numbers from 1 to 20, with exactly one star above them', () => {
  expect(wrong('spellTokens.perPlayer.0.value', 0)).toMatch(/value: must be a whole number from 1 to 20$/);
  expect(wrong('spellTokens.perPlayer.0.value', 21)).toMatch(/value: must be a whole number from 1 to 20$/);
  expect(wrong('spellTokens.perPlayer.6.value', 20)).toBeNull();
  expect(wrong('shadowTokens.values', [0])).toMatch(/^shadowTokens\.values\[0\]/);
  expect(fault((draft) => draft['spellTokens']?.['perPlayer']?.pop())).toBe(
    'spellTokens.perPlayer: must have exactly one star',
  );
  expect(wrong('spellTokens.perPlayer.0.value', 'star')).toBe('spellTokens.perPlayer: must have exactly one star');
  expect(wrong('spellTokens.perPlayer.7.count', 2)).toMatch(/perPlayer\[7\]\.count: must be 1/);
  expect(wrong('spellTokens.starRank', 20)).toMatch(/^spellTokens\.starRank/);
});

test('An edition without enough tiles for both rounds is refused', () => {
  expect(wrong('tiles.kinds.3.count', 6)).toBeNull();
  expect(wrong('tiles.kinds.3.count', 5)).toBe(
    'tiles.kinds: 4 sides need 68 tiles that are not runestones, but there are 67',
  );
  expect(wrong('tiles.kinds.3.count', 200)).toBe('tiles.kinds: must be at most 200 tiles, not 272');
  expect(wrong('grids.byPlayerCount.4.rows', 6)).toMatch(/^tiles\.kinds: 4 sides need 78 tiles/);
  expect(wrong('grids.byPlayerCount.4', { rows: 8, cols: 4 })).toBe(
    'grids.byPlayerCount.4: must have from 2 to 31 spaces, not 32',
  );
});

test('Tiles whose best use takes a search are limited in number', () => {
  expect(wrong('tiles.kinds.23.count', 10)).toBeNull();
  expect(wrong('tiles.kinds.23.count', 70)).toBe('tiles.kinds: must be at most 10 tiles of type mirror, not 70');
  expect(wrong('tiles.kinds.9.count', 14)).toBeNull();
  expect(wrong('tiles.kinds.9.count', 15)).toBe('tiles.kinds: must be at most 24 tiles of type herb, not 25');
  expect(wrong('tiles.kinds.18.count', 4)).toBeNull();
  expect(wrong('tiles.kinds.18.count', 5)).toBe('tiles.kinds: must be at most 12 tiles of type runestone, not 13');
  const tier = (n: number): Json => ({ needs: { skull: n }, points: n });
  expect(wrong('concoctions.deck.0.tiers', [tier(1), tier(2), tier(3)])).toBeNull();
  expect(wrong('concoctions.deck.0.tiers', [tier(1), tier(2), tier(3), tier(4)])).toMatch(/tiers: must have at most 3/);
});

test('An edition without enough cards, goals or characters is refused', () => {
  const cut = (path: string[], left: number) =>
    fault((draft) => {
      const entries = path.reduce((node, key) => node[key] as Draft, draft);
      entries.splice(left);
    });
  expect(cut(['concoctions', 'starters'], 3)).toBe('concoctions.starters: must have at least 4 entries');
  expect(cut(['concoctions', 'starters'], 4)).toBeNull();
  expect(cut(['concoctions', 'deck'], 15)).toBe('concoctions.deck: must have at least 16 entries');
  expect(cut(['concoctions', 'deck'], 16)).toBeNull();
  expect(cut(['characters', 'list'], 3)).toBe('characters.list: must have at least 4 entries');
  expect(cut(['twilightGoals', 'list'], 2)).toBe('twilightGoals.list: must have at least 3 entries');
  expect(cut(['moonlightGoals', 'list'], 2)).toBe('moonlightGoals.list: must have at least 3 entries');
  expect(cut(['modifiedGames', 'list'], 4)).toBe('modifiedGames.list: preciousStones is missing');
  const most = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6', 'M7', 'M8', 'M9'];
  expect(wrong('twistedTrees.excludedMoonlightGoals.2', most)).toBeNull();
  expect(wrong('twistedTrees.excludedMoonlightGoals.2', [...most, 'M10'])).toBe(
    'twistedTrees.excludedMoonlightGoals.2: must leave at least 3 Moonlight goals',
  );
});

test('Tokens that are to be removed must exist, and some must be left', () => {
  expect(wrong('spellTokens.removedByPlayerCount.4', [3, 3, 3])).toBe(
    'spellTokens.removedByPlayerCount.4[2]: no token 3 is left to remove with 4 sides',
  );
  expect(wrong('spellTokens.removedByPlayerCount.4', [3, 3, 4, 4, 5, 5, 6])).toBe(
    'spellTokens.removedByPlayerCount.4: must leave at least 3 numbered tokens',
  );
  expect(wrong('spellTokens.removedByPlayerCount.2', [1])).toMatch(
    /^spellTokens\.removedInFamilyMode\.values\[0\]: no token 1/,
  );
});

test('Values that contradict one another or that no rule would use are refused', () => {
  expect(wrong('tiles.kinds.0.enchanted', true)).toMatch(/enchanted: must be true exactly with two symbols/);
  expect(wrong('tiles.kinds.3.points', 4)).toBe('tiles.kinds[3].points: must be null: the rules know no other');
  expect(wrong('tiles.kinds.17.points', -2)).toBe('tiles.kinds[17].points: must be -1, as scoring.chests.each says');
  expect(wrong('twilightGoals.list.0.points', 4)).toMatch(
    /points: must be 3, as scoring\.twilightGoalEach\.points says/,
  );
  expect(wrong('twilightGoals.list.3.timing', 'immediate')).toMatch(
    /^twilightGoals\.list\[3\]\.timing: must be "endOfTwilight"/,
  );
  expect(wrong('twilightGoals.drawn', 4)).toMatch(/^twilightGoals\.drawn: must be 3/);
  expect(wrong('moonlightGoals.list.0.clause', '16.1')).toMatch(/clause: must be the number of a clause/);
  expect(
    wrong('moonlightGoals.list.3.params.cells', [
      [0, 0],
      [0, 0],
    ]),
  ).toMatch(/cells\[1\]: "0,0" stands here twice/);
  expect(wrong('spriteBoard.tilesByPlayerCount.3', 4)).toBe(
    'spriteBoard.tilesByPlayerCount.3: must be at least 5: every token takes a tile',
  );
  expect(wrong('twistedTrees.byPlayerCount.2.rows.0', 'XX..Y')).toMatch(/rows\[0\]: must be 1 to 9 of X and \./);
  expect(wrong('twistedTrees.byPlayerCount.2.rows.1', 'XX')).toMatch(/rows\[1\]: must be as long as the first row/);
});

test('Tiers of a concoction ascend in needs and points', () => {
  expect(wrong('concoctions.deck.0.tiers.1.points', 2)).toMatch(
    /tiers\[1\]\.points: must be above the 2 of the tier below/,
  );
  expect(wrong('concoctions.deck.0.tiers.1.needs', { skull: 1, feather: 9 })).toMatch(
    /tiers\[1\]\.needs: must need as many skull symbols as the tier below/,
  );
  expect(wrong('concoctions.deck.0.tiers.0.needs', {})).toMatch(/needs: must need at least one symbol/);
  expect(wrong('concoctions.deck.0.tiers', [])).toMatch(/tiers: must have at least 1 entry/);
});

test('Scoring tables are complete', () => {
  expect(wrong('scoring.feathers.table.4')).toBe('scoring.feathers.table.4: is missing');
  expect(wrong('scoring.feathers.table.8', 40)).toBe('scoring.feathers.table.8: must be within a set of 7');
  expect(wrong('scoring.mushrooms.tripti.setSize', 4)).toBe('scoring.mushrooms.tripti.table.4: is missing');
  expect(wrong('scoring.eggs.perTileByRank', [4, 3, 2])).toMatch(/perTileByRank: must have at least 4 entries/);
  expect(wrong('scoring.eggs.soloPerTileByCount.1.min', 4)).toMatch(/\[1\]\.min: must be 3: bands follow one another/);
  expect(wrong('scoring.eggs.soloPerTileByCount.3.max', 9)).toMatch(/\[3\]\.max: must be null in the last band/);
  expect(wrong('scoring.eggs.soloPerTileByCount.1.max', null)).toMatch(/\[2\]: comes after the band without an end/);
  expect(wrong('solo.scoreBands.list.1.min', 50)).toMatch(/^solo\.scoreBands\.list\[1\]\.min/);
});

test('Endless texts, lists and nesting and hostile keys are refused', () => {
  expect(wrong('characters.list.0.colour', 'x'.repeat(301))).toBe(
    'characters.list[0].colour: must be at most 300 characters',
  );
  expect(wrong('characters.list.0.colour', 'x'.repeat(300))).toBeNull();
  expect(
    wrong(
      'tiles.more',
      Array.from({ length: 201 }, () => 0),
    ),
  ).toBe('tiles.more: must have at most 200 entries');
  let deep: Json = 0;
  for (let i = 0; i < 20; i += 1) deep = [deep];
  expect(wrong('tiles.more', deep)).toMatch(/nests deeper than 16 levels$/);
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const hostile = parseJson(`{"over":"default","tiles":{"${key}":{"count":1}}}`);
    expect(hostile.ok && house(hostile.value)).toBe(`tiles.${key}: no such field is allowed`);
    const text = JSON.stringify(edition).replace('"tiles":{', `"tiles":{"${key}":1,`);
    const full = parseJson(text);
    expect(full.ok && readEdition(full.value)).toMatchObject({ ok: false, fault: { where: `tiles.${key}` } });
  }
});

test('A house edition replaces entries by id and values by path, and nothing else', () => {
  const patch = {
    over: 'default',
    tiles: { kinds: [{ id: 'skull-4', points: 5 }] },
    scoring: { feathers: { table: { '3': 9 } } },
    solo: { deck: { cards: [{ id: 'solo-01', power: { kind: 'upTo', value: 2 } }] } },
  };
  const read = houseEdition(edition, patch, HOUSE);
  expect(read.ok).toBe(true);
  if (!read.ok) return;
  expect(read.value.tiles.kinds[0]).toEqual({ ...edition.tiles.kinds[0], points: 5 });
  expect(read.value.tiles.kinds.slice(1)).toEqual(edition.tiles.kinds.slice(1));
  expect(read.value.scoring.feathers.table).toEqual({ ...edition.scoring.feathers.table, '3': 9 });
  expect(read.value.solo.deck.cards[0]?.power).toEqual({ kind: 'upTo', value: 2 });
  expect(edition.tiles.kinds[0]?.points).toBe(4);
  expect('over' in read.value).toBe(false);
});

test('A house edition that names what does not exist is refused at its place', () => {
  expect(house({ tiles: { kinds: [{ id: 'bone-1', count: 3 }] } })).toBe(
    'tiles.kinds[0].id: "bone-1" is unknown; known are chest, duode-1, duode-2, egg-1, egg-2, feather-1, feather-2, herb-A, …',
  );
  expect(house({ tiles: { kinds: [{ count: 3 }] } })).toBe('tiles.kinds[0].id: is missing');
  expect(house({ tiles: { kinds: [{ id: 'chest' }, { id: 'chest' }] } })).toBe(
    'tiles.kinds[1].id: "chest" stands here twice',
  );
  expect(house({ tiles: { kinds: { id: 'chest' } } })).toBe('tiles.kinds: must be a list of entries with their ids');
  expect(house({ tiles: { kinds: [{ id: 'chest', colour: 'red' }] } })).toBe(
    'tiles.kinds[0].colour: no such value to replace; an edition holds only what the rules read',
  );
  expect(house({ moons: 1 })).toBe('moons: no such value to replace; an edition holds only what the rules read');
  expect(house({ scoring: { feathers: { table: { '8': 50 } } } })).toBe(
    'scoring.feathers.table.8: no such value to replace; an edition holds only what the rules read',
  );
  expect(house({ scoring: 5 })).toBe('scoring: must be an object');
  expect(house({ name: 'House' })).toMatch(/^name: no such value to replace/);
  expect(house([])).toBe('must be an object');
  expect(
    house({
      tiles: {
        kinds: [
          { id: 'skull-3', count: 1 },
          { id: 'egg-1', count: 999 },
        ],
      },
    }),
  ).toBe('tiles.kinds[1].count: must be a whole number from 0 to 200');
  expect(house({ scoring: { chests: { each: -2 } } })).toBe(
    'tiles.kinds[17].points: must be -2, as scoring.chests.each says',
  );
  expect(house({ tiles: { kinds: [{ id: 'skull-4', count: 999 }] } })).toBe(
    'tiles.kinds[0].count: must be a whole number from 0 to 200',
  );
});
