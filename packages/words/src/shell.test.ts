import { expect, test } from 'vitest';
import { load } from './catalogue.ts';
import { text } from './shell.ts';

await Promise.all([load('en', 'shell'), load('de', 'shell')]);

test('a word that follows a number has the form that the language wants', () => {
  expect([1, 3].map((n) => text('de', 'new.players', { n }))).toEqual(['1 Person', '3 Personen']);
  expect([0, 1].map((points) => text('en', 'score.alone', { points }))).toEqual(['0 points', '1 point']);
});

test('numbers are written as the language writes them, below zero with a true minus', () => {
  expect(text('de', 'score.alone', { points: -1234.5 })).toBe('−1.234,5 Punkte');
  expect(text('en', 'score.alone', { points: -1234.5 })).toBe('−1,234.5 points');
});
