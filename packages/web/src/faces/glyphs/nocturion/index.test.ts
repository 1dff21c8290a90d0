import edition from '@nightjar/nocturion/data/edition.json' with { type: 'json' };
import { isValidElement } from 'react';
import { expect, test } from 'vitest';
import { glyphOf, NOCTURION_GLYPHS } from './index.tsx';

const cards = [edition.beasts, edition.curses, edition.houses].flatMap(({ entries }) => entries.map(({ id }) => id));

/** A drawing as it is written down. */
function drawn(id: string): string {
  const drawing = glyphOf(id);
  return isValidElement(drawing) ? JSON.stringify(drawing.props) : '';
}

test('every Beast, Curse, house, Resource and ability of a Location has a drawing of its own', () => {
  const things = [
    ...cards,
    ...[edition.resources, edition.locationAbilities].flatMap(({ entries }) => entries.map(({ id }) => id)),
  ];
  expect(new Set(things.map(drawn)).size).toBe(things.length);
  expect(things.filter((id) => glyphOf(id) === NOCTURION_GLYPHS.prestige)).toEqual([]);
});

test('what nobody has drawn looks like its kind', () => {
  expect(glyphOf('basement-beast', 'beast')).toBe(NOCTURION_GLYPHS.beast);
});

test('a drawing has no colour of its own', () => {
  expect(cards.filter((id) => /"(fill|stroke|color|style)":"(?!none|currentColor)/.test(drawn(id)))).toEqual([]);
});
