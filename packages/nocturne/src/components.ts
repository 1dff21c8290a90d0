import type { Edition } from './edition.ts';
import type { MOONLIGHT_KINDS, POWERS, TilePlace, TWILIGHT_KINDS } from './words.ts';

export * from './words.ts';

/**
 * What is in the box: an edition turned into tables of small integers, shared by all states and never changed.
 * Tiles, tokens, concoctions, goals, characters and solo cards are known by their place in these lists.
 */
export interface Box {
  readonly edition: Edition;
  /** Content hash of the edition. */
  readonly hash: string;
  readonly tokens: TokenTable;
  readonly tiles: TileTable;
  readonly brews: readonly Brew[];
  /** The first so many of `brews` are the starters. */
  readonly starters: number;
  readonly twilight: readonly TwilightGoal[];
  readonly moonlight: readonly MoonlightGoal[];
  readonly characters: readonly Character[];
  readonly soloCards: readonly SoloCard[];
  readonly scoring: ScoringTables;
  /** Usable spaces and tiles of the Forest Sprite Board, by number of sides (index 1 to 4). */
  readonly spriteSpaces: readonly number[];
  readonly spriteTiles: readonly number[];
}

/** Token kinds: a player's own first, ascending, the star last among them; then the shadow tokens, ascending. */
export interface TokenTable {
  readonly kinds: number;
  /** Kinds below this one are own tokens. */
  readonly own: number;
  /** The own kind that is the star. */
  readonly star: number;
  /** Strength by kind; the star's is above every number. */
  readonly strength: readonly number[];
  /** As written in answers: `4`, `star`, `s8` for a shadow token. */
  readonly names: readonly string[];
  /** Tokens of each own kind at the start, by number of sides (index 1 to 4), then by kind. */
  readonly dealt: readonly (readonly number[])[];
  /** Own kinds taken out in family mode, one of each listed. */
  readonly removedInFamily: readonly number[];
}

/** Every kind of tile, a column per property. */
export interface TileTable {
  readonly kinds: number;
  readonly id: readonly string[];
  readonly type: readonly TilePlace[];
  readonly count: readonly number[];
  /** Every single tile, as its kind, ascending. */
  readonly all: readonly number[];
  /** Printed points; 0 where a tile scores by set or rank. */
  readonly points: readonly number[];
  /** How often each symbol stands on the tile. */
  readonly symbols: readonly (readonly number[])[];
  readonly enchanted: readonly boolean[];
  /** Herbs: 0 to 4 for A to E, 5 for the wild herb; −1 for other tiles. */
  readonly letter: readonly number[];
  /** Mushrooms: 0 Tripti, 1 Duode; −1 for other tiles. */
  readonly mushroom: readonly number[];
}

export const WILD_LETTER = 5;

/** A concoction that is brewed by tiers: what each tier needs and scores. */
export interface Brew {
  readonly id: string;
  /** From the lowest to the full tier. */
  readonly tiers: readonly { readonly needs: readonly number[]; readonly points: number }[];
}

/** A card of a goal for Twilight. */
export interface TwilightGoal {
  readonly id: string;
  readonly kind: (typeof TWILIGHT_KINDS)[number];
  /** The number on the card: a token's value, or how many are asked for; 0 where the card names none. */
  readonly number: number;
  /** Checked after every tile won (NOC-12.4); otherwise at the end of Twilight (NOC-12.5). */
  readonly immediate: boolean;
  readonly points: number;
  readonly rule: string;
}

/** A card of a goal for Moonlight. */
export interface MoonlightGoal {
  readonly id: string;
  readonly kind: (typeof MOONLIGHT_KINDS)[number];
  /** For `areasOfExactSize`. */
  readonly size: number;
  /** For `shapes`: cells as [row, column], with what the card allows. */
  readonly cells: readonly (readonly [number, number])[];
  readonly rotate: boolean;
  readonly reflect: boolean;
  readonly points: number;
  readonly rule: string;
}

/** One whose part a seat plays. */
export interface Character {
  readonly id: string;
  readonly colour: string;
  readonly symbol: number;
  readonly ability: number;
}

/** A card by which a solo opponent moves. */
export interface SoloCard {
  readonly id: string;
  /** Place in `DIRECTIONS`. */
  readonly direction: number;
  readonly power: (typeof POWERS)[number];
  readonly value: number;
  readonly spriteIcon: boolean;
  readonly startingSpell: number;
}

/** Points by number, for whatever scores as a set. */
export interface ScoringTables {
  /** Points for n feathers, n from 0 to a full set. */
  readonly feathers: readonly number[];
  /** Points for n of a set, n from 0 to a full set. */
  readonly tripti: readonly number[];
  readonly duode: readonly number[];
  /** Bonus by number of different letters in a set, index 0 to 5. */
  readonly herbSets: readonly number[];
  /** Points per egg by rank, index 0 for the first. */
  readonly eggs: readonly number[];
  /** Points per egg in the solo game, by number of eggs; the last entry serves all higher numbers. */
  readonly soloEggs: readonly number[];
  readonly chest: number;
  readonly twilightGoal: number;
  readonly leftover: number;
  readonly unusedAbility: number;
  /** Precious Stones: an unassigned mirror stone. */
  readonly unassignedMirror: number;
  /** 2-UP: by how much an answer must exceed. */
  readonly minStep: number;
  /** All Set to Brew: concoctions dealt on top. */
  readonly extraBrews: number;
  /** The points from which on a solo result is of a band, ascending (NOC-19.24). */
  readonly soloBands: readonly number[];
}
