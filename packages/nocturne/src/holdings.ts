import { bad, type Checked, good, type Json, type JsonObject, type NamedSheet } from '@nightjar/kernel';
import {
  at,
  checked,
  distinct,
  field,
  harmless,
  list,
  MOST,
  object,
  oneOf,
  or,
  orNull,
  own,
  placeIn,
  type Reader,
  refuse,
  text,
  truth,
  whole,
} from '@nightjar/kernel/reader';
import { boxWith, defaultBox } from './box.ts';
import { canBrew, symbolsOf } from './brewing.ts';
import { type Box, type Brew, MIRROR, RUNESTONE, SYMBOLS } from './components.ts';
import type { Holding, Occasion } from './holding.ts';
import { type Layout, layoutFor, mask } from './layout.ts';
import { FAMILY_MODES, MODIFIED_GAMES } from './options.ts';
import { places, sheets } from './scoring.ts';
import { moonlightPool } from './setup.ts';

/** Holdings of a finished game, read from a file: whose they are and what they are. docs/holdings.md says how to write one. */
export interface Holdings {
  readonly names: readonly string[];
  readonly holdings: readonly Holding[];
  readonly occasion: Occasion;
}

const FILE_FIELDS = ['game', 'familyMode', 'modifiedGame', 'shapeTokenReuse', 'moonlight', 'players'];
const PLAYER_FIELDS = [
  'name',
  'tiles',
  'mirrors',
  'character',
  'symbol',
  'concoctions',
  'tiers',
  'twilight',
  'spaces',
  'spriteTokens',
  'spriteSpace',
  'leftover',
  'unusedAbility',
];

/** What a player's part of the file is read against. */
interface HeldTable {
  readonly layout: Layout;
  readonly sides: number;
  readonly modified: string | null;
}

/** Scores a holdings file with the edition of this content hash. */
export function scoreWith(json: Json, edition: string): Checked<NamedSheet[]> {
  const box = boxWith(edition);
  return box === undefined ? bad('edition', 'no such edition is known here') : scoreHoldings(json, box);
}

/** Scores a holdings file. */
export function scoreHoldings(json: Json, box: Box = defaultBox): Checked<NamedSheet[]> {
  const read = readHoldings(json, box);
  if (!read.ok) return read;
  const { names, holdings, occasion } = read.value;
  const scored = sheets(box, occasion, holdings);
  const totals = scored.map(({ total }) => total);
  const order = places(totals, holdings, occasion.family !== 'off');
  return good(
    scored.map((sheet, i) => {
      const tied = order.filter((_, other) => totals[other] === sheet.total);
      return { ...sheet, name: names[i] as string, place: order[i] as number, tie: tieRule(tied, occasion.family) };
    }),
  );
}

/** What settled a tie between sides at these places: the Sprite position, or nothing where the place is shared. */
function tieRule(tied: readonly number[], family: Occasion['family']): string | null {
  if (tied.length < 2) return null;
  if (family !== 'off') return 'NOC-20.9';
  return new Set(tied).size === tied.length ? 'NOC-18.24' : 'NOC-18.24a';
}

