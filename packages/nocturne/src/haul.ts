import { several } from '@nightjar/kernel';
import { bestBrewing, brewPoints, fullTier, symbolsOf } from './brewing.ts';
import type { Box, Brew } from './components.ts';
import { herbBonus } from './herbs.ts';
import type { Holding } from './holding.ts';
import { type Tally, tallyOf } from './tally.ts';

/** The points of a side's tiles and concoctions by themselves, without the holdings of others and the places of tokens. */
export interface Haul {
  readonly tally: Readonly<Tally>;
  /** The bonus of the best herb sets. */
  readonly herbSets: number;
  /** How much of the need of its highest tier is there, from 0 to 1, for each concoction. */
  readonly brewed: readonly number[];
  /** Points of the concoctions, as their owner arranged them or brewed as well as can be. */
  readonly brewing: number;
}

/** The part of a holding that a haul is made of. */
type Brought = Pick<Holding, 'tiles' | 'copies' | 'symbol' | 'brews' | 'tiers'>;

interface Known extends Omit<Brought, 'tiers'> {
  readonly haul: Haul;
}

export const haulsOf = (box: Box, holdings: readonly Brought[]): Haul[] =>
  several(holdings.length, (side) => haulOf(box, holdings[side] as Brought));

function haulOf(box: Box, holding: Brought): Haul {
  const { brews, tiers } = holding;
  const tally = tallyOf(box, holding);
  const symbols = symbolsOf(box, holding);
  const herbSets = herbBonus(tally.letters, box.scoring.herbSets);
  const brewing = tiers === null ? bestBrewing(box, symbols, brews) : brewPoints(box, brews, tiers);
  return { tally, herbSets, brewed: brewedOf(box, symbols, brews), brewing };
}

function brewedOf(box: Box, symbols: readonly number[], brews: readonly number[]): number[] {
  const brewed: number[] = [];
  for (const brew of brews) {
    const { needs } = fullTier(box.brews[brew] as Brew);
    let have = 0;
    let need = 0;
    for (let s = 0; s < symbols.length; s += 1) {
      need += needs[s] as number;
      have += Math.min(needs[s] as number, symbols[s] as number);
    }
    brewed.push(have / need);
  }
  return brewed;
}

/** A search looks at the same few hauls again and again, so the latest are remembered, each at the place its tiles lead to. */
const PLACES = 2048;
/** They go with their box, of whatever house edition it is. */
const latestOf = new WeakMap<Box, (Known | null)[]>();

export function rememberedHauls(box: Box, holdings: readonly Brought[]): Haul[] {
  let latest = latestOf.get(box);
  if (latest === undefined) {
    latest = several<Known | null>(PLACES, () => null);
    latestOf.set(box, latest);
  }
  const known = latest;
  return several(holdings.length, (side) => remembered(box, known, holdings[side] as Brought));
}

function remembered(box: Box, latest: (Known | null)[], holding: Brought): Haul {
  // Once it is arranged the game is nearly over.
  if (holding.tiers !== null) return haulOf(box, holding);
  const place = placeOf(holding);
  const known = latest[place] as Known | null;
  if (known !== null && isSame(known, holding)) return known.haul;
  const { tiles, copies, symbol, brews } = holding;
  const haul = haulOf(box, holding);
  // Lists of a holding may belong to a table that is played on.
  latest[place] = { tiles: tiles.slice(), copies: copies.slice(), symbol, brews: brews.slice(), haul };
  return haul;
}

function placeOf({ tiles, copies, symbol, brews }: Brought): number {
  const mixed = mix(mix(mix(symbol, tiles), copies), brews);
  return (mixed ^ (mixed >>> 16)) & (PLACES - 1);
}

function mix(from: number, numbers: readonly number[]): number {
  let mixed = from + numbers.length;
  for (let i = 0; i < numbers.length; i += 1) mixed = Math.imul(mixed, 0x9e3779b1) + (numbers[i] as number);
  return mixed;
}

const isSame = (a: Known, b: Brought): boolean =>
  a.symbol === b.symbol && isEqual(a.tiles, b.tiles) && isEqual(a.brews, b.brews) && isEqual(a.copies, b.copies);

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
