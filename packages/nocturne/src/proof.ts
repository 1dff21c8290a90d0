import type { Json } from '@nightjar/kernel';
import {
  at,
  distinct,
  entries,
  exactly,
  field,
  fields,
  harmless,
  id,
  keyed,
  list,
  MOST,
  object,
  oneOf,
  only,
  optional,
  own,
  type Reader,
  refuse,
  such,
  text,
  truth,
  variants,
  whole,
} from '@nightjar/kernel/reader';
import { achievements, characters, concoctions, moonlightGoals, scenarios, solo, twilightGoals } from './cards.ts';
import { CATEGORIES, SIDES, SYMBOLS, TILE_TYPES, type TileType } from './words.ts';

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

/** Reads every part of an edition. Refuses it at the first thing that is wrong. */
export function readParts(file: Json) {
  harmless(file, '');
  const json = only(...PARTS)(file, '');
  const part = <T>(key: (typeof PARTS)[number], reader: Reader<T>): T => field(json, '', key, reader);
  const tokens = { spellTokens: part('spellTokens', spellTokens), shadowTokens: part('shadowTokens', shadowTokens) };
  const tiles = part('tiles', tilesOf(part('scoring', chestPoints)));
  const scores = part('scoring', scoring);
  const cards = {
    twilightGoals: part('twilightGoals', twilightGoals(scores.twilightGoalEach.points)),
    moonlightGoals: part('moonlightGoals', moonlightGoals),
    concoctions: part('concoctions', concoctions),
    characters: part('characters', characters),
    solo: part('solo', solo),
  };
  const boards = {
    spriteBoard: part('spriteBoard', spriteBoard),
    grids: part('grids', fields({ byPlayerCount: keyed(SIDES, grid) })),
    twistedTrees: part('twistedTrees', twistedTrees),
  };
  const games = part('modifiedGames', modifiedGames);
  const known = {
    categories: [...CATEGORIES, ...Object.keys(scores.categoryAliases)],
    characters: idsOf(cards.characters.list),
    twilight: idsOf(cards.twilightGoals.list),
    moonlight: idsOf(cards.moonlightGoals.list),
  };
  const lists = {
    scenarios: part('scenarios', scenarios(known)),
    achievements: part('achievements', achievements(known)),
  };
  return { ...tokens, tiles, scoring: scores, ...cards, ...boards, ...lists, modifiedGames: games };
}

/** What the rules read of a box of Nocturne, and nothing else: its hash is the name of the edition. */
export type Edition = ReturnType<typeof readParts>;

const idsOf = (listed: readonly { readonly id: string }[]): string[] => listed.map((entry) => entry.id);

const number = fields({ value, count: whole(0, 20) });
const star = fields({ value: exactly('star'), count: exactly(1) });
type Token = { readonly value: number | 'star'; readonly count: number };
const token: Reader<Token> = (json, where) =>
  own(only('value', 'count')(json, where), 'value') === 'star' ? star(json, where) : number(json, where);

const perPlayer = such(list(token, 2), (found, where) => {
  const values = found.map((entry) => entry.value);
  for (const [i, n] of values.entries())
    if (n !== 'star' && values.indexOf(n) < i) refuse(`${where}[${i}].value`, `${n} stands here twice`);
  if (values.filter((n) => n === 'star').length !== 1) refuse(where, 'must have exactly one star');
});

const spellTokens = fields({
  perPlayer,
  starRank: whole(21, 1000),
  removedByPlayerCount: keyed(SIDES, list(value)),
  removedInFamilyMode: fields({ values: list(value) }),
});

const shadowTokens = fields({
  values: such(list(value, 1, 20), (found, where) => distinct(found.map(String), (i) => `${where}[${i}]`)),
});

/** Tiles whose best use is found by trying: twice as many as are sold at the most, and hardly more cards to brew. */
const FEW: readonly (readonly [TileType, number])[] = [
  ['herb', 24],
  ['mirror', 10],
  ['runestone', 12],
];

const tilesOf = (chest: number) => {
  const tile = (json: Json | undefined, where: string) => {
    const type = field(object(json, where), where, 'type', oneOf(TILE_TYPES));
    const read = fields({
      id,
      type: exactly(type),
      count,
      points: pointsOf(type, chest),
      symbols: list(oneOf(SYMBOLS), 0, type === 'mirror' ? 0 : 2),
      enchanted: truth,
      mushroom: optional(type === 'mushroom' ? oneOf(['tripti', 'duode']) : none),
      herb: optional(type === 'herb' ? oneOf(LETTERS) : none),
    })(json, where);
    const { symbols, enchanted } = read;
    if (enchanted !== (symbols.length === 2)) refuse(at(where, 'enchanted'), 'must be true exactly with two symbols');
    for (const key of ['mushroom', 'herb'] as const)
      if (type === key && read[key] === undefined) refuse(at(where, key), 'is missing');
    if (type === 'runestone' && symbols.length === 0) refuse(at(where, 'symbols'), 'must have at least 1 entry');
    return read;
  };
  return fields({ kinds: such(entries(tile, 1), notTooMany) });
};

function notTooMany(kinds: readonly { readonly type: TileType; readonly count: number }[], where: string): void {
  const tilesOfType = (type: TileType): number =>
    kinds.reduce((sum, tile) => sum + (tile.type === type ? tile.count : 0), 0);
  const total = kinds.reduce((sum, tile) => sum + tile.count, 0);
  if (total > MOST) refuse(where, `must be at most ${MOST} tiles, not ${total}`);
  for (const [type, most] of FEW) {
    const there = tilesOfType(type);
    if (there > most) refuse(where, `must be at most ${most} tiles of type ${type}, not ${there}`);
  }
}

