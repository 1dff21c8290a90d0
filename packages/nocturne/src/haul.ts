import { several } from '@nightjar/kernel';
import { bestBrewing, symbolsOf } from './brewing.ts';
import type { Box } from './components.ts';
import { herbBonus } from './herbs.ts';
import type { Holding } from './holding.ts';
import { type Tally, tallyOf } from './tally.ts';

/** What a side's tiles and concoctions come to by themselves, whatever others hold and wherever tokens lie. */
export interface Haul {
  readonly tally: Readonly<Tally>;
  /** The bonus of the best herb sets. */
  readonly herbSets: number;
  /** The symbols to brew with. */
  readonly symbols: readonly number[];
  /** Points of the concoctions, brewed as well as can be. */
  readonly brewing: number;
}

/** The part of a holding that a haul is made of. */
type Brought = Pick<Holding, 'tiles' | 'copies' | 'symbol' | 'brews'>;

interface Known extends Brought {
  readonly box: Box;
  readonly haul: Haul;
}

export function haulOf(box: Box, holding: Brought): Haul {
  const tally = tallyOf(box, holding);
  const symbols = symbolsOf(box, holding);
  const herbSets = herbBonus(tally.letters, box.scoring.herbSets);
  return { tally, herbSets, symbols, brewing: bestBrewing(box, symbols, holding.brews) };
}

/** A search looks at the same few hauls again and again, so the latest are remembered, each at the place its tiles lead to. */
const PLACES = 2048;
const latest = several<Known | null>(PLACES, () => null);

export function rememberedHaul(box: Box, holding: Brought): Haul {
  const place = placeOf(holding);
  const known = latest[place] as Known | null;
  if (known !== null && known.box === box && isSame(known, holding)) return known.haul;
  const { tiles, copies, symbol, brews } = holding;
  const haul = haulOf(box, holding);
  // Lists of a holding may belong to a table that is played on.
  latest[place] = { box, tiles: tiles.slice(), copies: copies.slice(), symbol, brews: brews.slice(), haul };
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

const isSame = (a: Brought, b: Brought): boolean =>
  a.symbol === b.symbol && isEqual(a.tiles, b.tiles) && isEqual(a.brews, b.brews) && isEqual(a.copies, b.copies);

function isEqual(a: readonly number[], b: readonly number[]): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return true;
}