/** Reads a holdings file: only what one box can hold and one table can end with. */
export const readHoldings = (json: Json, box: Box = defaultBox): Checked<Holdings> =>
  checked(() => {
    harmless(json, '');
    const file = object(json, '');
    known(file, '', FILE_FIELDS);
    field(file, '', 'game', or('nocturne', oneOf(['nocturne'])));
    const family = field(file, '', 'familyMode', or('off', oneOf(FAMILY_MODES)));
    const modified = field(file, '', 'modifiedGame', or(null, orNull(oneOf(MODIFIED_GAMES))));
    if (family !== 'off' && modified !== null) refuse('modifiedGame', 'is never combined with family mode (NOC-25.1a)');
    const players = field(file, '', 'players', list(object, 1, 4));
    if (family !== 'off' && players.length === 1) refuse('familyMode', 'is not for one player (NOC-20.1)');
    const layout = layoutFor(box, players.length, modified === 'twistedTrees');
    const occasion: Occasion = {
      layout,
      moonlight: field(file, '', 'moonlight', or([], ids(goalIds(box, 'moonlight'), 3))),
      solo: players.length === 1,
      family,
      preciousStones: modified === 'preciousStones',
      shapeTokenReuse: field(
        file,
        '',
        'shapeTokenReuse',
        or('per-card', oneOf<Occasion['shapeTokenReuse']>(['per-card', 'one-card'])),
      ),
    };
    const holdings = players.map((player, i) =>
      readPlayer(box, { layout, sides: players.length, modified }, player, `players[${i}]`),
    );
    const names = players.map((player, i) => field(player, `players[${i}]`, 'name', text));
    distinct(names, (i) => `players[${i}].name`);
    if (family !== 'off') refuseGoals(file, players, family);
    if (family === 'family-simple' || modified === 'allSetToBrew') refuseRunestones(box, holdings);
    refuseAbsentGoals(box, occasion, players.length, modified);
    within(box, players, holdings, layout);
    if (players.length > 1) refuseGaps(holdings);
    return { names, holdings, occasion };
  });

const goalIds = (box: Box, which: 'twilight' | 'moonlight'): string[] => box[which].map(({ id }) => id);

function known(json: JsonObject, where: string, fields: readonly string[]): void {
  for (const key of Object.keys(json)) {
    if (!fields.includes(key)) refuse(at(where, key), `no such field; known are ${fields.join(', ')}`);
  }
}

/** A list of distinct ids, as their places among the known ones. */
const ids =
  (names: readonly string[], most: number = MOST): Reader<readonly number[]> =>
  (json, where) => {
    const found = list(oneOf(names), 0, most)(json, where);
    distinct(found, (i) => `${where}[${i}]`);
    return found.map((id) => names.indexOf(id));
  };

function readPlayer(box: Box, { layout, sides, modified }: HeldTable, player: JsonObject, where: string): Holding {
  known(player, where, PLAYER_FIELDS);
  const tileIds = box.tiles.id;
  const tiles = field(player, where, 'tiles', list(oneOf(tileIds))).map((id) => tileIds.indexOf(id));
  const spriteTokens = field(player, where, 'spriteTokens', or(0, whole(0, box.spriteSpaces[sides] as number)));
  const most = (box.tokens.dealt[sides] ?? []).reduce((sum, n) => sum + n, 0);
  const holding: Holding = {
    tiles,
    copies: readCopies(box, tiles, player, where),
    symbol: readSymbol(box, player, where),
    brews: field(player, where, 'concoctions', or([], ids(box.brews.map(({ id }) => id)))),
    tiers: null,
    twilight: field(player, where, 'twilight', or([], ids(goalIds(box, 'twilight'), 3))),
    spaces: mask(field(player, where, 'spaces', or([], ids(layout.names)))),
    spriteTokens,
    spritePlace: readSpriteSpace(box, sides, spriteTokens, player, where),
    leftover: field(player, where, 'leftover', or(0, whole(0, most))),
    unusedAbility: field(player, where, 'unusedAbility', or(false, truth)),
  };
  enoughSources(box, holding, modified, where);
  enoughTokens(holding, most, where);
  if (own(player, 'tiers') === undefined) return holding;
  const brews = holding.brews.map((brew) => box.brews[brew] as Brew);
  const tier: Reader<number> = (entry, place) => whole(0, 4)(entry, place);
  const tiers = field(player, where, 'tiers', list(tier, brews.length, brews.length));
  for (const [i, wanted] of tiers.entries()) {
    const highest = (brews[i] as Brew).tiers.length;
    if (wanted > highest) refuse(`${where}.tiers[${i}]`, `must be at most ${highest}: the card has no higher tier`);
  }
  if (!canBrew(symbolsOf(box, holding), brews, tiers))
    refuse(`${where}.tiers`, 'the symbols do not suffice (NOC-18.16)');
  return { ...holding, tiers };
}

