import { defaultBox, TYPES } from '@nightjar/dominion';
import { expect, test } from 'vitest';
import { load } from '../catalogue.ts';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { cardsCalled, type Section, term } from './names.ts';

await Promise.all(LANGS.map((lang) => load(lang, 'dominion')));

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its name, and nothing else has', () => {
  const known: { readonly [section in Section]: readonly string[] } = {
    types: TYPES,
    cards: ids(edition.cards),
    cardTexts: ids(edition.cards),
    sets: ids(edition.recommendedSets),
  };
  for (const [section, all] of Object.entries(known))
    expect(keysUnder('dominion', `${section}.`).toSorted()).toEqual(all.toSorted());
});

test('what nobody has named is called by its id', () => {
  expect(term('cards', 'platinum', 'de')).toBe('platinum');
});

test('a card is found by its name in the languages one may use, and in no other', () => {
  expect(ids(cardsCalled('Hexe', edition, LANGS))).toEqual(['witch']);
  expect(ids(cardsCalled('Hexe', edition, ['en']))).toEqual([]);
});
