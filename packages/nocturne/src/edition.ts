import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import { readAll } from './proof.ts';
import type { CATEGORIES } from './words.ts';

type BySides<T> = { readonly [sides: string]: T; readonly '1': T; readonly '2': T; readonly '3': T; readonly '4': T };

interface TileKind {
  readonly id: string;
  readonly type: string;
  readonly count: number;
  readonly points: number | null;
  readonly symbols: readonly string[];
  readonly enchanted: boolean;
  readonly mushroom?: string;
  readonly herb?: string;
}

interface GoalCard {
  readonly id: string;
  readonly kind: string;
  readonly params: {
    readonly value?: number;
    readonly min?: number;
    readonly size?: number;
    readonly cells?: readonly (readonly [number, number])[];
    readonly rotate?: boolean;
    readonly reflect?: boolean;
  };
  readonly points: number;
  readonly clause: string;
}

export interface ConcoctionCard {
  readonly id: string;
  readonly tiers: readonly { readonly needs: { readonly [symbol: string]: number }; readonly points: number }[];
}

interface CharacterCard {
  readonly id: string;
  readonly colour: string;
  readonly symbol: string;
  readonly ability: { readonly id: string };
}

interface OpponentCard {
  readonly id: string;
  readonly direction: string;
  readonly power: { readonly kind: string; readonly value?: number };
  readonly spriteIcon: boolean;
  readonly startingSpell: number;
}

/** What an objective or achievement asks for (NOC-21.8 to 21.27). */
export type Trial =
  | { readonly type: 'totalAtLeast'; readonly min: number }
  | { readonly type: 'categoryAtLeast'; readonly category: string; readonly min: number }
  | { readonly type: 'anyTypeCountAtLeast'; readonly min: number }
  | { readonly type: 'typeCountAtLeast'; readonly tileType: string; readonly min: number }
  | { readonly type: 'typesWithCountAtLeast'; readonly types: number; readonly min: number }
  | { readonly type: 'typeCountZero'; readonly types: readonly string[] }
  | { readonly type: 'tileTypesAtMost'; readonly max: number }
  | { readonly type: 'fullMushroomSets' | 'fullHerbSet' | 'fullFeatherSet' | 'noShadowReceived' | 'noMirrorNoWildHerb' }
  | {
      readonly type: 'concoctionsFullAtLeast' | 'differentRunestonesAtLeast' | 'twilightGoalsAtLeast';
      readonly min: number;
    }
  | { readonly type: 'twilightGoalsAtMost'; readonly max: number }
  | { readonly type: 'spriteLastSpaceOwned' | 'spriteAllSpacesOwned'; readonly rounds: 'either' | 'both' }
  | { readonly type: 'mirrorsAsDifferentTypesAtLeast' | 'enchantedAtLeast'; readonly min: number }
  | { readonly type: 'noSpriteTileWon'; readonly round: 'moonlight' }
  | { readonly type: 'noCornerCast'; readonly round: 'twilight' };

export interface ScenarioRow {
  readonly id: string;
  readonly number: number;
  readonly difficulty: string;
  readonly character: string;
  readonly twilight: readonly string[];
  readonly moonlight: readonly string[];
  readonly points: number;
  readonly objectives: readonly { readonly test: Trial }[];
  readonly clause: string;
}

interface AchievementRow {
  readonly id: string;
  readonly test: Trial;
  readonly clause: string;
}

type PointTable = { readonly [count: string]: number };

/** What the rules read of a box of Nocturne, and nothing else: its hash is the name of the edition. */
export interface Edition {
  readonly spellTokens: {
    readonly perPlayer: readonly { readonly value: number | 'star'; readonly count: number }[];
    readonly starRank: number;
    readonly removedByPlayerCount: BySides<readonly number[]>;
    readonly removedInFamilyMode: { readonly values: readonly number[] };
  };
  readonly shadowTokens: { readonly values: readonly number[] };
  readonly tiles: { readonly kinds: readonly TileKind[] };
  readonly scoring: {
    readonly feathers: { readonly table: PointTable; readonly setSize: number };
    readonly mushrooms: {
      readonly tripti: { readonly table: PointTable; readonly setSize: number };
      readonly duode: { readonly table: PointTable; readonly setSize: number };
    };
    readonly herbs: { readonly setBonus: { readonly '3': number; readonly '4': number; readonly '5': number } };
    readonly eggs: {
      readonly perTileByRank: readonly number[];
      readonly soloPerTileByCount: readonly {
        readonly min: number;
        readonly max: number | null;
        readonly each: number;
      }[];
    };
    readonly chests: { readonly each: number };
    readonly twilightGoalEach: { readonly points: number };
    readonly leftoverTokenEach: { readonly points: number };
    readonly unusedAbility: { readonly points: number };
    readonly categoryOrder: readonly (typeof CATEGORIES)[number][];
    readonly categoryAliases: { readonly [alias: string]: readonly string[] };
  };
  readonly twilightGoals: {
    readonly drawn: number;
    readonly list: readonly (GoalCard & { readonly timing: string })[];
  };
  readonly moonlightGoals: { readonly drawn: number; readonly list: readonly GoalCard[] };
  readonly concoctions: { readonly starters: readonly ConcoctionCard[]; readonly deck: readonly ConcoctionCard[] };
  readonly characters: { readonly list: readonly CharacterCard[] };
  readonly solo: {
    readonly deck: { readonly cards: readonly OpponentCard[] };
    readonly scoreBands: { readonly list: readonly { readonly min: number }[] };
  };
  readonly spriteBoard: {
    readonly capacityByPlayerCount: BySides<number>;
    readonly tilesByPlayerCount: BySides<number>;
  };
  readonly grids: { readonly byPlayerCount: BySides<{ readonly rows: number; readonly cols: number }> };
  readonly twistedTrees: {
    readonly byPlayerCount: BySides<{ readonly rows: readonly string[] }>;
    readonly excludedMoonlightGoals: BySides<readonly string[]>;
  };
  readonly scenarios: { readonly list: readonly ScenarioRow[] };
  readonly achievements: { readonly list: readonly AchievementRow[] };
  readonly modifiedGames: {
    readonly list: readonly {
      readonly id: string;
      readonly minStep?: number;
      readonly extraConcoctions?: number;
      readonly unassignedMirrorPoints?: number;
    }[];
  };
}

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(json);
    return json as unknown as Edition;
  });

/** What a house edition may replace. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'tiles.kinds',
    'twilightGoals.list',
    'moonlightGoals.list',
    'concoctions.starters',
    'concoctions.deck',
    'characters.list',
    'solo.deck.cards',
    'scenarios.list',
    'achievements.list',
    'modifiedGames.list',
  ],
  whole: ['params', 'power', 'test'],
  read: readEdition,
};
