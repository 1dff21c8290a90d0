import { COLOURS, defaultBox, JAR_COLOURS } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { colourName, term } from './names.ts';
import terms from './terms.json' with { type: 'json' };

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its terms, and there are no others', () => {
  const known: { readonly [section in keyof typeof terms]: readonly string[] } = {
    texts: ['notice'],
    colours: COLOURS,
    jarColours: JAR_COLOURS,
    jars: ids(edition.jars.entries),
    favourites: ids(edition.favourites.entries),
    sections: ids(edition.solo.sections),
  };
  const named = Object.fromEntries(Object.entries(terms).map(([section, all]) => [section, Object.keys(all)]));
  expect(named).toEqual(known);
});

test('no term is empty in any language', () => {
  for (const section of Object.values(terms))
    for (const said of Object.values(section)) for (const lang of LANGS) expect(said[lang]).toMatch(/\S/);
});

test('the product says in every language that some of its data are stand-ins', () => {
  expect(term('texts', 'notice', 'en')).toContain('reconstructed');
  expect(term('texts', 'notice', 'de')).toContain('rekonstruiert');
});

test('colours are small inside an English sentence', () => {
  expect(LANGS.map((lang) => colourName('jarColours', 'brown', lang))).toEqual([
    'brown',
    term('jarColours', 'brown', 'de'),
  ]);
  expect(term('jarColours', 'brown', 'en')).toBe('Brown');
});
