import type { Json } from '@nightjar/kernel';
import type { View } from '@nightjar/nocturne';

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): View | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'spaces' in view ? (view as View) : null;

export const spaceOf = (view: View | null, name: string | null): View['spaces'][number] | undefined =>
  view?.spaces.find((space) => space.name === name);
