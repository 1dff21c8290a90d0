import { PATHS, type Path } from '@nightjar/noctiluca';
import type { CSSProperties } from 'react';
import { type Dive, rowOf } from './dive.ts';
import type { Place } from './layout.ts';
import type { Part, Props } from './part.ts';
import type { Pick } from './pick.ts';

/** What is lit. */
export interface Lit {
  /** The dive as far as it is said or picked. */
  readonly base: Dive | null;
  /** The dive that is pointed at, else the base. */
  readonly dive: Dive | null;
  /** Whether shore, path and number are asked of these eyes. */
  readonly isAsked: boolean;
}

/** The dive that was said or picked so far. */
export function baseDive({ table }: Part, pick: Pick): Dive | null {
  const shore = table.shore ?? pick.shore;
  return shore === null ? null : { shore, path: table.path ?? pick.path, number: null };
}

/** The path of a dive's shore that leads over a space; null if none does, or another path is said already. */
export function pathOver({ table, box }: Part, { shore }: Dive, space: string): Path | null {
  const paths = table.path === null ? PATHS : [table.path];
  return paths.find((path) => rowOf(box, shore, path).includes(space)) ?? null;
}

/** What shores and spaces are given alike. */
export interface PlaceProps {
  readonly board: Props;
  readonly part: Part;
  readonly place: Place;
  readonly lit: Lit;
  readonly pick: Pick;
  readonly style: CSSProperties;
  readonly isStop: boolean;
  readonly onHold: (place: string) => void;
}