/** Concoctions come from the deal, from runestones and, once, from Hoard (NOC-3.5, 4.9, 11.2, 25.11). */
function enoughSources(box: Box, { tiles, brews }: Holding, modified: string | null, where: string): void {
  const starters = brews.filter((brew) => brew < box.starters).length;
  if (starters > 1) refuse(at(where, 'concoctions'), 'has more than one starter (NOC-3.5)');
  const stones = tiles.filter((tile) => box.tiles.type[tile] === RUNESTONE).length;
  const most = 1 + stones + 1 + (modified === 'allSetToBrew' ? box.scoring.extraBrews : 0);
  if (brews.length > most)
    refuse(at(where, 'concoctions'), `must be at most ${most} with ${stones} runestones (NOC-11.2)`);
}

/** Flipped on the forest, on the Sprite Board and left over: never more than one was dealt (NOC-3.3, 14.8). */
function enoughTokens({ spaces, spriteTokens, leftover }: Holding, most: number, where: string): void {
  let held = spriteTokens + leftover;
  for (let left = spaces; left > 0; left &= left - 1) held += 1;
  if (held > most)
    refuse(where, `has ${held} tokens on spaces, Sprite Board and left over, and ${most} were dealt (NOC-14.8)`);
}

/** Two modes take the runestones out of the box (NOC-20.8, 25.10). */
function refuseRunestones({ tiles: { type, id } }: Box, holdings: readonly Holding[]): void {
  for (const [i, { tiles }] of holdings.entries()) {
    const j = tiles.findIndex((tile) => type[tile] === RUNESTONE);
    if (j >= 0) refuse(`players[${i}].tiles[${j}]`, `${id[tiles[j] as number]} is not in this game (NOC-20.8, 25.10)`);
  }
}

/** A twisted forest leaves some Moonlight goals out (NOC-25.4). */
function refuseAbsentGoals(box: Box, { moonlight }: Occasion, sides: number, modified: string | null): void {
  const pool = moonlightPool(box, sides, modified);
  const j = moonlight.findIndex((goal) => !pool.includes(goal));
  if (j >= 0) refuse(`moonlight[${j}]`, `${box.moonlight[moonlight[j] as number]?.id} is not in play here (NOC-25.4)`);
}

/** The Sprite Board is filled from its first space on: before anybody's best token lie only tokens of those before. */
function refuseGaps(holdings: readonly Holding[]): void {
  let filled = 0;
  const byPlace = [...holdings.entries()].toSorted(([, a], [, b]) => a.spritePlace - b.spritePlace);
  for (const [i, { spritePlace, spriteTokens }] of byPlace) {
    if (spritePlace > filled) refuse(`players[${i}].spriteSpace`, 'leaves a gap on the Forest Sprite Board (NOC-8.7)');
    filled += spriteTokens;
  }
}

/** One entry per mirror stone at most: the id of an own tile that is not a mirror stone (NOC-17.3, 17.4), or null. */
function readCopies({ tiles: table }: Box, tiles: readonly number[], player: JsonObject, where: string): number[] {
  const stones = tiles.filter((tile) => table.type[tile] === MIRROR).length;
  const one: Reader<number> = (entry, place) => {
    if (entry === null) return -1;
    const kind = table.id.indexOf(oneOf(table.id)(entry, place));
    if (table.type[kind] === MIRROR) refuse(place, 'a mirror stone cannot copy a mirror stone (NOC-17.4)');
    return tiles.includes(kind) ? kind : refuse(place, 'is not in this collection (NOC-17.3)');
  };
  const copies = field(player, where, 'mirrors', or([], list(one, 0, stones)));
  return Array.from({ length: stones }, (_, i) => copies[i] ?? -1);
}

