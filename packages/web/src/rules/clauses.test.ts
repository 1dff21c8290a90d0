import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findClauses, loadClauses, readClauses } from './clauses.ts';

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

test('the rules come in the language asked for, clause by clause the same', async () => {
  const german = (await loadClauses('nocturne', 'de')).flatMap(({ clauses }) => clauses);
  expect(await loadClauses('nocturne', 'en')).toEqual(sections);
  expect(german.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
  expect(german.find(({ id }) => id === 'NOC-6.3')?.text).toMatch(/^Ein Antwortzauber/);
  expect(german.filter(({ text }) => /[*`]|\(Daten/.test(text))).toEqual([]);
  expect(await loadClauses('halma', 'de')).toEqual([]);
});
