import type { Json } from '@nightjar/kernel';
import type { View } from '@nightjar/noctiluca';

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): View | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'haul' in view ? (view as View) : null;

/** The jars of whoever is asked. */
export const ownJars = (view: View | null): readonly string[] =>
  view?.seats[view.asked ?? -1]?.jars.map(({ jar }) => jar) ?? [];
