import type { Edition } from './edition.ts';
import type { HouseAbility } from './house-proof.ts';
import type { Cost, Operation } from './operation.ts';
import type { Kind } from './words.ts';

export * from './words.ts';

/**
 * What is in the box: an edition turned into tables of small integers, shared by all states and never changed.
 * Resources, Districts, sites, Locations, houses, Beasts, Curses and Quests are known by their place in these lists.
 */
export interface Box {
  readonly edition: Edition;
  /** Content hash of the edition. */
  readonly hash: string;
  /** Tokens of each Resource (NRN-2.1). */
  readonly tokens: readonly number[];
  readonly dice: number;
  readonly limits: Edition['limits'];
  /** The Location each special token returns to. */
  readonly homes: readonly number[];
  /** The Last Year by number of players (NRN-3.2). */
  readonly years: readonly number[];
  readonly calendar: Calendar;
  readonly sites: Sites;
  readonly locations: LocationTable;
  readonly houses: readonly House[];
  readonly beasts: BeastTable;
  readonly curses: CurseTable;
  readonly quests: QuestTable;
}

/** Spots run through clockwise from the first of Winter (NRN-2.6). */
export interface Calendar {
  readonly resource: readonly number[];
  readonly season: readonly number[];
  /** The first spot of each season. */
  readonly first: readonly number[];
  /** The next spot of a Resource: `next[spot * 6 + resource]`. */
  readonly next: readonly number[];
  /** The District each arm points to, by season (NRN-10.3). */
  readonly x2: readonly number[];
  readonly cart: readonly number[];
}

/** Where Locations lie in the city. */
export interface Sites {
  readonly id: readonly string[];
  readonly district: readonly number[];
  /** Sites of a District as a bit mask. */
  readonly of: readonly number[];
  /** Sites that a die of this result reaches, as a bit mask; results are counted from 1 (NRN-9.2). */
  readonly reach: readonly number[];
}

/** Locations by number. */
export interface LocationTable {
  readonly id: readonly string[];
  readonly resource: readonly number[];
  /** The name of the ability, which several tiles may share, and what it does. */
  readonly ability: readonly string[];
  readonly effect: readonly (readonly Operation[])[];
}

/** A house with what it can do. */
export interface House {
  readonly id: string;
  /** Helm, Greaves and Torso. */
  readonly heirlooms: readonly Heirloom[];
  readonly abilities: readonly HouseAbility[];
  /** What is changed with so many Heirlooms equipped: `changes[n][modifier]`. */
  readonly changes: readonly (readonly number[])[];
  /** Resources to pay for a Location's ability: `gates[n][location]`. */
  readonly gates: readonly (readonly number[])[];
}

/** A piece of armor as its house has it. */
export interface Heirloom {
  readonly id: string;
  readonly cost: readonly number[];
  readonly prestige: number;
}

/** The event a Beast waits for: places in the lists of words, and NONE where any will do. */
export interface Narrowed {
  readonly event: number;
  readonly by: number;
  readonly location: number;
  readonly resource: number;
  readonly isDoubled: boolean;
  readonly isTarget: boolean;
}

/** Beasts by number. */
export interface BeastTable {
  readonly id: readonly string[];
  readonly resource: readonly number[];
  readonly prestige: readonly number[];
  readonly arrow: readonly number[];
  readonly kind: readonly Kind[];
  readonly waits: readonly Narrowed[];
  readonly cost: readonly (readonly Cost[])[];
  readonly effect: readonly (readonly Operation[])[];
  /** Whether its ability refreshes Beasts (NRN-13.17). */
  readonly refreshes: readonly boolean[];
}

/** Curses by number. */
export interface CurseTable {
  readonly id: readonly string[];
  readonly copies: readonly number[];
  readonly changes: readonly (readonly number[])[];
  readonly gates: readonly (readonly number[])[];
  /** Prestige lost at the end for 0, 1, 2, … copies; empty where none is lost. */
  readonly penalty: readonly (readonly number[])[];
}

/** Quests by number. */
export interface QuestTable {
  readonly id: readonly string[];
  /** Counted from 0. */
  readonly level: readonly number[];
  readonly cost: readonly (readonly number[])[];
  readonly prestige: readonly number[];
  readonly reward: readonly (readonly Operation[])[];
  readonly open: number;
}
