import edition from '@nightjar/dominion/data/edition.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DOMINION_GLYPHS } from './index.tsx';

const drawn = (id: string) => renderToStaticMarkup(DOMINION_GLYPHS[id]);

test('every card of the edition has a drawing, and nothing else has', () => {
  expect(Object.keys(DOMINION_GLYPHS).toSorted()).toEqual(edition.cards.map(({ id }) => id).toSorted());
});

test('no two cards are drawn alike', () => {
  const cards = new Map(edition.cards.map(({ id }) => [drawn(id), id]));
  expect([...cards.values()]).toEqual(edition.cards.map(({ id }) => id));
});

test('a drawing has no colour of its own', () => {
  for (const { id } of edition.cards) {
    const paints = drawn(id).matchAll(/ (?:fill|stroke|color|style|opacity|class)="([^"]*)"/g);
    for (const [, paint] of paints) expect(['none', 'currentColor', 'g2', 'g2s'], id).toContain(paint);
  }
});

test.each(['heirloom', 'zombie', 'boon', 'hex', 'state'])('every %s bears the mark of its family', (kind) => {
  const families = edition.cards.filter((card) => card.kind === kind).map(({ id }) => drawn(id));
  const shared = (families[0]?.match(/M[^M"]+/g) ?? []).filter((form) => families.every((one) => one.includes(form)));
  const others = edition.cards.filter((card) => card.kind !== kind).map(({ id }) => drawn(id));
  expect(shared.filter((form) => !others.some((one) => one.includes(form)))).not.toEqual([]);
});
