import type { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';

const GLYPHS: { readonly [category: string]: keyof typeof NOCTURION_GLYPHS } = {
  heirlooms: 'helm',
  beasts: 'beast',
  quests: 'quest',
  rewards: 'chalice',
  curses: 'curse',
};

/** The drawing of a line of the score sheet. */
export const categoryGlyph = (category: string): keyof typeof NOCTURION_GLYPHS => GLYPHS[category] ?? 'prestige';
