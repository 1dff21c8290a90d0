import { clausesOf } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { clauseText, rulesText } from './clause.ts';
import { nightjar } from './testing/terminal.ts';

const TRANSLATED = ['nocturne', 'noctiluca', 'dominion', 'nocturion'];

const SOURCES = /\b(?:EN\+DE|EN|DE|RULING|RULEBOOK|SOURCE|CARD|BASE|ERRATA)\b/g;

/** Each clause with the sources it names. */
const sourcesIn = (rules: string): string[] =>
  rules
    .split('\n')
    .filter((line) => clausesOf(line).length > 0)
    .map((line) => [clausesOf(line)[0], ...(line.match(SOURCES) ?? [])].join(' '));

test.each(TRANSLATED)('the German rules of %s have the same clauses as the English ones, in the same order', (game) => {
  const [english, german] = [rulesText(game), rulesText(game, 'de')];
  expect(german).not.toBe(english);
  expect(clausesOf(english).length).toBeGreaterThan(100);
  expect(clausesOf(german)).toEqual(clausesOf(english));
});

test.each(TRANSLATED)('a clause of %s names the same sources in both languages', (game) => {
  expect(sourcesIn(rulesText(game, 'de'))).toEqual(sourcesIn(rulesText(game)));
});

test('a clause is told in the language asked for', () => {
  expect(clauseText('NOC-6.3', 'en')).toContain('An answering spell');
  expect(clauseText('NOC-6.3', 'de')).toContain('Ein Antwortzauber');
  expect(clauseText('noc-6.3', 'de')).toBe(clauseText('NOC-6.3', 'de'));
  expect(clauseText('NLC-5.6', 'de')).toContain('eingesammelt');
  expect(clauseText('DOM-3.4', 'de')).toMatch(/^Aktionsphase: /);
  expect(clauseText('DOM-C.will-o-wisp.4', 'de')).toContain('Nachziehstapel');
  expect(clauseText('NOC-99.1', 'de')).toBeNull();
});

test('clauses are told in English where the rules lack the language, and not at all for an unknown game', () => {
  expect(rulesText('noctiluca', 'fr' as 'de')).toBe(rulesText('noctiluca'));
  expect(rulesText('halma', 'de')).toBe('');
});

test('`rule --lang de` prints the clause in German', async () => {
  expect(await nightjar('rule NOC-6.3 --lang de')).toMatchObject({
    code: 0,
    out: `NOC-6.3  ${clauseText('NOC-6.3', 'de')}\n`,
  });
  expect(await nightjar('rule NOC-6.3 --lang fr')).toMatchObject({ code: 2, out: '' });
});

test('at a German table a refused move and `rules` show the clause in German', async () => {
  const { out } = await nightjar('play nocturne --players 1 --seed a --lang de', [
    'why cast 7 a1',
    'rules NOC-1.7',
    'quit',
  ]);
  expect(out).toContain(`NOC-6.1: ${clauseText('NOC-6.1', 'de')}`);
  expect(out).toContain('NOC-1.7: Der derzeit höchste Zauber');
});

test('a clause that is a row of a table is printed as its cells', () => {
  expect(clauseText('NOC-24.7', 'en')).toBe('7 · concoctions ≥ 15 (21.9)');
});
