import { expect, test } from 'vitest';
import { load } from './catalogue.ts';
import { text } from './shell.ts';
import { tableWords } from './table.ts';

await Promise.all([load('en', 'shell'), load('de', 'shell')]);

test('a word that follows a number has the form that the language wants', () => {
  expect([1, 3].map((n) => text('de', 'new.players', { n }))).toEqual(['1 Person', '3 Personen']);
  expect([0, 1].map((points) => text('en', 'score.alone', { points }))).toEqual(['0 points', '1 point']);
});

test('numbers are written as the language writes them, below zero with a true minus', () => {
  expect(text('de', 'score.alone', { points: -1234.5 })).toBe('−1.234,5 Punkte');
  expect(text('en', 'score.alone', { points: -1234.5 })).toBe('−1,234.5 points');
});

test('whoever is waited for is told so in the second person, and one person has a verb of one', () => {
  const you = (lang: 'en' | 'de') => tableWords(lang, { sides: ['Mira', 'Luma'], you: 0 }).who;
  expect([0, 1].map((side) => text('en', 'table.waiting', { name: you('en')(side) }))).toEqual([
    'Waiting for you.',
    'Waiting for Luma.',
  ]);
  expect([0, 1].map((side) => text('de', 'table.waiting', { name: you('de')(side) }))).toEqual([
    'Du bist gefragt.',
    'Luma ist gefragt.',
  ]);
  expect([1, 2].map((n) => text('en', 'waiting.for', { n, names: 'Jonas' }))).toEqual([
    'Waiting until Jonas says they are ready.',
    'Waiting until Jonas say they are ready.',
  ]);
});
