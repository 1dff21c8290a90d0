import type { ReactNode } from 'react';
import { BASE } from './base.tsx';
import { BASIC } from './basic.tsx';
import { BOONS } from './boons.tsx';
import { HEIRLOOMS } from './heirlooms.tsx';
import { HEXES } from './hexes.tsx';
import { NOCTURNE } from './nocturne.tsx';
import { SPIRITS } from './spirits.tsx';
import { STATES } from './states.tsx';

/** The cards of Dominion by their ids. Original drawings on a 48 × 48 grid; `g2` is the second tone. */
export const DOMINION_GLYPHS: { readonly [id: string]: ReactNode } = {
  ...BASIC,
  ...BASE,
  ...NOCTURNE,
  ...HEIRLOOMS,
  ...SPIRITS,
  ...BOONS,
  ...HEXES,
  ...STATES,
};
