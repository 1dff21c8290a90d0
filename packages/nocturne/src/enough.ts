import { refuse } from '@nightjar/kernel/reader';
import type { TileType } from './words.ts';

/** What was found in an edition that only makes sense together. Lists by sides begin with one side. */
export interface Found {
  readonly tokens: {
    readonly dealt: ReadonlyMap<number, number>;
    readonly removed: readonly (readonly number[])[];
    readonly inFamily: readonly number[];
  };
  readonly tiles: ReadonlyMap<TileType, number>;
  readonly aliases: readonly string[];
  readonly twilight: readonly string[];
  readonly moonlight: readonly string[];
  readonly starters: readonly string[];
  readonly deck: readonly string[];
  readonly characters: readonly string[];
  readonly hoards: number;
  /** Most spaces of a forest, plain or twisted. */
  readonly spaces: readonly number[];
  readonly spriteTiles: readonly number[];
  /** Moonlight goals left out in Twisted Trees. */
  readonly excluded: readonly (readonly string[])[];
  readonly extraBrews: number;
}

/** Tokens a side needs at the least, and Moonlight goals drawn. */
const FEWEST_TOKENS = 3;
const DRAWN = 3;

/** Refuses an edition whose parts are each sound but not enough to set up and finish every game. */
export function enough(found: Found): void {
  for (let sides = 1; sides <= 4; sides += 1) {
    enoughTokens(found, sides);
    enoughTiles(found, sides);
    const excluded = found.excluded[sides - 1] ?? [];
    for (const [i, id] of excluded.entries()) {
      if (!found.moonlight.includes(id))
        refuse(`twistedTrees.excludedMoonlightGoals.${sides}[${i}]`, `"${id}" is unknown`);
    }
    if (found.moonlight.filter((id) => !excluded.includes(id)).length < DRAWN) {
      refuse(`twistedTrees.excludedMoonlightGoals.${sides}`, `must leave at least ${DRAWN} Moonlight goals`);
    }
  }
  // Every card kept leaves the deck, and the last draw still takes three.
  const kept = Math.max((found.tiles.get('runestone') ?? 0) + 4, found.extraBrews * 4);
  if (found.deck.length < kept + 2) refuse('concoctions.deck', `must have at least ${kept + 2} entries`);
}

function enoughTokens({ tokens }: Found, sides: number): void {
  const left = new Map(tokens.dealt);
  const take = (values: readonly number[], where: string): void => {
    for (const [i, value] of values.entries()) {
      const now = (left.get(value) ?? 0) - 1;
      if (now < 0) refuse(`${where}[${i}]`, `no token ${value} is left to remove with ${sides} sides`);
      left.set(value, now);
    }
  };
  const removed = `spellTokens.removedByPlayerCount.${sides}`;
  take(tokens.removed[sides - 1] ?? [], removed);
  if (sides > 1) take(tokens.inFamily, 'spellTokens.removedInFamilyMode.values');
  const numbered = [...left.values()].reduce((sum, n) => sum + n, 0);
  if (numbered < FEWEST_TOKENS) refuse(removed, `must leave at least ${FEWEST_TOKENS} numbered tokens`);
}

/**
 * Both rounds deal in full even if every chest keeps a tile and every Hoard a second one;
 * chest discards are shuffled in when the stack runs out (NOC-11.6).
 */
function enoughTiles({ tiles, hoards, spaces, spriteTiles }: Found, sides: number): void {
  const all = [...tiles.values()].reduce((sum, n) => sum + n, 0);
  const dealt = 2 * ((spaces[sides - 1] ?? 0) + (spriteTiles[sides - 1] ?? 0)) + (tiles.get('chest') ?? 0);
  const withoutRunestones = all - (tiles.get('runestone') ?? 0);
  const needed = dealt + Math.min(hoards, sides);
  if (withoutRunestones < needed) {
    refuse(
      'tiles.kinds',
      `${sides} sides need ${needed} tiles that are not runestones, but there are ${withoutRunestones}`,
    );
  }
  // In a scenario everybody may own Hoard, and the runestones stay in.
  if (all < dealt + sides) refuse('tiles.kinds', `${sides} sides need ${dealt + sides} tiles, but there are ${all}`);
}
