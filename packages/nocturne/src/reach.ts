import { canBrew } from './brewing.ts';
import { symbolsAt } from './standing.ts';
import type { State } from './state.ts';

/** How far a side's symbols reach for one concoction, if they all go there. Symbols are in the order of `SYMBOLS`. */
export interface Reach {
  /** The symbols at hand (NOC-18.15). */
  readonly has: readonly number[];
  /** For each tier from the lowest on whether they suffice. */
  readonly suffices: readonly boolean[];
  /** What the full tier still lacks. */
  readonly lacks: readonly number[];
}

/** How far a side is with a concoction of this id; null for one that the box does not have. */
export function reach(state: State, side: number, id: string): Reach | null {
  const brew = state.box.brews.find((known) => known.id === id);
  if (brew === undefined) return null;
  const has = symbolsAt(state, side);
  const full = brew.tiers.at(-1)?.needs ?? [];
  return {
    has,
    suffices: brew.tiers.map((_, i) => canBrew(has, [brew], [i + 1])),
    lacks: has.map((n, symbol) => Math.max(0, (full[symbol] ?? 0) - n)),
  };
}
