import type { Edition } from './edition.ts';

export * from './words.ts';

/**
 * What is in the box: an edition turned into tables by *kind*, shared by all states and never changed. A kind is a
 * card's, Boon's, Hex's or State's place in the edition's list; equal names are one kind (DOM-1.5).
 */
export interface Box {
  readonly edition: Edition;
  /** Content hash of the edition. */
  readonly hash: string;
  readonly ids: readonly string[];
  /** Printed costs; 0 for what has none. */
  readonly cost: readonly number[];
  /** Type lines as bit masks. */
  readonly types: readonly number[];
  /** Where a card goes when it is gained, if it says so itself. */
  readonly gainedTo: readonly ('hand' | null)[];
  /** Pile sizes by kind and number of players (index 2 to 6); null for what has no pile. */
  readonly piles: readonly (readonly number[] | null)[];
  /** The seven basic piles. */
  readonly basics: readonly number[];
  /** Kingdom cards by set. */
  readonly kingdoms: { readonly [set: string]: readonly number[] };
  readonly boons: readonly number[];
  readonly hexes: readonly number[];
  /** Boons that stay until Clean-up, and those that give Coins. */
  readonly keptBoons: readonly number[];
  readonly richBoons: readonly number[];
  readonly zombies: readonly number[];
  readonly spirits: readonly number[];
  /** The Heirloom that comes with a kingdom card, by kind. */
  readonly heirloom: readonly (number | null)[];
  /** Non-Supply piles and decks a kingdom card calls for, and the piles among them by kind. */
  readonly needs: readonly (readonly string[])[];
  readonly neededPiles: readonly (readonly number[])[];
  /** Recommended sets (DOM-2.4). */
  readonly sets: readonly KingdomSet[];
  readonly startDeck: { readonly estates: number; readonly coppers: number; readonly hand: number };
  /** Empty Supply piles that end the game, by number of players. */
  readonly emptyToEnd: readonly number[];
}

/** Ten piles that are recommended together. */
export interface KingdomSet {
  readonly id: string;
  readonly kingdom: readonly number[];
  /** The Druid's three Boons, if the set names them. */
  readonly druid: readonly number[];
}
