import type { ReactNode } from 'react';
import { BEASTS } from './beasts.tsx';
import { CITY } from './city.tsx';
import { CRESTS } from './crests.tsx';
import { CURSES } from './curses.tsx';
import { HOUSE } from './house.tsx';
import { RESOURCES } from './resources.tsx';

/** The things of Nocturion; cards, houses and Resources by their ids. */
export const NOCTURION_GLYPHS = { ...RESOURCES, ...CITY, ...HOUSE } as const;

const CARDS: { readonly [id: string]: ReactNode } = {
  ...RESOURCES,
  ...CITY,
  ...HOUSE,
  ...CRESTS,
  ...BEASTS,
  ...CURSES,
};

/** The drawing of a thing by its id; one that a house edition brings looks like its kind. */
export const glyphOf = (id: string, kind: keyof typeof NOCTURION_GLYPHS = 'prestige'): ReactNode =>
  CARDS[id] ?? NOCTURION_GLYPHS[kind];
