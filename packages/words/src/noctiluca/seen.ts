import type { Json } from '@nightjar/kernel';

/** What the words look at of a view of Noctiluca. */
export interface Seen {
  readonly question: string;
  readonly asked: number | null;
  readonly haul: { readonly [colour: string]: number };
  readonly placing: string | null;
  readonly piles: readonly { readonly top: string | null }[];
  readonly seats: readonly { readonly jars: readonly { readonly jar: string }[] }[];
}

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): Seen | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'haul' in view
    ? (view as unknown as Seen)
    : null;

/** The jars of whoever is asked. */
export const ownJars = (view: Seen | null): readonly string[] =>
  view?.seats[view.asked ?? -1]?.jars.map(({ jar }) => jar) ?? [];
