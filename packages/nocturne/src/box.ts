import { type Checked, type Json } from '@nightjar/kernel';
import { Editions } from '@nightjar/kernel/editions';
import data from '../data/edition.json' with { type: 'json' };
import released from '../data/released.json' with { type: 'json' };
import type { ConcoctionCard } from './cards.ts';
import {
  ABILITIES,
  type Box,
  type Brew,
  DIRECTIONS,
  type MoonlightGoal,
  type ScoringTables,
  SIDES,
  SYMBOLS,
  TILE_TYPES,
  type TilePlace,
  type TileTable,
  type TokenTable,
  type TwilightGoal,
} from './components.ts';
import { type Edition, HOUSE } from './edition.ts';

export * from './components.ts';

const LETTERS = 'ABCDEW';

/** Unpacks an edition into tables. The edition must have been read by `readEdition`. */
function unpack(edition: Edition, hash: string): Box {
  const { concoctions, spriteBoard } = edition;
  return {
    edition,
    hash,
    tokens: tokensOf(edition),
    tiles: tilesOf(edition),
    brews: [...concoctions.starters, ...concoctions.deck].map(brewOf),
    starters: concoctions.starters.length,
    twilight: edition.twilightGoals.list.map(twilightOf),
    moonlight: edition.moonlightGoals.list.map(moonlightOf),
    characters: edition.characters.list.map(({ id, colour, symbol, ability }) => ({
      id,
      colour,
      symbol: SYMBOLS.indexOf(symbol),
      ability: ABILITIES.indexOf(ability.id),
    })),
    soloCards: edition.solo.deck.cards.map(({ id, direction, power, spriteIcon, startingSpell }) => ({
      id,
      direction: DIRECTIONS.indexOf(direction),
      power: power.kind,
      value: 'value' in power ? power.value : 0,
      spriteIcon,
      startingSpell,
    })),
    scoring: scoringOf(edition),
    spriteSpaces: [0, ...SIDES.map((sides) => spriteBoard.capacityByPlayerCount[sides])],
    spriteTiles: [0, ...SIDES.map((sides) => spriteBoard.tilesByPlayerCount[sides])],
  };
}

function tokensOf({ spellTokens, shadowTokens }: Edition): TokenTable {
  const ascending = spellTokens.perPlayer
    .map(({ value, count }) => ({ value: value === 'star' ? spellTokens.starRank : value, count }))
    .toSorted((a, b) => a.value - b.value);
  const shadows = shadowTokens.values.toSorted((a, b) => a - b);
  const star = ascending.length - 1;
  const kindOf = (value: number): number => ascending.findIndex((token) => token.value === value);
  return {
    kinds: ascending.length + shadows.length,
    own: ascending.length,
    star,
    strength: [...ascending.map(({ value }) => value), ...shadows],
    names: [
      ...ascending.map(({ value }, kind) => (kind === star ? 'star' : String(value))),
      ...shadows.map((n) => `s${n}`),
    ],
    dealt: [
      [],
      ...SIDES.map((sides) => {
        const counts = ascending.map(({ count }) => count);
        for (const value of spellTokens.removedByPlayerCount[sides]) (counts[kindOf(value)] as number) -= 1;
        return counts;
      }),
    ],
    removedInFamily: spellTokens.removedInFamilyMode.values.map(kindOf),
  };
}

function tilesOf({ tiles: { kinds } }: Edition): TileTable {
  return {
    kinds: kinds.length,
    id: kinds.map(({ id }) => id),
    type: kinds.map(({ type }) => TILE_TYPES.indexOf(type) as TilePlace),
    count: kinds.map(({ count }) => count),
    all: everyTile(kinds.map(({ count }) => count)),
    points: kinds.map(({ points }) => points ?? 0),
    symbols: kinds.map(({ symbols }) => SYMBOLS.map((symbol) => symbols.filter((shown) => shown === symbol).length)),
    enchanted: kinds.map(({ enchanted }) => enchanted),
    letter: kinds.map(({ type, herb }) => (type === 'herb' ? LETTERS.indexOf(herb ?? '') : -1)),
    mushroom: kinds.map(({ type, mushroom }) =>
      type === 'mushroom' ? ['tripti', 'duode'].indexOf(mushroom ?? '') : -1,
    ),
  };
}

const brewOf = ({ id, tiers }: ConcoctionCard): Brew => ({
  id,
  tiers: tiers.map(({ needs, points }) => ({ needs: SYMBOLS.map((symbol) => needs[symbol] ?? 0), points })),
});

const twilightOf = ({
  id,
  kind,
  params,
  timing,
  points,
  clause,
}: Edition['twilightGoals']['list'][number]): TwilightGoal => ({
  id,
  kind,
  number: params.value ?? params.min ?? 0,
  immediate: timing === 'immediate',
  points,
  rule: clause,
});

const moonlightOf = ({
  id,
  kind,
  params,
  points,
  clause,
}: Edition['moonlightGoals']['list'][number]): MoonlightGoal => ({
  id,
  kind,
  size: params.size ?? 0,
  cells: params.cells ?? [],
  rotate: params.rotate ?? false,
  reflect: params.reflect ?? false,
  points,
  rule: clause,
});

function scoringOf({ scoring, modifiedGames, solo }: Edition): ScoringTables {
  const set = ({
    table,
    setSize,
  }: {
    readonly table: { readonly [n: string]: number };
    readonly setSize: number;
  }): number[] => Array.from({ length: setSize + 1 }, (_, n) => (n === 0 ? 0 : (table[n] ?? 0)));
  const bonus = scoring.herbs.setBonus;
  const bands = scoring.eggs.soloPerTileByCount;
  const games = modifiedGames.list;
  return {
    feathers: set(scoring.feathers),
    tripti: set(scoring.mushrooms.tripti),
    duode: set(scoring.mushrooms.duode),
    herbSets: [0, 0, 0, bonus['3'], bonus['4'], bonus['5']],
    eggs: scoring.eggs.perTileByRank,
    soloEggs: [0, ...bands.flatMap(({ min, max, each }) => Array.from({ length: (max ?? min) - min + 1 }, () => each))],
    chest: scoring.chests.each,
    twilightGoal: scoring.twilightGoalEach.points,
    leftover: scoring.leftoverTokenEach.points,
    unusedAbility: scoring.unusedAbility.points,
    unassignedMirror: games.find((game) => game.id === 'preciousStones')?.unassignedMirrorPoints ?? 0,
    minStep: games.find((game) => game.id === 'twoUp')?.minStep ?? 0,
    extraBrews: games.find((game) => game.id === 'allSetToBrew')?.extraConcoctions ?? 0,
    soloBands: solo.scoreBands.list.map(({ min }) => min),
  };
}

const editions = new Editions(data, released, {
  ...HOUSE,
  unpack,
});

/** The box as it is sold, as far as it is known. */
export const defaultBox: Box = editions.newest;

/** The box of an edition by its name, if that was released or admitted. */
export const boxWith = (hash: string): Box | undefined => editions.with(hash);

/** Reads an edition from outside, in full or as changes over another, and puts its box on the editions. */
export const admit = (json: Json): Checked<Box> => editions.admit(json);

/** Every single tile, as its kind. By `push`: stacks are copies of this list, and a `flatMap` makes one of a slower kind. */
function everyTile(counts: readonly number[]): number[] {
  const all: number[] = [];
  counts.forEach((count, kind) => {
    for (let i = 0; i < count; i += 1) all.push(kind);
  });
  return all;
}
