import type { Eyes, Json } from '@nightjar/kernel';

/** The parts of a view that tests look at. */
export interface Shown {
  readonly round: 'twilight' | 'moonlight';
  readonly rows: number;
  readonly cols: number;
  readonly spaces: readonly ShownSpace[];
  readonly sprite: {
    readonly tokens: readonly { readonly side: number; readonly token: string }[];
    readonly tiles: readonly (string | null)[];
  };
  readonly sides: readonly ShownSide[];
  readonly shadowRow: readonly string[];
  readonly twilight: readonly { readonly goal: string; readonly holder: number | null }[];
  readonly moonlight: readonly string[] | null;
  readonly stack: number;
  readonly deck: number;
  readonly discards: readonly string[];
  readonly gone: readonly string[];
}

interface ShownSpace {
  readonly name: string;
  readonly row: number;
  readonly col: number;
  readonly tile: string | null;
  readonly token: { readonly side: number; readonly token: string } | null;
}

export interface ShownSide {
  readonly colour: string;
  readonly character: string | null;
  readonly ability: string | null;
  readonly used: boolean;
  readonly passed: boolean;
  readonly supply: readonly string[];
  readonly removed: readonly string[];
  readonly collection: readonly string[];
  readonly concoctionCount: number;
  readonly concoctions: readonly string[] | null;
}

/** Whatever shows views: a transcript. */
export interface Showing {
  view(eyes: Eyes): Json;
}

/** What these eyes see; the table's unless said. */
export const shown = (t: Showing, eyes: Eyes = 'table'): Shown => t.view(eyes) as unknown as Shown;

export function sideShown(t: Showing, side: number, eyes: Eyes = 'table'): ShownSide {
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
