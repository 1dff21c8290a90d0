import type { JsonObject } from '@nightjar/kernel';
import type { View } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { boxIn, resourceOf } from './view.ts';

/** What a fact is about: a Beast, a Curse, a Resource, a Quest, or what a Location gives. */
export function factPicture(
  { beast, curse, resource, quest, location, house, token, season }: JsonObject,
  view: View,
): ReactNode {
  if (typeof beast === 'string') return <Glyph of={glyphOf(beast, 'beast')} />;
  if (typeof curse === 'string') return <Glyph of={glyphOf(curse, 'curse')} />;
  if (typeof quest === 'string') return <Glyph of={NOCTURION_GLYPHS.quest} />;
  if (typeof location === 'string') return <Glyph of={NOCTURION_GLYPHS[resourceOf(boxIn(view), location)]} />;
  const id = [resource, house, token, season].find((one) => typeof one === 'string');
  return typeof id === 'string' ? <Glyph of={glyphOf(id)} /> : null;
}
