import type { View } from '@nightjar/dominion';
import type { Json } from '@nightjar/kernel';

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): View | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'supply' in view ? (view as View) : null;

/** The card or Boon whose text is being followed. */
export const effectIn = (view: View | null): string | null =>
  view?.stack.findLast(({ card }) => card !== null)?.card ?? null;
