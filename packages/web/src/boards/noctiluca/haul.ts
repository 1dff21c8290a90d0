import { type Haul, haulOf, hauls } from '@nightjar/noctiluca';
import { once } from '../../play/foresight.ts';
import type { Dive } from './dive.ts';
import type { Looking } from './part.ts';
import { likeThis } from './standing.ts';
import { total } from './view.ts';

/** What a whole dive would bring me; null for one that is not whole, and to spectators. */
export function haulIn(seen: Looking, { shore, path, number }: Dive): Haul | null {
  const { eyes } = seen;
  const state = likeThis(seen);
  if (state === null || eyes === 'table' || path === null || number === null) return null;
  return haulOf(state, eyes, { shore, path, number });
}

/** Every different haul that brings me something: from anywhere, or of one shore, or of one path. */
export function haulsIn(seen: Looking, of: Dive | null): readonly Haul[] {
  const { table, eyes } = seen;
  const state = likeThis(seen);
  if (state === null || eyes === 'table') return [];
  const found = once(table, `hauls ${eyes} ${of?.shore ?? ''}`, () =>
    hauls(state, eyes, of === null ? undefined : [of.shore]),
  );
  return of === null || of.path === null ? found : found.filter(({ path }) => path === of.path);
}

/** By shore unless the settings say otherwise: which haul is best is for the player to find. */
export const SORTS = ['row', 'fits', 'worth', 'most', 'least', 'number'] as const;
export type Sort = (typeof SORTS)[number];

type Order = (a: Haul, b: Haul) => number;

const byFit: Order = (a, b) =>
  b.fills.length - a.fills.length || total(b.fits) - total(a.fits) || total(a.rest) - total(b.rest);

const ORDERS: { readonly [sort in Sort]: Order } = {
  fits: byFit,
  worth: (a, b) => b.worth - a.worth,
  most: (a, b) => total(b.comes) - total(a.comes) || byFit(a, b),
  least: (a, b) => total(a.rest) - total(b.rest) || byFit(a, b),
  number: (a, b) => a.number - b.number || byFit(a, b),
  row: () => 0,
};

/** Hauls in an order; what is equal stays by shore. */
export const sorted = (found: readonly Haul[], sort: Sort): Haul[] => found.toSorted(ORDERS[sort]);
