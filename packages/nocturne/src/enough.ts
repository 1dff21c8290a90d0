import { refuse } from '@nightjar/kernel/reader';
import { type Edition, spacesOf } from './proof.ts';
import { SIDES, type TileType } from './words.ts';

/** Tokens a side needs at the least, and Moonlight goals drawn. */
const FEWEST_TOKENS = 3;
const DRAWN = 3;

/** Refuses an edition whose parts are each sound but not enough to set up and finish every game. */
export function enough(edition: Edition): void {
  const moonlight = edition.moonlightGoals.list.map(({ id }) => id);
  for (const sides of SIDES) {
    enoughTokens(edition, sides);
    enoughTiles(edition, sides);
    const excluded = edition.twistedTrees.excludedMoonlightGoals[sides];
    for (const [i, id] of excluded.entries()) {
      if (!moonlight.includes(id)) refuse(`twistedTrees.excludedMoonlightGoals.${sides}[${i}]`, `"${id}" is unknown`);
    }
    if (moonlight.filter((id) => !excluded.includes(id)).length < DRAWN) {
      refuse(`twistedTrees.excludedMoonlightGoals.${sides}`, `must leave at least ${DRAWN} Moonlight goals`);
    }
  }
  // Every card kept leaves the deck, and the last draw still takes three.
  const brewing = edition.modifiedGames.list.find((game) => game.id === 'allSetToBrew');
  const kept = Math.max(tilesIn(edition, 'runestone') + 4, (brewing?.extraConcoctions ?? 0) * 4);
  if (edition.concoctions.deck.length < kept + 2) refuse('concoctions.deck', `must have at least ${kept + 2} entries`);
}

type Sides = (typeof SIDES)[number];

function tilesIn({ tiles }: Edition, of: TileType): number {
  return tiles.kinds.reduce((sum, { type, count }) => sum + (type === of ? count : 0), 0);
}

function enoughTokens({ spellTokens }: Edition, sides: Sides): void {
  const left = new Map<number, number>();
  for (const { value, count } of spellTokens.perPlayer) if (value !== 'star') left.set(value, count);
  const take = (values: readonly number[], where: string): void => {
    for (const [i, value] of values.entries()) {
      const now = (left.get(value) ?? 0) - 1;
      if (now < 0) refuse(`${where}[${i}]`, `no token ${value} is left to remove with ${sides} sides`);
      left.set(value, now);
    }
  };
  const removed = `spellTokens.removedByPlayerCount.${sides}`;
  take(spellTokens.removedByPlayerCount[sides], removed);
  if (sides !== '1') take(spellTokens.removedInFamilyMode.values, 'spellTokens.removedInFamilyMode.values');
  const numbered = [...left.values()].reduce((sum, n) => sum + n, 0);
  if (numbered < FEWEST_TOKENS) refuse(removed, `must leave at least ${FEWEST_TOKENS} numbered tokens`);
}

/**
 * Both rounds deal in full even if every chest keeps a tile and every Hoard a second one;
 * chest discards are shuffled in when the stack runs out (NOC-11.6).
 */
function enoughTiles(edition: Edition, sides: Sides): void {
  const all = edition.tiles.kinds.reduce((sum, { count }) => sum + count, 0);
  const hoards = edition.characters.list.filter(({ ability }) => ability.id === 'hoard').length;
  const { rows, cols } = edition.grids.byPlayerCount[sides];
  const spaces = Math.max(rows * cols, spacesOf(edition.twistedTrees.byPlayerCount[sides].rows));
  const dealt = 2 * (spaces + edition.spriteBoard.tilesByPlayerCount[sides]) + tilesIn(edition, 'chest');
  const withoutRunestones = all - tilesIn(edition, 'runestone');
  const needed = dealt + Math.min(hoards, Number(sides));
  if (withoutRunestones < needed) {
    refuse(
      'tiles.kinds',
      `${sides} sides need ${needed} tiles that are not runestones, but there are ${withoutRunestones}`,
    );
  }
  // In a scenario everybody may own Hoard, and the runestones stay in.
  const most = dealt + Number(sides);
  if (all < most) refuse('tiles.kinds', `${sides} sides need ${most} tiles, but there are ${all}`);
}
