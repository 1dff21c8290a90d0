import type { Json, JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  harmless,
  id as idOf,
  list,
  MOST,
  object,
  oneOf,
  only,
  own,
  type Reader,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { readCards, readGoals, readLists } from './cards.ts';
import { enough, type Found } from './enough.ts';
import { CATEGORIES, SIDES, SYMBOLS, TILE_TYPES, type TileType } from './words.ts';

const MODIFIED_GAMES = ['twistedTrees', 'twoUp', 'allSetToBrew', 'chasingChests', 'preciousStones'] as const;

const LETTERS = ['A', 'B', 'C', 'D', 'E', 'W'] as const;
const PARTS = [
  'spellTokens',
  'shadowTokens',
  'tiles',
  'scoring',
  'twilightGoals',
  'moonlightGoals',
  'concoctions',
  'characters',
  'solo',
  'spriteBoard',
  'grids',
  'twistedTrees',
  'scenarios',
  'achievements',
  'modifiedGames',
] as const;

const none: Reader<never> = (_, where) => refuse(where, 'is not for tiles of this type');
const count = whole(0, MOST);
const points = whole(-100, 100);
const value = whole(1, 20);

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(file: Json): void {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  const found: Found = {
    ...readTokens(json),
    ...readTiles(json),
    ...readScoring(json),
    ...readGoals(json),
    ...readCards(json),
    ...readBoards(json),
    extraBrews: readModifiedGames(json),
  };
  readLists(json, found);
  enough(found);
}

const bySides =
  <T>(item: Reader<T>): Reader<readonly T[]> =>
  (json, where) =>
    SIDES.map((sides) => field(only(...SIDES)(json, where), where, sides, item));

const TOKENS = ['perPlayer', 'starRank', 'removedByPlayerCount', 'removedInFamilyMode'] as const;

function readTokens(json: JsonObject): Pick<Found, 'tokens'> {
  const tokens = field(json, '', 'spellTokens', only(...TOKENS));
  const dealt = new Map<number, number>();
  let stars = 0;
  field(
    tokens,
    'spellTokens',
    'perPlayer',
    list((entry, where) => {
      const token = only('value', 'count')(entry, where);
      if (own(token, 'value') === 'star') stars += field(token, where, 'count', exactly(1));
      else {
        const number = field(token, where, 'value', value);
        if (dealt.has(number)) refuse(at(where, 'value'), `${number} stands here twice`);
        dealt.set(number, field(token, where, 'count', whole(0, 20)));
      }
    }, 2),
  );
  if (stars !== 1) refuse('spellTokens.perPlayer', 'must have exactly one star');
  field(tokens, 'spellTokens', 'starRank', whole(21, 1000));
  const removed = field(tokens, 'spellTokens', 'removedByPlayerCount', bySides(list(value)));
  const family = field(tokens, 'spellTokens', 'removedInFamilyMode', only('values'));
  const inFamily = field(family, 'spellTokens.removedInFamilyMode', 'values', list(value));
  const row = field(json, '', 'shadowTokens', only('values'));
  const shadows = field(row, 'shadowTokens', 'values', list(value, 1, 20));
  distinct(shadows.map(String), (i) => `shadowTokens.values[${i}]`);
  return { tokens: { dealt, removed, inFamily } };
}

/** Tiles whose best use is found by trying: twice as many as are sold at the most, and hardly more cards to brew. */
const FEW: readonly (readonly [TileType, number])[] = [
  ['herb', 24],
  ['mirror', 10],
  ['runestone', 12],
];

const TILE = ['id', 'type', 'count', 'points', 'symbols', 'enchanted', 'mushroom', 'herb'] as const;

function readTiles(json: JsonObject): Pick<Found, 'tiles'> {
  const counts = new Map<TileType, number>(TILE_TYPES.map((type) => [type, 0]));
  const scoring = field(json, '', 'scoring', only(...SCORING));
  const chest = field(field(scoring, 'scoring', 'chests', only('each')), 'scoring.chests', 'each', points);
  entries(field(json, '', 'tiles', only('kinds')), 'tiles', 'kinds', 1, (entry, where) => {
    const tile = only(...TILE)(entry, where);
    const id = field(tile, where, 'id', idOf);
    const type = field(tile, where, 'type', oneOf(TILE_TYPES));
    counts.set(type, (counts.get(type) ?? 0) + field(tile, where, 'count', count));
    readTilePoints(tile, where, type, chest);
    const symbols = field(tile, where, 'symbols', list(oneOf(SYMBOLS), 0, type === 'mirror' ? 0 : 2));
    const enchanted = field(tile, where, 'enchanted', truth);
    if (enchanted !== (symbols.length === 2)) refuse(at(where, 'enchanted'), 'must be true exactly with two symbols');
    if (type === 'mushroom' || own(tile, 'mushroom') !== undefined)
      field(tile, where, 'mushroom', type === 'mushroom' ? oneOf(['tripti', 'duode']) : none);
    if (type === 'herb' || own(tile, 'herb') !== undefined)
      field(tile, where, 'herb', type === 'herb' ? oneOf(LETTERS) : none);
    if (type === 'runestone' && symbols.length === 0) refuse(at(where, 'symbols'), 'must have at least 1 entry');
    return id;
  });
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (total > MOST) refuse('tiles.kinds', `must be at most ${MOST} tiles, not ${total}`);
  for (const [type, most] of FEW) {
    const there = counts.get(type) as number;
    if (there > most) refuse('tiles.kinds', `must be at most ${most} tiles of type ${type}, not ${there}`);
  }
  return { tiles: counts };
}

/** Only skulls, herbs and chests have points of their own; a number elsewhere would be lost without a word. */
function readTilePoints(tile: JsonObject, where: string, type: TileType, chest: number): void {
  if (type === 'skull' || type === 'herb') field(tile, where, 'points', points);
  else if (type === 'chest') {
    const each = field(tile, where, 'points', points);
    if (each !== chest) refuse(at(where, 'points'), `must be ${chest}, as scoring.chests.each says`);
  } else field(tile, where, 'points', exactly(type === 'runestone' || type === 'mirror' ? 0 : null));
}

const SCORING = [
  'feathers',
  'mushrooms',
  'herbs',
  'eggs',
  'chests',
  'twilightGoalEach',
  'leftoverTokenEach',
  'unusedAbility',
  'categoryOrder',
  'categoryAliases',
] as const;

function readScoring(json: JsonObject): Pick<Found, 'aliases'> {
  const scoring = field(json, '', 'scoring', only(...SCORING));
  const within = (key: string, ...fields: readonly string[]): [JsonObject, string] => [
    field(scoring, 'scoring', key, only(...fields)),
    at('scoring', key),
  ];
  field(scoring, 'scoring', 'feathers', table);
  const [mushrooms, m] = within('mushrooms', 'tripti', 'duode');
  for (const kind of ['tripti', 'duode']) field(mushrooms, m, kind, table);
  const [herbs, h] = within('herbs', 'setBonus');
  const bonus = field(herbs, h, 'setBonus', only('3', '4', '5'));
  for (const letters of ['3', '4', '5']) field(bonus, at(h, 'setBonus'), letters, points);
  const [eggs, e] = within('eggs', 'perTileByRank', 'soloPerTileByCount');
  field(eggs, e, 'perTileByRank', list(points, 4, 4));
  let next = 1;
  const bands = field(
    eggs,
    e,
    'soloPerTileByCount',
    list((entry, where) => {
      const band = only('min', 'max', 'each')(entry, where);
      if (next > MOST) refuse(where, 'comes after the band without an end');
      const min = field(band, where, 'min', whole(1, MOST));
      if (min !== next) refuse(at(where, 'min'), `must be ${next}: bands follow one another`);
      field(band, where, 'each', points);
      next = own(band, 'max') === null ? MOST + 1 : field(band, where, 'max', whole(min, MOST)) + 1;
    }, 1),
  );
  if (next <= MOST) refuse(`${e}.soloPerTileByCount[${bands.length - 1}].max`, 'must be null in the last band');
  for (const key of ['twilightGoalEach', 'leftoverTokenEach', 'unusedAbility'])
    field(...within(key, 'points'), 'points', points);
  const order = field(
    scoring,
    'scoring',
    'categoryOrder',
    list(oneOf(CATEGORIES), CATEGORIES.length, CATEGORIES.length),
  );
  distinct(order, (i) => `scoring.categoryOrder[${i}]`);
  const aliases = field(scoring, 'scoring', 'categoryAliases', object);
  const a = 'scoring.categoryAliases';
  for (const alias of Object.keys(aliases)) field(aliases, a, alias, list(oneOf(CATEGORIES), 1));
  return { aliases: Object.keys(aliases) };
}

/** Points for 1 to a full set; for 0 tiles there are none. */
const table: Reader<void> = (json, where) => {
  const set = only('setSize', 'table')(json, where);
  const size = field(set, where, 'setSize', whole(1, 20));
  const worth = field(set, where, 'table', object);
  for (let n = 1; n <= size; n += 1) field(worth, at(where, 'table'), String(n), points);
  for (const key of Object.keys(worth)) {
    if (key === '0' && worth[key] === 0) continue;
    if (!/^[1-9]\d?$/.test(key) || Number(key) > size)
      refuse(at(at(where, 'table'), key), `must be within a set of ${size}`);
  }
};

function readBoards(json: JsonObject): Pick<Found, 'spaces' | 'spriteTiles' | 'excluded'> {
  const board = field(json, '', 'spriteBoard', only('capacityByPlayerCount', 'tilesByPlayerCount'));
  const capacity = field(board, 'spriteBoard', 'capacityByPlayerCount', bySides(whole(1, 12)));
  const spriteTiles = field(board, 'spriteBoard', 'tilesByPlayerCount', bySides(whole(1, 12)));
  for (const [i, sides] of SIDES.entries()) {
    if ((spriteTiles[i] as number) >= (capacity[i] as number)) continue;
    refuse(`spriteBoard.tilesByPlayerCount.${sides}`, `must be at least ${capacity[i]}: every token takes a tile`);
  }
  const spacesOf: Reader<number> = (entry, where) => {
    const grid = only('rows', 'cols')(entry, where);
    const rows = field(grid, where, 'rows', whole(1, 9));
    const cols = field(grid, where, 'cols', whole(1, 9));
    if (rows * cols < 2 || rows * cols > 31) refuse(where, `must have from 2 to 31 spaces, not ${rows * cols}`);
    return rows * cols;
  };
  const grids = field(field(json, '', 'grids', only('byPlayerCount')), 'grids', 'byPlayerCount', bySides(spacesOf));
  const lines: Reader<number> = (entry, where) => {
    const rows = field(only('rows')(entry, where), where, 'rows', list(text, 1, 9));
    for (const [i, row] of rows.entries()) {
      if (!/^[X.]{1,9}$/.test(row)) refuse(`${at(where, 'rows')}[${i}]`, 'must be 1 to 9 of X and .');
      if (row.length !== rows[0]?.length) refuse(`${at(where, 'rows')}[${i}]`, 'must be as long as the first row');
    }
    const spaces = rows.join('').split('X').length - 1;
    if (spaces < 2 || spaces > 31) refuse(at(where, 'rows'), `must have from 2 to 31 spaces, not ${spaces}`);
    return spaces;
  };
  const trees = field(json, '', 'twistedTrees', only('byPlayerCount', 'excludedMoonlightGoals'));
  const twisted = field(trees, 'twistedTrees', 'byPlayerCount', bySides(lines));
  const excluded = field(trees, 'twistedTrees', 'excludedMoonlightGoals', bySides(list(text)));
  return { spaces: grids.map((n, i) => Math.max(n, twisted[i] as number)), spriteTiles, excluded };
}

/** The number that a modified game brings, if it has one. */
const NUMBERS: { readonly [game: string]: readonly [key: string, reader: Reader<number>] } = {
  twoUp: ['minStep', whole(1, 20)],
  allSetToBrew: ['extraConcoctions', whole(0, 10)],
  preciousStones: ['unassignedMirrorPoints', points],
};

function readModifiedGames(json: JsonObject): number {
  let extra = 0;
  const games = field(json, '', 'modifiedGames', only('list'));
  const ids = entries(games, 'modifiedGames', 'list', 1, (entry, where) => {
    const id = field(object(entry, where), where, 'id', oneOf(MODIFIED_GAMES));
    const [key, reader] = NUMBERS[id] ?? [];
    const game = only('id', ...(key === undefined ? [] : [key]))(entry, where);
    const number = key === undefined || reader === undefined ? 0 : field(game, where, key, reader);
    if (id === 'allSetToBrew') extra = number;
    return id;
  });
  const missing = MODIFIED_GAMES.find((id) => !ids.includes(id));
  if (missing !== undefined) refuse('modifiedGames.list', `${missing} is missing`);
  return extra;
}
