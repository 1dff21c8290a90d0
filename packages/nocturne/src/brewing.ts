import { several, wholes } from '@nightjar/kernel';
import { type Box, type Brew, SYMBOLS } from './components.ts';
import type { Holding } from './holding.ts';

const KINDS = SYMBOLS.length;
/** Weight of a point against a full card: more cards than that nobody can hold. */
const POINT = 256;
/** Beyond so many symbols of a kind no hand of concoctions can use more. */
const PLENTY = 600;
/** With so many cards or more, results are remembered. */
const MANY = 5;

/** The symbols on a side's tiles plus its character's (NOC-18.15). Mirror stones copy none (NOC-17.7). */
export function symbolsOf(box: Box, holding: Pick<Holding, 'tiles' | 'symbol'>): number[] {
  const counts = wholes(KINDS, () => 0);
  for (const tile of holding.tiles) {
    const shown = box.tiles.symbols[tile] as readonly number[];
    for (let s = 0; s < KINDS; s += 1) (counts[s] as number) += shown[s] as number;
  }
  if (holding.symbol >= 0) (counts[holding.symbol] as number) += 1;
  return counts;
}

const covers = (symbols: readonly number[], needs: readonly number[]): boolean => {
  for (let s = 0; s < KINDS; s += 1) if ((symbols[s] as number) < (needs[s] as number)) return false;
  return true;
};

/** A card's highest tier. */
export const fullTier = ({ tiers }: Brew): Brew['tiers'][number] => tiers[tiers.length - 1] as Brew['tiers'][number];

/** Whether the symbols complete a tier of a card. */
export const affords = (symbols: readonly number[], brew: Brew, tier: number): boolean =>
  covers(symbols, brew.tiers[tier - 1]?.needs ?? []);

/** Takes what a tier of a card needs away from the symbols. */
export function spend(symbols: number[], brew: Brew, tier: number): void {
  if (tier === 0) return;
  const needs = brew.tiers[tier - 1]?.needs ?? [];
  for (let s = 0; s < KINDS; s += 1) symbols[s] = (symbols[s] as number) - (needs[s] as number);
}

/** Puts back what `spend` took. Not `spend` times −1: 0 times −1 is −0, which is no small integer and slows every list that holds it. */
function putBack(symbols: number[], brew: Brew, tier: number): void {
  const needs = brew.tiers[tier - 1]?.needs ?? [];
  for (let s = 0; s < KINDS; s += 1) symbols[s] = (symbols[s] as number) + (needs[s] as number);
}

/** The highest tier the symbols complete if they all go to this card; 0 for none. */
export function tiersPossible(symbols: readonly number[], brew: Brew): number {
  let tier = brew.tiers.length;
  while (tier > 0 && !affords(symbols, brew, tier)) tier -= 1;
  return tier;
}

/**
 * Whether the symbols suffice for these tiers together, each symbol spent once (NOC-18.16, 18.19a).
 * Concoctions without a tier named yet need nothing.
 */
export function canBrew(symbols: readonly number[], brews: readonly Brew[], tiers: readonly number[]): boolean {
  const left = symbols.slice();
  for (let i = 0; i < tiers.length; i += 1) {
    const tier = tiers[i] as number;
    if (tier === 0) continue;
    const brew = brews[i];
    if (brew?.tiers[tier - 1] === undefined || !affords(left, brew, tier)) return false;
    spend(left, brew, tier);
  }
  return true;
}

/**
 * The tier each concoction scores (NOC-18.19): the best total; among equals more full cards; among those the
 * higher tier for the card acquired first, then for the second, and so on. Brews are in the order acquired.
 */
export function allocate(symbols: readonly number[], brews: readonly Brew[]): number[] {
  const tops = topsOf(symbols, brews);
  // A higher tier is worth more, so where all cards can have their highest nothing is better.
  return canBrew(symbols, brews, tops) ? tops : new Kettle(brews, tops).pour(symbols);
}

const topsOf = (symbols: readonly number[], brews: readonly Brew[]): number[] =>
  wholes(brews.length, (i) => tiersPossible(symbols, brews[i] as Brew));

/** One search for the best allocation. */
class Kettle {
  readonly #brews: readonly Brew[];
  readonly #tops: readonly number[];
  /** The most that the cards from each place on could bring, and could use of each symbol. */
  readonly #limit: number[];
  readonly #use: number[][];
  readonly #known: Map<number, number>[] | null;