/** Only skulls, herbs and chests have points of their own; a number elsewhere would be lost without a word. */
function pointsOf(type: TileType, chest: number): Reader<number | null> {
  if (type === 'skull' || type === 'herb') return points;
  if (type !== 'chest') return exactly<number | null>(type === 'runestone' || type === 'mirror' ? 0 : null);
  return such(points, (each, where) => {
    if (each !== chest) refuse(where, `must be ${chest}, as scoring.chests.each says`);
  });
}

/** Points for 1 to a full set; for 0 tiles there are none. */
function setTable(json: Json | undefined, where: string) {
  const set = only('setSize', 'table')(json, where);
  const setSize = field(set, where, 'setSize', whole(1, 20));
  const worth = field(set, where, 'table', object);
  const within = at(where, 'table');
  const table: { [tiles: string]: number } = {};
  for (let n = 1; n <= setSize; n += 1) table[n] = field(worth, within, String(n), points);
  for (const key of Object.keys(worth)) {
    if (key === '0' && worth[key] === 0) table[key] = 0;
    else if (!/^[1-9]\d?$/.test(key) || Number(key) > setSize)
      refuse(at(within, key), `must be within a set of ${setSize}`);
  }
  return { setSize, table };
}

/** Bands of numbers of eggs follow one another from 1 on; the last has no end. */
const eggBands: Reader<readonly { readonly min: number; readonly max: number | null; readonly each: number }[]> = (
  json,
  where,
) => {
  let next = 1;
  const bands = list((entry, place) => {
    const band = only('min', 'max', 'each')(entry, place);
    if (next > MOST) refuse(place, 'comes after the band without an end');
    const min = field(band, place, 'min', whole(1, MOST));
    if (min !== next) refuse(at(place, 'min'), `must be ${next}: bands follow one another`);
    const each = field(band, place, 'each', points);
    const max = own(band, 'max') === null ? null : field(band, place, 'max', whole(min, MOST));
    next = (max ?? MOST) + 1;
    return { min, max, each };
  }, 1)(json, where);
  if (next <= MOST) refuse(`${where}[${bands.length - 1}].max`, 'must be null in the last band');
  return bands;
};

const aliases: Reader<{ readonly [alias: string]: readonly (typeof CATEGORIES)[number][] }> = (json, where) => {
  const found = object(json, where);
  const read = list(oneOf(CATEGORIES), 1);
  return Object.fromEntries(Object.keys(found).map((alias) => [alias, field(found, where, alias, read)]));
};

const SCORING = {
  feathers: setTable,
  mushrooms: fields({ tripti: setTable, duode: setTable }),
  herbs: fields({ setBonus: keyed(['3', '4', '5'], points) }),
  eggs: fields({ perTileByRank: list(points, 4, 4), soloPerTileByCount: eggBands }),
  chests: fields({ each: points }),
  twilightGoalEach: fields({ points }),
  leftoverTokenEach: fields({ points }),
  unusedAbility: fields({ points }),
  categoryOrder: such(list(oneOf(CATEGORIES), CATEGORIES.length, CATEGORIES.length), (found, where) =>
    distinct(found, (i) => `${where}[${i}]`),
  ),
  categoryAliases: aliases,
};
const scoring = fields(SCORING);

/** The points of a chest, which its tiles must bear. */
const chestPoints: Reader<number> = (json, where) =>
  field(only(...Object.keys(SCORING))(json, where), where, 'chests', SCORING.chests).each;

const spriteBoard = such(
  fields({
    capacityByPlayerCount: keyed(SIDES, whole(1, 12)),
    tilesByPlayerCount: keyed(SIDES, whole(1, 12)),
  }),
  ({ capacityByPlayerCount: capacity, tilesByPlayerCount: tiles }, where) => {
    for (const sides of SIDES) {
      if (tiles[sides] < capacity[sides])
        refuse(`${where}.tilesByPlayerCount.${sides}`, `must be at least ${capacity[sides]}: every token takes a tile`);
    }
  },
);

const isForest = (spaces: number, where: string): void => {
  if (spaces < 2 || spaces > 31) refuse(where, `must have from 2 to 31 spaces, not ${spaces}`);
};

const grid = such(fields({ rows: whole(1, 9), cols: whole(1, 9) }), ({ rows, cols }, where) =>
  isForest(rows * cols, where),
);

const tree = such(fields({ rows: list(text, 1, 9) }), ({ rows }, where) => {
  for (const [i, row] of rows.entries()) {
    if (!/^[X.]{1,9}$/.test(row)) refuse(`${where}.rows[${i}]`, 'must be 1 to 9 of X and .');
    if (row.length !== rows[0]?.length) refuse(`${where}.rows[${i}]`, 'must be as long as the first row');
  }
  isForest(spacesOf(rows), at(where, 'rows'));
});

/** The spaces of a twisted tree. */
export const spacesOf = (rows: readonly string[]): number => rows.join('').split('X').length - 1;

const twistedTrees = fields({
  byPlayerCount: keyed(SIDES, tree),
  excludedMoonlightGoals: keyed(SIDES, list(text)),
});

/** Each modified game is there, with the number it brings if it has one. */
const GAMES = {
  twistedTrees: {},
  twoUp: { minStep: whole(1, 20) },
  allSetToBrew: { extraConcoctions: whole(0, 10) },
  chasingChests: {},
  preciousStones: { unassignedMirrorPoints: points },
};
const modifiedGames = fields({
  list: such(entries(variants('id', GAMES), 1), (found, where) => {
    const missing = Object.keys(GAMES).find((name) => found.every((game) => game.id !== name));
    if (missing !== undefined) refuse(where, `${missing} is missing`);
  }),
});
