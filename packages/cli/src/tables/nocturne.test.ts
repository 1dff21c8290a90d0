import { type Action, type Json, pick, rngFrom } from '@nightjar/kernel';
import { defaultBox, nocturne } from '@nightjar/nocturne';
import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { nocturneWords } from '../words/nocturne.ts';
import { tileLetters } from './grid.ts';
import { nocturneTable } from './nocturne.ts';

await nocturneWords.load('en');
const speech = nocturneWords.in('en', { sides: ['Ada', 'Bo', 'Cy', 'Di'], you: null, edition: defaultBox.hash });
const draw = (view: Json, answers: readonly string[] = [], coloured = false): string =>
  nocturneTable({ view, answers, speech, colours: picocolors.createColors(coloured) }).join('\n');

test('every kind of tile has its own letters', () => {
  const letters = defaultBox.tiles.id.map((id) => tileLetters(defaultBox, id));
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters).toEqual(
    expect.arrayContaining(['Sk4', 'Sk2+', 'Fe', 'Fe+', 'Tr', 'Du', 'HA2', 'Eg', 'Ch', 'RuS', 'Mi']),
  );
});

test('tokens show their owner by a letter, the highest spell by a star and free targets by a dot', () => {
  const options = nocturne.options({ players: 2, firstPlayer: 'chosen' });
  if (!options.ok) throw new Error('options');
  const state = nocturne.setup(options.value, 'drawn');
  for (const text of ['first 1', 'cast 1 b2']) nocturne.apply(state, nocturne.read(state, text) as Action);
  const drawn = draw(
    nocturne.view(state, 1),
    nocturne.legal(state).map((action) => nocturne.write(state, action)),
  );
  expect(drawn).toContain(' A1*  ');
  expect(drawn.match(/ {2}· {3}/g)).toHaveLength(4);
  expect(drawn).toContain('›B Bo');
  expect(drawn).toContain('Moonlight goals: face down');
});

test('colours never speak alone: without them the drawing says the same', () => {
  for (const players of [1, 2, 3, 4]) {
    const options = nocturne.options({ players, advanced: true });
    if (!options.ok) throw new Error('options');
    const state = nocturne.setup(options.value, `colours ${players}`);
    const rng = rngFrom('colours');
    const views: Json[] = [];
    for (let i = 0; nocturne.pending(state) !== null; i += 1) {
      if (i % 20 === 0) views.push(nocturne.view(state, 0));
      nocturne.apply(state, pick(nocturne.legal(state), rng));
    }
    for (const view of views) {
      // oxlint-disable-next-line no-control-regex
      expect(draw(view, [], true).replace(/\u001B\[\d+m/g, '')).toBe(draw(view));
      expect(draw(view)).not.toMatch(/undefined|\?/);
    }
  }
});
