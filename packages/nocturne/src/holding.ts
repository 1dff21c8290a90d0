import type { Layout } from './layout.ts';

/** What one side holds when points are counted. Lists of tiles are in the order they were collected. */
export interface Holding {
  readonly tiles: readonly number[];
  /** For each mirror stone, in collection order, the tile kind it copies; −1 for none. */
  readonly copies: readonly number[];
  /** The character's symbol; −1 for none. */
  readonly symbol: number;
  /** Concoctions in the order acquired. */
  readonly brews: readonly number[];
  /** Tier to score per concoction (0 for none, 1 for the lowest); null to take the best allocation. */
  readonly tiers: readonly number[] | null;
  /** Twilight goals held, as places in the box. */
  readonly twilight: readonly number[];
  /** Spaces holding own flipped tokens, as a bit mask (NOC-15.3: no shadow tokens). */
  readonly spaces: number;
  readonly spriteTokens: number;
  /** Best space on the Forest Sprite Board, 0 for the first; −1 without a token there. */
  readonly spritePlace: number;
  /** Tokens left in supply, shadow tokens included. */
  readonly leftover: number;
  /** The advanced game's ability was never used. */
  readonly unusedAbility: boolean;
}

/** What the whole table has in common when points are counted. */
export interface Occasion {
  readonly layout: Layout;
  /** Moonlight goals in play, as places in the box. */
  readonly moonlight: readonly number[];
  readonly solo: boolean;
  readonly family: 'off' | 'family' | 'family-simple';
  readonly preciousStones: boolean;
  readonly shapeTokenReuse: 'per-card' | 'one-card';
}

/** Deeds of one side that no pile shows at the end; achievements and objectives ask for them. */
export interface Deeds {
  /** Shadow tokens received after Twilight. */
  readonly shadows: number;
  /** In how many rounds an own token lay on the last usable Sprite space when the board was resolved. */
  readonly lastSpriteSpace: number;
  /** In how many rounds own tokens lay on all usable Sprite spaces. */
  readonly allSpriteSpaces: number;
  /** Tiles won from the Sprite Board in Moonlight. */
  readonly moonlightSpriteTiles: number;
  /** Corner casts in Twilight. */
  readonly twilightCornerCasts: number;
}
