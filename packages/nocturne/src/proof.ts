import type { JsonObject } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  harmless,
  LONGEST,
  list,
  MOST,
  named,
  object,
  oneOf,
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
const FREE_TEXTS = ['sourceLegend', 'notice', 'scoringExample'];
const LONGEST_NOTE = 2000;

const count = whole(0, MOST);
const points = whole(-100, 100);
const value = whole(1, 20);

/** Proves that a file is an edition the rules can play. Refuses it at the first thing that is wrong. */
export function readAll(json: JsonObject): void {
  for (const key of Object.keys(json)) {
    harmless({ [key]: json[key] ?? null }, '', FREE_TEXTS.includes(key) ? LONGEST_NOTE : LONGEST);
  }
  if (own(json, 'name') !== undefined) field(json, '', 'name', text);
  for (const language of ['en', 'de']) {
    const notice = at('notice', language);
    const said = own(field(json, '', 'notice', object), language);
    if (typeof said !== 'string' || said === '') refuse(notice, 'must be a text');
  }
  const players = field(json, '', 'players', object);
  field(players, 'players', 'min', exactly(1));
  field(players, 'players', 'max', exactly(4));
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
    SIDES.map((sides) => field(object(json, where), where, sides, item));

function readTokens(json: JsonObject): Pick<Found, 'tokens'> {
  const tokens = field(json, '', 'spellTokens', object);
  const dealt = new Map<number, number>();
  let stars = 0;
  field(
    tokens,
    'spellTokens',
    'perPlayer',
    list((entry, where) => {
      const token = object(entry, where);
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
  const family = field(tokens, 'spellTokens', 'removedInFamilyMode', object);
  const inFamily = field(family, 'spellTokens.removedInFamilyMode', 'values', list(value));
  const again = field(field(json, '', 'familyMode', object), 'familyMode', 'removedTokens', list(value));
  if (again.join() !== inFamily.join()) {
    refuse('familyMode.removedTokens', 'must be the same as spellTokens.removedInFamilyMode.values');
  }
  const shadows = field(field(json, '', 'shadowTokens', object), 'shadowTokens', 'values', list(value, 1, 20));
  distinct(shadows.map(String), (i) => `shadowTokens.values[${i}]`);
  return { tokens: { dealt, removed, inFamily } };
}

function readTiles(json: JsonObject): Pick<Found, 'tiles'> {
  const counts = new Map<TileType, number>(TILE_TYPES.map((type) => [type, 0]));
  const chest = field(
    field(field(json, '', 'scoring', object), 'scoring', 'chests', object),
    'scoring.chests',
    'each',
    points,
  );
  entries(field(json, '', 'tiles', object), 'tiles', 'kinds', 1, (entry, where) => {
    const tile = object(entry, where);
    const id = named(tile, where);
    const type = field(tile, where, 'type', oneOf(TILE_TYPES));
    counts.set(type, (counts.get(type) ?? 0) + field(tile, where, 'count', count));
    readTilePoints(tile, where, type, chest);
    const symbols = field(tile, where, 'symbols', list(oneOf(SYMBOLS), 0, type === 'mirror' ? 0 : 2));
    const enchanted = field(tile, where, 'enchanted', truth);
    if (enchanted !== (symbols.length === 2)) refuse(at(where, 'enchanted'), 'must be true exactly with two symbols');
    if (type === 'mushroom') field(tile, where, 'mushroom', oneOf(['tripti', 'duode']));
    if (type === 'herb') field(tile, where, 'herb', oneOf(LETTERS));
    if (type === 'runestone' && symbols.length === 0) refuse(at(where, 'symbols'), 'must have at least 1 entry');
    if (type !== 'chest' && type !== 'runestone') return id;
    const effect = field(tile, where, 'effect', object);
    field(effect, at(where, 'effect'), type === 'chest' ? 'draw' : 'drawConcoctions', exactly(3));
    field(effect, at(where, 'effect'), 'keep', exactly(1));
    return id;
  });
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  if (total > MOST) refuse('tiles.kinds', `must be at most ${MOST} tiles, not ${total}`);
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

function readScoring(json: JsonObject): Pick<Found, 'aliases'> {
  const scoring = field(json, '', 'scoring', object);
  const within = (key: string): [JsonObject, string] => [field(scoring, 'scoring', key, object), at('scoring', key)];
  const [feathers, f] = within('feathers');
  readTable(feathers, f, 1);
  const [mushrooms, m] = within('mushrooms');
  for (const kind of ['tripti', 'duode']) readTable(field(mushrooms, m, kind, object), at(m, kind), 1);
  const [herbs, h] = within('herbs');
  const bonus = field(herbs, h, 'setBonus', object);
  for (const letters of ['3', '4', '5']) field(bonus, at(h, 'setBonus'), letters, points);
  const [eggs, e] = within('eggs');
  field(eggs, e, 'perTileByRank', list(points, 4, 4));
  let next = 1;
  const bands = field(
    eggs,
    e,
    'soloPerTileByCount',
    list((entry, where) => {
      const band = object(entry, where);
      if (next > MOST) refuse(where, 'comes after the band without an end');
      const min = field(band, where, 'min', whole(1, MOST));
      if (min !== next) refuse(at(where, 'min'), `must be ${next}: bands follow one another`);
      field(band, where, 'each', points);
      next = own(band, 'max') === null ? MOST + 1 : field(band, where, 'max', whole(min, MOST)) + 1;
    }, 1),
  );
  if (next <= MOST) refuse(`${e}.soloPerTileByCount[${bands.length - 1}].max`, 'must be null in the last band');
  for (const key of ['twilightGoalEach', 'leftoverTokenEach', 'unusedAbility']) field(...within(key), 'points', points);
  const order = field(
    scoring,
    'scoring',
    'categoryOrder',
    list(oneOf(CATEGORIES), CATEGORIES.length, CATEGORIES.length),
  );
  distinct(order, (i) => `scoring.categoryOrder[${i}]`);
  const [aliases, a] = within('categoryAliases');
  for (const alias of Object.keys(aliases)) field(aliases, a, alias, list(oneOf(CATEGORIES), 1));
  return { aliases: Object.keys(aliases) };
}

/** Points for 1 to a full set; for 0 tiles there are none. */
function readTable(json: JsonObject, where: string, least: number): void {
  const size = field(json, where, 'setSize', whole(least, 20));
  const table = field(json, where, 'table', object);
  for (let n = 1; n <= size; n += 1) field(table, at(where, 'table'), String(n), points);
  for (const key of Object.keys(table)) {
    if (key === '0' && table[key] === 0) continue;
    if (!/^[1-9]\d?$/.test(key) || Number(key) > size)
      refuse(at(at(where, 'table'), key), `must be within a set of ${size}`);
  }
}

function readBoards(json: JsonObject): Pick<Found, 'spaces' | 'spriteTiles' | 'excluded'> {
  const board = field(json, '', 'spriteBoard', object);
  const capacity = field(board, 'spriteBoard', 'capacityByPlayerCount', bySides(whole(1, 12)));
  const spriteTiles = field(board, 'spriteBoard', 'tilesByPlayerCount', bySides(whole(1, 12)));
  for (const [i, sides] of SIDES.entries()) {
    if ((spriteTiles[i] as number) >= (capacity[i] as number)) continue;
    refuse(`spriteBoard.tilesByPlayerCount.${sides}`, `must be at least ${capacity[i]}: every token takes a tile`);
  }
  const grid: Reader<number> = (entry, where) => {
    const rows = field(object(entry, where), where, 'rows', whole(1, 9));
    const cols = field(object(entry, where), where, 'cols', whole(1, 9));
    if (rows * cols < 2 || rows * cols > 31) refuse(where, `must have from 2 to 31 spaces, not ${rows * cols}`);
    return rows * cols;
  };
  const grids = field(field(json, '', 'grids', object), 'grids', 'byPlayerCount', bySides(grid));
  const lines: Reader<number> = (entry, where) => {
    const rows = field(object(entry, where), where, 'rows', list(text, 1, 9));
    for (const [i, row] of rows.entries()) {
      if (!/^[X.]{1,9}$/.test(row)) refuse(`${at(where, 'rows')}[${i}]`, 'must be 1 to 9 of X and .');
      if (row.length !== rows[0]?.length) refuse(`${at(where, 'rows')}[${i}]`, 'must be as long as the first row');
    }
    const spaces = rows.join('').split('X').length - 1;
    if (spaces < 2 || spaces > 31) refuse(at(where, 'rows'), `must have from 2 to 31 spaces, not ${spaces}`);
    return spaces;
  };
  const trees = field(json, '', 'twistedTrees', object);
  const twisted = field(trees, 'twistedTrees', 'byPlayerCount', bySides(lines));
  const excluded = field(trees, 'twistedTrees', 'excludedMoonlightGoals', bySides(list(text)));
  return { spaces: grids.map((n, i) => Math.max(n, twisted[i] as number)), spriteTiles, excluded };
}

function readModifiedGames(json: JsonObject): number {
  let extra = 0;
  const ids = entries(field(json, '', 'modifiedGames', object), 'modifiedGames', 'list', 1, (entry, where) => {
    const game = object(entry, where);
    const id = field(game, where, 'id', oneOf(MODIFIED_GAMES));
    field(game, where, 'en', text);
    field(game, where, 'de', text);
    if (id === 'twoUp') field(game, where, 'minStep', whole(1, 20));
    if (id === 'allSetToBrew') extra = field(game, where, 'extraConcoctions', whole(0, 10));
    if (id === 'preciousStones') field(game, where, 'unassignedMirrorPoints', points);
    return id;
  });
  const missing = MODIFIED_GAMES.find((id) => !ids.includes(id));
  if (missing !== undefined) refuse('modifiedGames.list', `${missing} is missing`);
  return extra;
}
