import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Action, type GameEvent, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { ROOT } from '../file.ts';
import { EVENTS } from './nocturne/events.ts';
import { QUESTIONS } from './nocturne/questions.ts';
import { REFUSALS } from './nocturne/refusals.ts';
import { CATEGORIES, PARTS } from './nocturne/sheet.ts';
import { nocturneWords } from './nocturne.ts';
import { TABLE_REFUSALS } from './table.ts';
import { LANGS, type Said } from './words.ts';

const source = (file: string): string => readFileSync(join(ROOT, 'packages', file), 'utf8');
const matches = (text: string, pattern: RegExp): string[] => [
  ...new Set([...text.matchAll(pattern)].map((match) => match[1] as string)),
];

test('every event of Nocturne has its words in both languages', () => {
  const sources = globSync('packages/nocturne/src/*.ts', { cwd: ROOT }).filter((path) => !path.endsWith('.test.ts'));
  const types = [
    ...matches(source('nocturne/src/events.ts'), /\{ type: '(\w+)'/g),
    ...sources.flatMap((path) => matches(readFileSync(join(ROOT, path), 'utf8'), /tell\?\.\(\{\s*type: '(\w+)'/g)),
  ];
  expect(types.length).toBeGreaterThan(40);
  for (const type of types) expect(Object.keys(EVENTS)).toContain(type);
});

test('every reason for a refusal has its words in both languages', () => {
  const kernel = source('kernel/src/play.ts') + source('kernel/src/table.ts');
  const reasons = [
    ...matches(source('nocturne/src/refuse.ts'), /'([a-z]+(?:-[a-z]+)+)'/g),
    ...matches(kernel, /reason: '([a-z-]+)'/g),
    // Why an undo is refused is worked out in a function of its own.
    ...matches(kernel, /(?:return|\?|:) '([a-z]+-[a-z-]+)'/g),
  ];
  expect(reasons).toContain('undo-others');
  expect(reasons.length).toBeGreaterThan(25);
  const known = { ...REFUSALS, ...TABLE_REFUSALS };
  for (const reason of reasons) expect(Object.keys(known)).toContain(reason);
});

test('every question, category and part of a score sheet has its words', () => {
  const state = source('nocturne/src/state.ts');
  const questions = matches(state.slice(state.indexOf('QUESTIONS'), state.indexOf('] as const')), /'(\w+)'/g);
  expect(questions.length).toBeGreaterThan(15);
  for (const question of questions) expect(Object.keys(QUESTIONS)).toContain(question);
  for (const part of matches(source('nocturne/src/scoring.ts'), /'([a-z]+-[a-z]+)'/g).filter(
    (name) => name !== 'family-simple',
  )) {
    expect(Object.keys(PARTS)).toContain(part);
  }
  const edition = JSON.parse(source('nocturne/data/edition.json')) as { scoring: { categoryOrder: string[] } };
  for (const category of [...edition.scoring.categoryOrder, 'mirrors'])
    expect(Object.keys(CATEGORIES)).toContain(category);
});

test('both languages name the same arguments, and none is empty', () => {
  const said: readonly { readonly [key: string]: Said }[] = [
    EVENTS,
    REFUSALS,
    TABLE_REFUSALS,
    QUESTIONS,
    CATEGORIES,
    PARTS,
  ];
  for (const [key, { en, de }] of said.flatMap((texts) => Object.entries(texts))) {
    const named = (text: string): string[] => matches(text, /\{(\w+)\}/g).toSorted();
    expect([key, en.trim() === '', de.trim() === '', named(de)]).toEqual([key, false, false, named(en)]);
  }
});

test('whole games are told without a gap', () => {
  for (const [i, mode] of nocturne.modes.entries()) {
    const players = mode.seats[i % mode.seats.length] as number;
    const options = nocturne.options({ ...mode.options, players });
    if (!options.ok) throw new Error(mode.id);
    const state = nocturne.setup(options.value, `told ${i}`);
    const rng = rngFrom(`told ${i}`);
    const lang = LANGS[i % 2] ?? 'en';
    const speech = nocturneWords.in(lang, { sides: ['Ada', 'Bo', 'Cy', 'Di'], edition: options.value.edition });
    const told: string[] = [];
    while (nocturne.pending(state) !== null) {
      nocturne.apply(state, pick<Action>(nocturne.legal(state), rng), (event) => {
        for (const eyes of [0, 'table'] as const) {
          const seen = nocturne.viewEvent(event, eyes) as (GameEvent & JsonObject) | null;
          if (seen !== null) told.push(speech.event(seen));
        }
      });
    }
    expect(told.length).toBeGreaterThan(50);
    for (const line of told) expect(line).not.toMatch(/\{|\}|undefined|\?$/);
    for (const sheet of nocturne.explain(state, 'table')) {
      for (const line of sheet.lines) {
        expect(speech.category(line.category)).not.toBe(line.category);
        for (const part of line.parts) expect(speech.part(part)).not.toMatch(/\{|\?/);
      }
    }
  }
});
