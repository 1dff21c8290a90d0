import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findClauses, loadRules, readClauses } from './clauses.ts';

const markdown = readFileSync(new URL('../../../../docs/rules/nocturne.md', import.meta.url), 'utf8');
const sections = readClauses(markdown);
const all = sections.flatMap(({ clauses }) => clauses);

test('every numbered clause of the rules is there once, in its section', () => {
  const ids = [...markdown.matchAll(/^(?:- |\| )\*\*(NOC-[\w.]+)\*\*/gm)].map((match) => match[1]);
  expect(all.map(({ id }) => id)).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(sections.find(({ title }) => title === '6 Casting')?.clauses.some(({ id }) => id === 'NOC-6.3')).toBe(true);
});

test('a clause is plain text, and where it comes from stands apart', () => {
  const clause = all.find(({ id }) => id === 'NOC-6.3');
  expect(clause?.source).toBe('[EN+DE]');
  expect(clause?.text).not.toMatch(/[*`]|\[/);
});

test('clauses are found by number and by all of their words', () => {
  expect(findClauses(sections, 'noc-6.3').flatMap(({ clauses }) => clauses)[0]?.id).toBe('NOC-6.3');
  const found = findClauses(sections, 'star wins').flatMap(({ clauses }) => clauses);
  expect(found.length).toBeGreaterThan(0);
  expect(found.every(({ text }) => /star/i.test(text))).toBe(true);
  expect(findClauses(sections, 'xylophone')).toEqual([]);
  expect(findClauses(sections, ' ')).toEqual(sections);
});

test.each([
  ['nocturne', 'NOC-6.3', /^Ein Antwortzauber/],
  ['noctiluca', 'NLC-5.6', /^Alle Würfel auf allen Feldern/],
])('the rules of %s come in the language asked for, clause by clause the same', async (game, id, begins) => {
  const english = (await loadRules(game, 'en')).sections.flatMap(({ clauses }) => clauses);
  const german = (await loadRules(game, 'de')).sections.flatMap(({ clauses }) => clauses);
  expect(english.length).toBeGreaterThan(100);
  expect(german.map((clause) => clause.id)).toEqual(english.map((clause) => clause.id));
  expect(german.find((clause) => clause.id === id)?.text).toMatch(begins);
  for (const { text } of [...english, ...german]) expect(text).not.toMatch(/[*`]|\(Daten|\[|RULEBOOK|RULING/);
});

test('a game nobody has rules for has none', async () => {
  expect((await loadRules('halma', 'de')).sections).toEqual([]);
});

test('rules that are not told in a language come in English, and say so', async () => {
  expect((await loadRules('nocturne', 'de')).lang).toBe('de');
  expect(await loadRules('nocturne', 'qps')).toEqual(await loadRules('nocturne', 'en'));
});