function readSymbol(box: Box, player: JsonObject, where: string): number {
  const characters = box.characters.map(({ id }) => id);
  if (own(player, 'character') === undefined) {
    return field(player, where, 'symbol', or(-1, placeIn(SYMBOLS)));
  }
  if (own(player, 'symbol') !== undefined)
    refuse(at(where, 'symbol'), 'comes with the character; leave one of them out');
  return box.characters[characters.indexOf(field(player, where, 'character', oneOf(characters)))]?.symbol ?? -1;
}

/** The space of the best-placed token, 1 for the first; its owner's other tokens lie behind it. */
function readSpriteSpace(box: Box, sides: number, tokens: number, player: JsonObject, where: string): number {
  const place = at(where, 'spriteSpace');
  const capacity = box.spriteSpaces[sides] as number;
  if (tokens === 0) {
    return own(player, 'spriteSpace') === undefined ? -1 : refuse(place, 'needs a token on the Forest Sprite Board');
  }
  const space = field(player, where, 'spriteSpace', whole(1, capacity));
  if (space + tokens - 1 > capacity) refuse(place, `leaves no room for ${tokens} tokens on ${capacity} spaces`);
  return space - 1;
}

function refuseGoals(file: JsonObject, players: readonly JsonObject[], family: string): void {
  const unused = ['twilight', 'spaces', 'spriteTokens', 'spriteSpace', 'unusedAbility'];
  if (family === 'family-simple') unused.push('concoctions', 'tiers');
  if (own(file, 'moonlight') !== undefined) refuse('moonlight', 'is not used in family mode (NOC-20.2)');
  for (const [i, player] of players.entries()) {
    const key = unused.find((name) => own(player, name) !== undefined);
    if (key !== undefined) refuse(`players[${i}].${key}`, 'is not used in family mode (NOC-20.1, 20.2, 20.8)');
  }
}

/** Refuses more than the box holds, counted over all players, and things that two players cannot both have. */
function within(box: Box, players: readonly JsonObject[], holdings: readonly Holding[], layout: Layout): void {
  const left = box.tiles.count.slice();
  const owners = { concoctions: new Set<number>(), twilight: new Set<number>() };
  const characters = new Set<unknown>();
  const bestSpaces = new Set<number>();
  let spaces = 0;
  let spriteTokens = 0;
  for (const [i, holding] of holdings.entries()) {
    const where = `players[${i}]`;
    for (const [j, tile] of holding.tiles.entries()) {
      (left[tile] as number) -= 1;
      if ((left[tile] as number) < 0)
        refuse(`${where}.tiles[${j}]`, `the box holds only ${box.tiles.count[tile]} of ${box.tiles.id[tile]}`);
    }
    for (const [key, cards] of [['concoctions', holding.brews] as const, ['twilight', holding.twilight] as const]) {
      for (const [j, card] of cards.entries()) {
        if (owners[key].has(card)) refuse(`${where}.${key}[${j}]`, 'another player holds this card');
        owners[key].add(card);
      }
    }
    if (owners.twilight.size > 3)
      refuse(`${where}.twilight`, 'there are only three Twilight goals in a game (NOC-3.7)');
    const character = own(players[i] as JsonObject, 'character');
    if (character !== undefined && characters.has(character))
      refuse(`${where}.character`, 'another player has this character');
    characters.add(character);
    const shared = layout.names.findIndex((_, space) => (spaces & holding.spaces & (1 << space)) !== 0);
    if (shared >= 0) refuse(`${where}.spaces`, `${layout.names[shared]} is held by another player`);
    spaces |= holding.spaces;
    spriteTokens += holding.spriteTokens;
    if (spriteTokens > (box.spriteSpaces[holdings.length] as number))
      refuse(`${where}.spriteTokens`, 'the Forest Sprite Board has no room for so many');
    if (holding.spritePlace >= 0 && bestSpaces.has(holding.spritePlace))
      refuse(`${where}.spriteSpace`, 'another player has a token there');
    bestSpaces.add(holding.spritePlace);
  }
}
