import type { Json } from '@nightjar/kernel';

/** What the words look at of a view of Dominion. */
export interface Seen {
  readonly decision: {
    readonly seat: number;
    readonly question: string;
    readonly made: number;
    readonly min?: number;
    readonly max?: number;
  } | null;
  readonly coins: number;
  readonly buys: number;
  readonly actions: number;
  readonly mayPlayTreasures: boolean;
  readonly seats: readonly { readonly hand: readonly string[] | null }[];
  readonly supply: readonly { readonly card: string; readonly cost: number }[];
  readonly looking: { readonly about: string | null } | null;
  readonly stack: readonly { readonly card: string | null }[];
}

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): Seen | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'supply' in view
    ? (view as unknown as Seen)
    : null;

/** The card or Boon whose text is being followed. */
export const effectIn = (view: Seen | null): string | null =>
  view?.stack.findLast(({ card }) => card !== null)?.card ?? null;
