import type { JsonObject } from '@nightjar/kernel';
import type { View } from '@nightjar/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { drawingOf } from './tile.tsx';
import { boxIn, spaceAt } from './view.ts';

/** The tile a fact is about: the one it names, or the one that lies where it happened. */
export function factPicture({ tile, space }: JsonObject, view: View): ReactNode {
  const id = typeof tile === 'string' ? tile : spaceAt(view, typeof space === 'string' ? space : null)?.tile;
  return id === undefined || id === null ? null : <Glyph of={drawingOf(boxIn(view), id)} />;
}