  constructor(brews: readonly Brew[], tops: readonly number[]) {
    this.#brews = brews;
    this.#tops = tops;
    this.#limit = wholes(brews.length + 1, () => 0);
    this.#use = several(brews.length + 1, () => wholes(KINDS, () => 0));
    for (let i = brews.length - 1; i >= 0; i -= 1) {
      const top = tops[i] as number;
      const needs = brews[i]?.tiers[top - 1]?.needs ?? [];
      this.#limit[i] = (this.#limit[i + 1] as number) + this.#worth(i, top);
      const after = this.#use[i + 1] as number[];
      this.#use[i] = wholes(KINDS, (s) => Math.min(PLENTY, (after[s] as number) + (needs[s] ?? 0)));
    }
    this.#known = brews.length < MANY ? null : brews.map(() => new Map());
  }

  /** The points of the best allocation. */
  points(symbols: readonly number[]): number {
    return Math.floor(this.#best(0, symbols.slice()) / POINT);
  }

  pour(symbols: readonly number[]): number[] {
    const left = symbols.slice();
    return wholes(this.#brews.length, (i) => {
      const best = this.#best(i, left);
      let tier = this.#tops[i] as number;
      while (tier > 0 && !this.#isBest(i, tier, left, best)) tier -= 1;
      spend(left, this.#brews[i] as Brew, tier);
      return tier;
    });
  }

  #isBest(i: number, tier: number, left: number[], best: number): boolean {
    const brew = this.#brews[i] as Brew;
    if (!affords(left, brew, tier)) return false;
    spend(left, brew, tier);
    const worth = this.#worth(i, tier) + this.#best(i + 1, left);
    putBack(left, brew, tier);
    return worth === best;
  }

  #worth(i: number, tier: number): number {
    if (tier === 0) return 0;
    const { tiers } = this.#brews[i] as Brew;
    return (tiers[tier - 1]?.points ?? 0) * POINT + (tier === tiers.length ? 1 : 0);
  }

  /** The best worth of the cards from place `i` on with the symbols left. */
  #best(i: number, left: number[]): number {
    if (i === this.#brews.length) return 0;
    if (covers(left, this.#use[i] as number[])) return this.#limit[i] as number;
    const known = this.#known?.[i];
    const key = known === undefined ? 0 : this.#key(i, left);
    const before = known?.get(key);
    if (before !== undefined) return before;
    const brew = this.#brews[i] as Brew;
    let best = this.#best(i + 1, left);
    for (let tier = this.#tops[i] as number; tier > 0; tier -= 1) {
      if (this.#worth(i, tier) + (this.#limit[i + 1] as number) <= best) break;
      if (!affords(left, brew, tier)) continue;
      spend(left, brew, tier);
      best = Math.max(best, this.#worth(i, tier) + this.#best(i + 1, left));
      putBack(left, brew, tier);
    }
    known?.set(key, best);
    return best;
  }

  /** Symbols left, as far as the remaining cards can use them. */
  #key(i: number, left: readonly number[]): number {
    const use = this.#use[i] as number[];
    let key = 0;
    for (let s = 0; s < KINDS; s += 1) key = key * (PLENTY + 1) + Math.min(left[s] as number, use[s] as number);
    return key;
  }
}

/** The tiers a side scores: its own choice (NOC-18.19a), or the best allocation. */
export function tiersScored(
  box: Box,
  holding: Pick<Holding, 'tiles' | 'symbol' | 'brews' | 'tiers'>,
): readonly number[] {
  if (holding.tiers !== null) return holding.tiers;
  if (holding.brews.length === 0) return [];
  return allocate(symbolsOf(box, holding), cardsOf(box, holding.brews));
}

const cardsOf = (box: Box, brews: readonly number[]): Brew[] =>
  several(brews.length, (i) => box.brews[brews[i] as number] as Brew);

/** Points of concoctions if the symbols go where they bring most. */
export function bestBrewing(box: Box, symbols: readonly number[], brews: readonly number[]): number {
  const cards = cardsOf(box, brews);
  const tops = topsOf(symbols, cards);
  return canBrew(symbols, cards, tops) ? brewPoints(box, brews, tops) : new Kettle(cards, tops).points(symbols);
}

/** Points of concoctions at the given tiers (NOC-18.17, 18.17a). */
export function brewPoints(box: Box, brews: readonly number[], tiers: readonly number[]): number {
  let points = 0;
  for (let i = 0; i < brews.length; i += 1) {
    const tier = tiers[i] as number;
    if (tier > 0) points += box.brews[brews[i] as number]?.tiers[tier - 1]?.points ?? 0;
  }
  return points;
}
