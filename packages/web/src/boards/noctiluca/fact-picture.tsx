import type { JsonObject } from '@nightjar/kernel';
import { COLOURS } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { Die } from './die.tsx';

/** The dice a fact is about, one per colour, or the jar. */
export function factPicture({ dice, colour, jar }: JsonObject): ReactNode {
  const moved = COLOURS.filter(
    (each) => colour === each || (typeof dice === 'object' && dice !== null && each in dice),
  );
  if (moved.length > 0) return moved.map((each) => <Die key={each} colour={each} />);
  return jar === undefined ? null : <Glyph of={NOCTILUCA_GLYPHS.jar} />;
}
