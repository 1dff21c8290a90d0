import type { Json } from '@nightjar/kernel';

interface SeenToken {
  readonly side: number;
  readonly token: string;
}

/** What the words look at of a view of Nocturne. */
export interface Seen {
  readonly question: string;
  readonly asked: number | null;
  readonly opened: boolean;
  readonly tied: string | null;
  readonly highest: string | null;
  readonly waiting: readonly string[];
  readonly drawn: { readonly what: string } | null;
  readonly spaces: readonly { readonly name: string; readonly tile: string | null; readonly token: SeenToken | null }[];
  readonly sprite: { readonly resolved: number; readonly tokens: readonly SeenToken[] };
  readonly sides: readonly {
    readonly concoctions: readonly string[] | null;
    readonly tiers: readonly number[] | null;
    readonly copies: readonly (string | null)[];
  }[];
}

/** A value as text; nothing for whatever is none. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A view as the words read it; null where there is none. */
export const seen = (view: Json | undefined): Seen | null =>
  typeof view === 'object' && view !== null && !Array.isArray(view) && 'spaces' in view
    ? (view as unknown as Seen)
    : null;

export const spaceOf = (view: Seen | null, name: string | null): Seen['spaces'][number] | undefined =>
  view?.spaces.find((space) => space.name === name);
