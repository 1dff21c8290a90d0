import type { ReactNode } from 'react';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';

const DRAWINGS: { readonly [category: string]: ReactNode } = {
  majorities: TABLE_GLYPHS.crown,
  tokens: NOCTILUCA_GLYPHS.token,
  jarBonus: NOCTILUCA_GLYPHS.jar,
  favourite: NOCTILUCA_GLYPHS.heart,
  leftovers: NOCTILUCA_GLYPHS.die,
  tempestTokens: NOCTILUCA_GLYPHS.tempest,
  tempestDice: NOCTILUCA_GLYPHS.tempest,
};

/** The drawing of a line of the score sheet. */
export const categoryGlyph = (category: string): ReactNode => DRAWINGS[category] ?? NOCTILUCA_GLYPHS.token;
