import { expect, test } from 'vitest';
import { SHELL, text } from './shell.ts';
import { fill, LANGS } from './words.ts';

const names = (template: string): string[] =>
  [...new Set([...template.matchAll(/\{(\w+)/g)].map((match) => match[1] as string))].toSorted();

test('every text of the shell says something in every language, of the same things', () => {
  const empty = Object.entries(SHELL).filter(([, said]) => LANGS.some((lang) => said[lang].trim() === ''));
  expect(empty).toEqual([]);
  const uneven = Object.entries(SHELL).filter(([, { en, de }]) => names(en).join() !== names(de).join());
  expect(uneven).toEqual([]);
});

test('a word that follows a number has one form for 1 and one for all others', () => {
  expect(fill('{n} {n|game|games}', { n: 1 })).toBe('1 game');
  expect(fill('{n} {n|game|games}', { n: 0 })).toBe('0 games');
  expect(text('de', 'new.players', { n: 1 })).toBe('1 Person');
  expect(text('de', 'new.players', { n: 3 })).toBe('3 Personen');
});

test('what nobody said is asked for, never left out', () => {
  expect(fill('{who} wins')).toBe('? wins');
});
