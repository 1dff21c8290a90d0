import { defaultBox } from '@nightjar/nocturion';
import { expect, test } from 'vitest';
import { load } from '../catalogue.ts';
import { LANGS } from '../lang.ts';
import { keysUnder } from '../testing/keys.ts';
import { amountOf, namedIn, notice, resourcesInWords, term } from './names.ts';

await Promise.all(LANGS.map((lang) => load(lang, 'nocturion')));

test('everything in the box has its name, and nothing else has', () => {
  for (const [section, ids] of Object.entries(namedIn(defaultBox.edition)))
    expect(keysUnder('nocturion', `${section}.`).toSorted()).toEqual([...ids].toSorted());
});

test('what nobody has named is called by its id', () => {
  expect(term('beasts', 'moon-whale', 'de')).toBe('moon-whale');
  expect(amountOf('mana', 2, 'en')).toBe('2 mana');
});

test('Resources are counted as each language counts', () => {
  expect(resourcesInWords({ wood: 2, knights: 1, archers: 3 }, 'en')).toBe('2 Wood, 1 Knight, 3 Archers');
  expect(resourcesInWords({ knights: 2, wizards: 1 }, 'de')).toBe('2 Ritter, 1 Zauberer');
  expect(resourcesInWords({}, 'en')).toBe('–');
});

test('a player is told which numbers are not the printed ones, and how they are corrected', () => {
  expect(notice('en')).toContain('house edition');
  expect(notice('de')).toContain('Hausausgabe');
});
