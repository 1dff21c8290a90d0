import { LANGS } from '@nightjar/words';
import { expect, test } from 'vitest';
import { tableWord, wordedSo } from './table-words.ts';
import { nightjar } from './testing/terminal.ts';
import { nocturneWords } from './words/nocturne.ts';

await Promise.all(LANGS.map((lang) => nocturneWords.load(lang)));
const tongues = LANGS.map((lang) => nocturneWords.in(lang, { sides: [], you: null, edition: '' }));

test('a table is spoken to in any language, whichever it speaks itself', () => {
  expect(['help', 'hilfe', '?', 'HILFE'].map(tableWord)).toEqual(['help', 'help', 'help', 'help']);
  expect(['zurück', 'undo', 'wertung', 'verlassen', 'exit', 'rule'].map(tableWord)).toEqual([
    'undo',
    'undo',
    'score',
    'quit',
    'quit',
    'rules',
  ]);
  expect(tableWord('cast')).toBeNull();
});

test('an answer is understood as the table words it, in every language', () => {
  const texts = ['keep skull-4', 'keep chest'];
  const understood = (typed: string): string | null => wordedSo(texts, typed, { tongues, view: null });
  for (const speech of tongues) {
    for (const text of texts) {
      expect(understood(speech.gloss(text))).toBe(text);
      expect(understood(`${speech.answer(text).toUpperCase()}.`)).toBe(text);
    }
  }
  expect(understood('keep')).toBeNull();
  expect(understood('')).toBeNull();
});

test('German words are obeyed at a German table, and the help names them', async () => {
  const { out } = await nightjar('play nocturne --players 2 --bot random --seed a --lang de', [
    'hilfe',
    'wertung',
    'verlassen',
  ]);
  expect(out).toContain('warum <Zug>');
  expect(out).toMatch(/Summe +0/);
  expect(out).toContain('Du hast den Tisch verlassen.');
});

test('who plays one Copper after the other is not shown the table each time', async () => {
  const { out } = await nightjar('play dominion --mode dusk --bot random --seed a', [
    'play copper',
    'play copper',
    'play copper',
    'board',
    'quit',
  ]);
  expect(out.split('── ').length - 1, 'once at the beginning, and once when it was asked for').toBeLessThanOrEqual(8);
  expect(out.split('Your answer >').length - 1).toBe(5);
});
