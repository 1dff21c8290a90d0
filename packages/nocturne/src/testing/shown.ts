import type { Eyes, Json } from '@nightjar/kernel';
import type { SideView, View } from '../view.ts';

/** Whatever shows views: a transcript. */
export interface Showing {
  view(eyes: Eyes): Json;
}

/** What these eyes see; the table's unless said. */
export const shown = (t: Showing, eyes: Eyes = 'table'): View => t.view(eyes) as View;

export function sideShown(t: Showing, side: number, eyes: Eyes = 'table'): SideView {
  const found = shown(t, eyes).sides[side];
  if (found === undefined) throw new Error(`no side ${side}`);
  return found;
}

/** A side's supply as a position states it: `1 3 3 star`. */
export const supplyShown = (t: Showing, side: number): string => sideShown(t, side).supply.join(' ');

/** A side's collection as a position states it. */
export const collectionShown = (t: Showing, side: number): string => sideShown(t, side).collection.join(' ');

/** The Sprite Board's tokens as a position states them: `0:5 1:3`. */
export const boardShown = (t: Showing): string =>
  shown(t)
    .sprite.tokens.map(({ side, token }) => `${side}:${token}`)
    .join(' ');

/** What lies on a space: `egg-1`, `egg-1 under 0:4`, `0:4` for a flipped token, or nothing. */
export function spaceShown(t: Showing, name: string): string {
  const space = shown(t).spaces.find((candidate) => candidate.name === name);
  if (space === undefined) throw new Error(`no space ${name}`);
  const token = space.token === null ? '' : `${space.token.side}:${space.token.token}`;
  if (space.tile === null) return token;
  return token === '' ? space.tile : `${space.tile} under ${token}`;
}
