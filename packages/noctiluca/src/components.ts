import type { Edition } from './edition.ts';

export * from './words.ts';

/**
 * What is in the box: an edition turned into tables of small integers, shared by all states and never changed.
 * Spaces, shores, jars, favourites and sections are known by their place in these lists.
 */
export interface Box {
  readonly edition: Edition;
  /** Content hash of the edition. */
  readonly hash: string;
  /** Dice of each colour (NLC-2.1). */
  readonly dice: readonly number[];
  /** As written on dice: `P` for purple. */
  readonly letters: readonly string[];
  readonly pool: Pool;
  readonly jars: JarTable;
  /** Token values of each colour, from top to bottom of the stack (NLC-2.9), and what a token's back is worth. */
  readonly tokens: readonly number[];
  readonly back: number;
  /** Every token by its number (see `tokenOf`): its place in `JAR_COLOURS`, and its value. */
  readonly tokenColours: readonly number[];
  readonly tokenValues: readonly number[];
  readonly favourites: readonly { readonly id: string; readonly colour: number }[];
  readonly sections: readonly Section[];
  /** The section the arrow shows first. */
  readonly firstSection: number;
  /** Pawns each, per round, by number of players (index 1 to 4). */
  readonly pawns: readonly number[];
  readonly scoring: Scoring;
}

/** The pool: spaces that hold dice, and shores from which straight paths lead over them. */
export interface Pool {
  readonly names: readonly string[];
  /** No dice, by space, face and colour. */
  readonly empty: readonly number[];
  /** Dice on a space when it has been seeded. */
  readonly capacity: readonly number[];
  /** Spaces that take a first die, a second, and so on: the layers in which the pool is seeded (NLC-9.6). */
  readonly layers: readonly (readonly number[])[];
  readonly shores: readonly string[];
  /** Spaces of a path: `paths[shore * 2 + path]`, the nearest first. */
  readonly paths: readonly (readonly number[])[];
}

/** Every jar, a column per property. */
export interface JarTable {
  readonly id: readonly string[];
  /** Place in `JAR_COLOURS`. */
  readonly colour: readonly number[];
  /** Spaces by die colour. */
  readonly spaces: readonly (readonly number[])[];
  /** The handful of dice that fills it. */
  readonly room: readonly number[];
  readonly size: readonly number[];
  readonly points: readonly number[];
  /** Printed points and those for favourite spaces, by jar for each favourite colour; last, what they come to on average. */
  readonly worths: readonly (readonly number[])[];
}

/** A section of the solo side: the space of each number of the black die. */
export interface Section {
  readonly id: string;
  readonly spaces: readonly number[];
}

/** What is worth points besides jars and tokens. */
export interface Scoring {
  /** For each space of the favourite colour on a delivered jar. */
  readonly favourite: number;
  /** So many dice on undelivered jars are worth a point. */
  readonly leftover: number;
}
