import { clausesOf } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { clauseText, rulesText } from './clause.ts';
import { nightjar } from './testing/terminal.ts';

const english = rulesText('nocturne');
const german = rulesText('nocturne', 'de');

/** Each clause with the sources it names. */
const sourcesIn = (rules: string): string[] =>
  rules
    .split('\n')
    .filter((line) => clausesOf(line).length > 0)
    .map((line) => [clausesOf(line)[0], ...(line.match(/\[(?:EN\+DE|EN|DE|RULING)\b/g) ?? [])].join(' '));

test('the German rules of Nocturne have the same clauses as the English ones, in the same order', () => {
  expect(german).not.toBe(english);
  expect(clausesOf(english).length).toBeGreaterThan(400);
  expect(clausesOf(german)).toEqual(clausesOf(english));
});

test('a clause names the same sources in both languages', () => {
  expect(sourcesIn(german)).toEqual(sourcesIn(english));
});

test('a clause is told in the language asked for', () => {
  expect(clauseText('NOC-6.3', 'en')).toContain('An answering spell');
  expect(clauseText('NOC-6.3', 'de')).toContain('Ein Antwortzauber');
  expect(clauseText('noc-6.3', 'de')).toBe(clauseText('NOC-6.3', 'de'));
  expect(clauseText('NOC-99.1', 'de')).toBeNull();
});

test('rules without a translation are told in English', () => {
  expect(rulesText('noctiluca')).not.toBe('');
  expect(rulesText('noctiluca', 'de')).toBe(rulesText('noctiluca'));
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
