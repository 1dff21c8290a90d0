import type { View } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { glyphOf } from '../../faces/glyphs/nocturion/index.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';

/** How a seat's things look: the colour and the crest of its house. */
export interface Look {
  readonly colour: string;
  readonly crest: ReactNode;
}

const COLOURS: { readonly [house: string]: string } = {
  thornvale: 'green',
  ashmark: 'orange',
  corvane: 'purple',
  brightwater: 'teal',
};
const OTHERS = ['orange', 'teal', 'purple', 'green'] as const;

/** The look of a seat; without a house yet, or with one the box calls otherwise, it goes by its place. */
export function lookOf(view: View, seat: number): Look {
  const house = view.seats[seat]?.house ?? null;
  return {
    colour: COLOURS[house ?? ''] ?? (OTHERS[seat % OTHERS.length] as string),
    crest: house === null ? TABLE_GLYPHS.person : glyphOf(house),
  };
}
