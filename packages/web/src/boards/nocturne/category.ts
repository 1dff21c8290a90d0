import type { ReactNode } from 'react';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';

const GLYPHS: { readonly [category: string]: ReactNode } = {
  skulls: NOCTURNE_GLYPHS.skull,
  feathers: NOCTURNE_GLYPHS.feather,
  mushrooms: NOCTURNE_GLYPHS.mushroom,
  herbs: NOCTURNE_GLYPHS.herb,
  eggs: NOCTURNE_GLYPHS.egg,
  chests: NOCTURNE_GLYPHS.chest,
  mirrors: NOCTURNE_GLYPHS.mirror,
  concoctions: NOCTURNE_GLYPHS.concoction,
  twilight: NOCTURNE_GLYPHS.twilight,
  moonlight: NOCTURNE_GLYPHS.night,
  leftover: NOCTURNE_GLYPHS.star,
  ability: NOCTURNE_GLYPHS.goal,
};

/** The drawing beside a category of the score sheet. */
export const categoryGlyph = (category: string): ReactNode => GLYPHS[category] ?? NOCTURNE_GLYPHS.goal;
