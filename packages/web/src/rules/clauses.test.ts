import { readFileSync } from 'node:fs';
import { defaultBox, nocturne } from '@nightjar/nocturne';
import { nocturneWords } from '@nightjar/words/nocturne';
import { expect, test } from 'vitest';
import { findClauses, loadRules, readClauses } from './clauses.ts';
import { namedBy } from './named.ts';

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

test('NOC-22.1: a row of a table says what each of its cells is', () => {
  const row = all.find(({ id }) => id === 'NOC-22.1');
  expect(row?.text).toBe(
    'Level: easy · Character: Redd/Fenrick · Twilight goals: 3 5 12 · Moonlight goals: 8 11 12 · Points to reach: 75 · Objectives: skulls 10+ (21.9)',
  );
});

test('NOC-16.4: values of the box stand in brackets, and where none is told nothing is lost', () => {
  expect(all.find(({ id }) => id === 'NOC-16.4')?.text).toBe('M4: points (3) per shape (straight line of 3).');
  expect(all.find(({ id }) => id === 'NOC-25.2')?.text).toMatch(/player count\.$/);
  expect(all.filter(({ text }) => /\s[.,;:]|\(\s*\)|(are|the)\.$/.test(text))).toEqual([]);
});

test('options and their values are called what the table calls them', async () => {
  await nocturneWords.load('en');
  const offers = nocturneWords.offers('en', defaultBox.edition);
  const named = readClauses(markdown, namedBy(nocturne, offers, 'en')).flatMap(({ clauses }) => clauses);
  const text = (wanted: string): string | undefined => named.find(({ id }) => id === wanted)?.text;
  expect(text('NOC-8.4')).toBe(
    'The order of decisions is option “Dedicating”: “highest spell first” (default) or “clockwise from the winner”.',
  );
  expect(text('NOC-3.14')).toContain('“First player: the host names”');
  const codes = nocturne.choices.map(({ id }) => id).filter((id) => /[A-Z]/.test(id));
  expect(codes).toContain('dedicationOrder');
  expect(named.filter((clause) => codes.some((code) => clause.text.includes(code)))).toEqual([]);
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
