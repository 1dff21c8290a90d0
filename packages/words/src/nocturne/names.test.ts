import { defaultBox, SYMBOLS } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { catalogue, load } from '../catalogue.ts';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { notice, type Section, term } from './names.ts';

await Promise.all(LANGS.map((lang) => load(lang, 'nocturne')));

const ids = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);
const { edition } = defaultBox;

test('everything in the box has its name, and nothing else has', () => {
  const { tiles, twilightGoals, moonlightGoals, concoctions, characters, scenarios, achievements, solo } = edition;
  const abilities = characters.list.map(({ ability }) => ability.id);
  const known: { readonly [section in Section]: readonly string[] } = {
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
  for (const [section, all] of Object.entries(known))
    expect(keysUnder('nocturne', `${section}.`).toSorted()).toEqual(all.toSorted());
});

test('NOC-2.10: the product says in every language that some of its data are stand-ins', () => {
  expect(notice('en')).toContain('reconstructed');
  expect(notice('de')).toContain('rekonstruiert');
});

test('what nobody has named is called by its id', () => {
  expect(term('tiles', 'bone-1', 'de')).toBe('bone-1');
});

test('German writes the goals of Twilight as one word', () => {
  expect(catalogue('de', 'nocturne').say('category.twilight')).toBe('Dämmerungsziele');
  expect(catalogue('de', 'nocturne').say('board.twilightGoals')).toBe('Dämmerungsziele');
});
