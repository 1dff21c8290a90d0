import { nocturne } from '@nightjar/nocturne';
import { load } from '@nightjar/words';
import { expect, test } from 'vitest';
import { sittersOf, type TablePlan } from './plan.ts';

const names = (seats: TablePlan['seats'], name: string): string[] =>
  sittersOf(nocturne, { tempo: 'here', mode: null, options: {}, seats }, name, 'en').map((sitter) => sitter.name);

await load('en', 'shell');

test('whoever plays alone against bots needs no name; at a shared device everybody has one', () => {
  expect(names(['me', 'bot:steady', 'bot:gentle'], '')).toEqual(['', 'Luma', 'Rowan']);
  expect(names(['me', 'here'], '')).toEqual(['Player 1', 'Player 2']);
  expect(names(['me', 'here'], 'Mira')).toEqual(['Mira', 'Player 2']);
});
