import type { Checked, Json } from '@nightjar/kernel';
import type { HouseRules } from '@nightjar/kernel/house';
import { checked } from '@nightjar/kernel/reader';
import type { Condition, Cost, Operation } from './operation.ts';
import { readAll } from './proof.ts';
import type { Armor, Cause, District, Kind, Moment, Occasion, Resource, Season, Token } from './words.ts';

/** How many of each Resource; those that are not needed are left out. */
export type Price = { readonly [resource in Resource]?: number };

interface Named {
  readonly id: string;
}

interface Entries<T> {
  readonly entries: readonly T[];
}

/** What sets a Beast's ability off. */
interface Trigger {
  readonly kind: Kind;
  readonly event?: Occasion;
  readonly by?: Cause;
  /** Only for this Location, this Resource, with the x2 bonus, or if the owner is the one aimed at. */
  readonly location?: string;
  readonly resource?: Resource;
  readonly doubled?: boolean;
  readonly target?: 'self';
}

interface BeastCard extends Named {
  readonly resource: Resource;
  readonly prestige: number;
  readonly arrow: number;
  readonly ability: {
    readonly trigger: Trigger;
    readonly cost: readonly Cost[];
    readonly effect: readonly Operation[];
  };
}

/** What is changed while a house ability or a Curse works. */
export interface Change {
  readonly mod: string;
  readonly add?: number;
  readonly value?: boolean;
  readonly exceptLocations?: readonly string[];
  /** Prestige lost at the end, by number of copies. */
  readonly table?: { readonly [copies: string]: number };
}

/** An ability of a house: a change that works by itself, or an effect with its costs. */
export interface HouseAbility {
  /** How many Heirlooms unlock it. */
  readonly heirlooms: number;
  readonly modifier?: Change;
  readonly trigger?:
    | { readonly kind: 'action' }
    | { readonly kind: 'house'; readonly event: Moment; readonly by: 'self'; readonly if?: Condition };
  readonly cost?: readonly Cost[];
  readonly effect?: readonly Operation[];
  readonly optional?: boolean;
}

/** What the rules read of a box of Nocturion, and nothing else: its hash is the name of the edition. */
export interface Edition {
  readonly resources: Entries<{ readonly id: Resource; readonly tokens: number }>;
  readonly dice: { readonly total: number };
  readonly limits: {
    readonly resources: number;
    readonly hand: number;
    readonly curses: number;
    readonly enclosures: number;
    readonly treasuryDice: number;
  };
  readonly tokens: Entries<{ readonly id: Token; readonly home: string }>;
  readonly years: Entries<{ readonly players: number; readonly years: number }>;
  readonly calendar: {
    readonly seasons: readonly {
      readonly id: Season;
      readonly x2District: District;
      readonly replenishDistrict: District;
      readonly spots: readonly Resource[];
    }[];
  };
  readonly districts: Entries<{
    readonly id: District;
    readonly results: readonly number[];
    readonly sites: readonly string[];
  }>;
  readonly locationAbilities: Entries<Named & { readonly effect: readonly Operation[] }>;
  readonly locations: Entries<Named & { readonly resource: Resource; readonly ability: string }>;
  readonly houses: Entries<Named & { readonly abilities: readonly HouseAbility[] }>;
  readonly heirlooms: Entries<
    Named & { readonly house: string; readonly type: Armor; readonly cost: Price; readonly prestige: number }
  >;
  readonly beasts: Entries<BeastCard>;
  readonly curses: Entries<Named & { readonly copies: number; readonly modifier: Change }>;
  readonly quests: Entries<
    Named & {
      readonly level: number;
      readonly cost: Price;
      readonly prestige: number;
      readonly reward: readonly Operation[];
    }
  > & { readonly openPerLevel: number };
}

/** Reads a full edition from outside: everything the rules rely on is there, known and playable. */
export const readEdition = (json: Json): Checked<Edition> =>
  checked(() => {
    readAll(json);
    return json as unknown as Edition;
  });

/** What a house edition may replace: cards one by one, and of a card its cost, its change or its effect as a whole. */
export const HOUSE: HouseRules<Edition> = {
  byId: [
    'resources.entries',
    'tokens.entries',
    'calendar.seasons',
    'districts.entries',
    'locationAbilities.entries',
    'locations.entries',
    'houses.entries',
    'heirlooms.entries',
    'beasts.entries',
    'curses.entries',
    'quests.entries',
  ],
  whole: ['abilities', 'ability', 'effect', 'modifier', 'cost', 'reward'],
  read: readEdition,
};
