/** Die colours, in the order in which collected dice are placed (NLC-6.3a). */
export const COLOURS = ['purple', 'blue', 'green', 'orange'] as const;
export type Colour = (typeof COLOURS)[number];

/** Colours of jars and of point tokens. */
export const JAR_COLOURS = ['gold', 'brown', 'red'] as const;
export type JarColour = (typeof JAR_COLOURS)[number];

export const PATHS = ['short', 'long'] as const;
export type Path = (typeof PATHS)[number];
export const SHORT = 0;
export const LONG = 1;

/** Faces of a die; a face is counted from 0, the number on it from 1. */
export const FACES = 6;

/** The lines of a score sheet, in the order they are scored (NLC-10.1). The last two are the tempest's. */
export const CATEGORIES = [
  'majorities',
  'tokens',
  'jarBonus',
  'favourite',
  'leftovers',
  'tempestTokens',
  'tempestDice',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Jars dealt to each player, and how many of them are kept (NLC-3.9). */
export const DEALT_JARS = 3;
export const KEPT_JARS = 2;
/** Jars drawn to choose from by a player alone (NLC-12.3). */
export const DRAWN_JARS = 2;
/** Face-up piles of jars (NLC-3.12). */
export const PILES = 4;
