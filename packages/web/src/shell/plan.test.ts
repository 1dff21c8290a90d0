import { nocturne } from '@nightjar/nocturne';
import { PACES, runsOverDays } from '@nightjar/wire';
import { load } from '@nightjar/words';
import { expect, test } from 'vitest';
import { CLOCKS, modeIn, planFor, sittersOf, type TablePlan } from './plan.ts';

const names = (seats: TablePlan['seats'], name: string): string[] =>
  sittersOf({ ...planFor(null), seats }, name, 'en').map((sitter) => sitter.name);

await load('en', 'shell');

test('a player alone against bots needs no name; at a shared device every player has one', () => {
  expect(names(['me', 'bot:steady', 'bot:gentle'], '')).toEqual(['', 'Luma', 'Rowan']);
  expect(names(['me', 'here'], '')).toEqual(['Player 1', 'Player 2']);
  expect(names(['me', 'here'], 'Mira')).toEqual(['Mira', 'Player 2']);
});

test('players who share the device have the names they gave', () => {
  const plan: TablePlan = { ...planFor('here'), seats: ['me', 'here', 'here'], names: ['', 'Jonas', ' '] };
  expect(sittersOf(plan, 'Mira', 'en').map(({ name }) => name)).toEqual(['Mira', 'Jonas', 'Player 3']);
});

test('a table’s options are told as the mode that set them', () => {
  for (const { id, options, seats } of nocturne.modes) {
    const read = nocturne.options({ ...options, players: seats[0] ?? 2 });
    expect(read.ok && modeIn(nocturne, read.value as TablePlan['options'])).toBe(id);
  }
});

test('every preset clock is offered, and at the tempo of days exactly those that run over days', () => {
  const presets = Object.entries(PACES);
  expect(new Set(Object.values(CLOCKS).flat())).toEqual(new Set(presets.map(([name]) => name)));
  const overDays = presets.flatMap(([name, pace]) => (runsOverDays(pace) ? [name] : []));
  expect(CLOCKS.days.toSorted()).toEqual(overDays.toSorted());
});
