/** What one player holds when points are counted. */
export interface Holding {
  /** Values of the tokens earned, by colour, in the order they were taken. */
  readonly tokens: readonly (readonly number[])[];
  /** Delivered jars, in order. */
  readonly delivered: readonly number[];
  /** The favourite die colour; −1 while it is not known. */
  readonly favourite: number;
  /** Dice on undelivered jars, all together. */
  readonly leftover: number;
}

/** What the whole table has in common when points are counted. */
export interface Occasion {
  /** Tokens in a stack at first, and taken from each. */
  readonly stack: number;
  readonly taken: readonly number[];
  /** How many tokens of each colour every side has, in a handful; alone, the tempest is the second side. */
  readonly held: readonly number[];
  /** The tempest of the solo game; null where people play against each other. */
  readonly tempest: Tempest | null;
}

export interface Tempest {
  /** Values of the tokens it has taken, by colour. */
  readonly tokens: readonly (readonly number[])[];
  readonly dice: number;
}
