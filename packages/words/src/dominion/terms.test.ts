import { defaultBox, TYPES } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { term } from './names.ts';
import terms from './terms.json' with { type: 'json' };

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its terms, and there are no others', () => {
  const known: { readonly [section in keyof typeof terms]: readonly string[] } = {
    types: TYPES,
    cards: ids(edition.cards),
    cardTexts: ids(edition.cards),
    sets: ids(edition.recommendedSets),
  };
  const named = Object.fromEntries(
    Object.entries(terms).map(([section, all]) => [section, Object.keys(all).toSorted()]),
  );
  expect(named).toEqual(Object.fromEntries(Object.entries(known).map(([section, all]) => [section, all.toSorted()])));
});

test('no term is empty in any language', () => {
  for (const section of Object.values(terms))
    for (const said of Object.values(section)) for (const lang of LANGS) expect(said[lang]).toMatch(/\S/);
});

test('what nobody has named is called by its id', () => {
  expect(term('cards', 'platinum', 'de')).toBe('platinum');
});
