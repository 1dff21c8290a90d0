import { COLOURS, defaultBox, JAR_COLOURS } from '@nightjar/noctiluca';
import { expect, test } from 'vitest';
import { load } from '../catalogue.ts';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { notice, type Section, term } from './names.ts';

await Promise.all(LANGS.map((lang) => load(lang, 'noctiluca')));

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its name, and nothing else has', () => {
  const known: { readonly [section in Section]: readonly string[] } = {
    colours: COLOURS,
    jarColours: JAR_COLOURS,
    jars: ids(edition.jars.entries),
    favourites: ids(edition.favourites.entries),
    sections: ids(edition.solo.sections),
  };
  for (const [section, all] of Object.entries(known)) expect(keysUnder('noctiluca', `${section}.`)).toEqual(all);
});

test('the product says in every language that some of its data are stand-ins', () => {
  expect(notice('en')).toContain('reconstructed');
  expect(notice('de')).toContain('rekonstruiert');
});

test('a colour inside a sentence is small in English and large in German', () => {
  expect(LANGS.map((lang) => term('jarColours', 'brown', lang))).toEqual(['brown', 'Braun']);
});
