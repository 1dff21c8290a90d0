import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { type Plan, sittersOf } from './plan.ts';

const names = (seats: Plan['seats'], name: string): string[] =>
  sittersOf(nocturne, { pace: 'here', mode: null, options: {}, seats }, name, 'en').map((sitter) => sitter.name);

test('whoever plays alone against bots is called you; at a shared device nobody is', () => {
  expect(names(['me', 'bot:steady', 'bot:gentle'], '')).toEqual(['You', 'Luma', 'Rowan']);
  expect(names(['me', 'here'], '')).toEqual(['Player 1', 'Player 2']);
  expect(names(['me', 'here'], 'Mira')).toEqual(['Mira', 'Player 2']);
});
