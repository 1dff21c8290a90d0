import type { Category } from './components.ts';

/** Prestige a player has gained, and what for. */
export interface Gained {
  readonly category: Exclude<Category, 'curses'>;
  /** What is named as its reason: `heirloom`, `beast`, `quest`, `reward` or `prestige`, with the id of the thing. */
  readonly for: string;
  readonly what: string | null;
  readonly prestige: number;
}

/** What one player holds when points are counted. */
export interface Holding {
  readonly gained: readonly Gained[];
  /** Curses by kind. */
  readonly curses: readonly number[];
  /** Beasts in the Menagerie, exhausted or not (NRN-23.5). */
  readonly beasts: readonly number[];
  /** How many Resources are in the Treasury (NRN-23.6). */
  readonly resources: number;
}
