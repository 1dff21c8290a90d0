import type { View } from '@nightjar/nocturne';
import type { ReactNode } from 'react';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';

/** How a side's things look: a colour, a silhouette and a fox, so that none of them speaks alone. */
export interface Look {
  readonly colour: string;
  readonly shape: ReactNode;
  readonly fox: ReactNode;
}

const LOOKS: readonly Look[] = [
  { colour: 'orange', shape: NOCTURNE_GLYPHS['token-circle'], fox: NOCTURNE_GLYPHS['fox-redd'] },
  { colour: 'green', shape: NOCTURNE_GLYPHS['token-diamond'], fox: NOCTURNE_GLYPHS['fox-sage'] },
  { colour: 'teal', shape: NOCTURNE_GLYPHS['token-star'], fox: NOCTURNE_GLYPHS['fox-abigail'] },
  { colour: 'purple', shape: NOCTURNE_GLYPHS['token-square'], fox: NOCTURNE_GLYPHS['fox-flint'] },
];

export const SHADOW: Look = {
  colour: 'shadow',
  shape: NOCTURNE_GLYPHS['token-shadow'],
  fox: NOCTURNE_GLYPHS.shadow,
};

/** The look of a colour; one the box calls otherwise goes by its place. */
export const lookOfColour = (colour: string, place: number): Look =>
  LOOKS.find((look) => look.colour === colour) ?? (LOOKS[place % LOOKS.length] as Look);

/** The look of a side; without a character yet it goes by the seat. */
export const lookOf = (view: View, side: number): Look => lookOfColour(view.sides[side]?.colour ?? '', side);
