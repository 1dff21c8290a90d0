import {
  type Box,
  CHEST,
  EGG,
  FEATHER,
  HERB,
  MIRROR,
  MUSHROOM,
  RUNESTONE,
  SKULL,
  type TilePlace,
} from './components.ts';
import type { Holding, Occasion } from './holding.ts';

/** What a side's tiles come to, with every assigned mirror stone as one more tile of the copied kind (NOC-17.6). */
export interface Tally {
  skullPoints: number;
  feathers: number;
  tripti: number;
  duode: number;
  herbPoints: number;
  /** Herbs A to E, then wild. */
  letters: number[];
  eggs: number;
  chests: number;
  /** Mirror stones, and those of them that copy nothing. */
  mirrors: number;
  unassigned: number;
}

/** Counts a side's tiles; with `copies` other than the holding's own, as if its mirror stones copied those. */
export function tallyOf(
  box: Box,
  holding: Pick<Holding, 'tiles' | 'copies'>,
  copies: readonly number[] = holding.copies,
): Tally {
  const tally: Tally = {
    skullPoints: 0,
    feathers: 0,
    tripti: 0,
    duode: 0,
    herbPoints: 0,
    letters: [0, 0, 0, 0, 0, 0],
    eggs: 0,
    chests: 0,
    mirrors: 0,
    unassigned: 0,
  };
  for (const tile of holding.tiles) {
    if (box.tiles.type[tile] === MIRROR) tally.mirrors += 1;
    else count(box, tally, tile);
  }
  for (let i = 0; i < tally.mirrors; i += 1) {
    const copied = copies[i] ?? -1;
    if (copied < 0) tally.unassigned += 1;
    else count(box, tally, copied);
  }
  return tally;
}

/** Adds one tile to a tally. */
export function count({ tiles }: Box, tally: Tally, tile: number): void {
  const place = tiles.type[tile] as TilePlace;
  switch (place) {
    case SKULL:
      tally.skullPoints += tiles.points[tile] as number;
      break;
    case FEATHER:
      tally.feathers += 1;
      break;
    case MUSHROOM:
      if (tiles.mushroom[tile] === 0) tally.tripti += 1;
      else tally.duode += 1;
      break;
    case HERB:
      tally.herbPoints += tiles.points[tile] as number;
      (tally.letters[tiles.letter[tile] as number] as number) += 1;
      break;
    case EGG:
      tally.eggs += 1;
      break;
    case CHEST:
      tally.chests += 1;
      break;
    case RUNESTONE: // Runestones score nothing by themselves (NOC-18.14).
    case MIRROR: // A mirror stone counts as the tile it copies (NOC-17.6).
      break;
    default:
      place satisfies never;
  }
}

/** Points of n tiles that fill one set after another (NOC-18.3, 18.6); `table` ends with the full set. */
function setPoints(table: readonly number[], n: number): number {
  const full = table.length - 1;
  return Math.floor(n / full) * (table[full] as number) + (table[n % full] as number);
}

/** Points per egg for so many eggs in the solo game (NOC-19.23). */
export const soloEach = (box: Box, eggs: number): number =>
  box.scoring.soloEggs[Math.min(eggs, box.scoring.soloEggs.length - 1)] as number;

/**
 * A side's rank in eggs, 0 for the first: how many sides are better. Equal counts are ranked by Sprite position
 * (NOC-18.12); sides tied beyond that share a rank and leave out those they fill (NOC-18.12a, 20.6a).
 */
export function eggRank(eggs: readonly number[], places: readonly number[], side: number, family: boolean): number {
  let better = 0;
  for (let other = 0; other < eggs.length; other += 1) {
    const more = (eggs[other] as number) - (eggs[side] as number);
    if (more > 0 || (more === 0 && !family && isBefore(places[other] as number, places[side] as number))) better += 1;
  }
  return better;
}

/** Whether one Sprite position is better than another (NOC-1.8, 1.8a); −1 for no token on the board. */
export const isBefore = (place: number, other: number): boolean => place >= 0 && (other < 0 || place < other);

/** Points of a side's eggs. */
export function eggPoints(
  box: Box,
  occasion: Occasion,
  eggs: readonly number[],
  places: readonly number[],
  side: number,
): number {
  const own = eggs[side] as number;
  if (own === 0) return 0;
  if (occasion.solo) return own * soloEach(box, own);
  return own * (box.scoring.eggs[eggRank(eggs, places, side, occasion.family !== 'off')] as number);
}

/** Points of a side's tiles except for eggs, which others have a say in, and herb sets, which take a search. */
export function tilePoints({ scoring }: Box, occasion: Occasion, tally: Readonly<Tally>): number {
  return (
    tally.skullPoints +
    setPoints(scoring.feathers, tally.feathers) +
    setPoints(scoring.tripti, tally.tripti) +
    setPoints(scoring.duode, tally.duode) +
    tally.herbPoints +
    tally.chests * scoring.chest +
    (occasion.preciousStones ? tally.unassigned * scoring.unassignedMirror : 0)
  );
}
