/** The tile types, in the order of NOC-2.1; everywhere else a type is its place in this list. */
export const TILE_TYPES = ['skull', 'feather', 'mushroom', 'herb', 'egg', 'chest', 'runestone', 'mirror'] as const;
export type TileType = (typeof TILE_TYPES)[number];
/** A place in `TILE_TYPES`. */
export type TilePlace = Exclude<Partial<typeof TILE_TYPES>['length'], (typeof TILE_TYPES)['length']>;
export const SKULL = 0;
export const FEATHER = 1;
export const MUSHROOM = 2;
export const HERB = 3;
export const EGG = 4;
export const CHEST = 5;
export const RUNESTONE = 6;
export const MIRROR = 7;

export const SYMBOLS = ['skull', 'feather', 'mushroom', 'herb', 'egg'] as const;
export type SymbolName = (typeof SYMBOLS)[number];

export const ABILITIES = ['echo', 'gift', 'leap', 'hoard'] as const;
export type Ability = (typeof ABILITIES)[number];

/** The categories of a score sheet; the edition gives their order, a variant adds `mirrors` (NOC-25.20). */
export const CATEGORIES = [
  'skulls',
  'feathers',
  'mushrooms',
  'herbs',
  'eggs',
  'chests',
  'concoctions',
  'twilight',
  'moonlight',
  'leftover',
  'ability',
] as const;
export type Category = (typeof CATEGORIES)[number] | 'mirrors';

/** The compass of the solo cards, clockwise (NOC-19.12). */
export const DIRECTIONS = ['N', 'E', 'S', 'W'] as const;

export const TWILIGHT_KINDS = [
  'firstWinWithValue',
  'largestControlArea',
  'mostSeparateControlAreas',
  'separateControlAreasAtLeast',
  'controlAreaSizeAtLeast',
  'mostTokensInTopRow',
  'lowestSpriteBoardToken',
  'differentSymbolsAtLeast',
  'firstCornerCast',
  'lastStarWins',
] as const;

export const MOONLIGHT_KINDS = [
  'areasOfExactSize',
  'shapes',
  'largestControlArea',
  'tokensOnCentre',
  'tokensOnCorners',
  'tokensOnSpriteBoard',
  'leftoverTokens',
  'separateControlAreas',
] as const;

export const POWERS = ['oneOrMoreHigher', 'numberOrHigher', 'upTo'] as const;

/** Numbers of sides, as editions write them. */
export const SIDES = ['1', '2', '3', '4'] as const;
