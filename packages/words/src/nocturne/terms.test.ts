import { defaultBox, SYMBOLS } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { LANGS } from '../lang.ts';
import { term } from './names.ts';
import terms from './terms.json' with { type: 'json' };

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its terms, and there are no others', () => {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, scenarios, achievements, solo } = edition;
  const abilities = characters.list.map(({ ability }) => ability.id);
  const known: { readonly [section in keyof typeof terms]: readonly string[] } = {
    texts: ['notice'],
    symbols: SYMBOLS,
    tiles: ids(tiles.kinds),
    goals: ids([...twilightGoals.list, ...moonlightGoals.list]),
    concoctions: ids([...concoctions.starters, ...concoctions.deck]),
    characters: ids(characters.list),
    abilities,
    abilityTexts: abilities,
    objectives: scenarios.list.flatMap((row) => row.objectives.map((_, i) => `${row.id}.${i + 1}`)),
    achievements: ids(achievements.list),
    modifiedGames: ids(edition.modifiedGames.list),
    soloBands: solo.scoreBands.list.map((_, i) => String(i + 1)),
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

test('NOC-2.10: the product says in every language that some of its data are stand-ins', () => {
  expect(term('texts', 'notice', 'en')).toContain('reconstructed');
  expect(term('texts', 'notice', 'de')).toContain('rekonstruiert');
});

test('what nobody has named is called by its id', () => {
  expect(term('tiles', 'bone-1', 'de')).toBe('bone-1');
});
