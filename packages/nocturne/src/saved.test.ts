import { type Action, type Json, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { fromJson, toJson } from './saved.ts';
import { newGame } from './testing/position.ts';

const throughText = (json: Json): Json => JSON.parse(JSON.stringify(json)) as Json;

test('A saved game goes on exactly as it would have', () => {
  for (const options of [{ players: 1 }, { players: 3, advanced: true }, { modifiedGame: 'twistedTrees' }]) {
    const state = newGame(options, 'saved');
    const random = rngFrom('saved');
    for (let i = 0; i < 25; i += 1) nocturne.apply(state, pick<Action>(nocturne.legal(state), random));
    const saved = throughText(toJson(state));
    const resumed = fromJson(saved);
    expect(resumed.layout).toBe(state.layout);
    expect(resumed.box).toBe(state.box);
    while (nocturne.pending(state) !== null) {
      const action = pick<Action>(nocturne.legal(state), random);
      nocturne.apply(state, action);
      nocturne.apply(resumed, action);
    }
    expect(toJson(resumed)).toEqual(toJson(state));
  }
});

test('What is saved shares nothing with the state', () => {
  const state = newGame();
  const saved = toJson(state);
  const before = JSON.stringify(saved);
  nocturne.apply(state, nocturne.legal(state)[1] as Action);
  expect(JSON.stringify(saved)).toBe(before);
  const resumed = fromJson(saved);
  nocturne.apply(resumed, nocturne.legal(resumed)[1] as Action);
  expect(JSON.stringify(saved)).toBe(before);
});

test('Neither the box nor the layout is saved, only the name of the edition', () => {
  const saved = toJson(newGame()) as { [key: string]: Json };
  expect(Object.keys(saved)).not.toContain('box');
  expect(Object.keys(saved)).not.toContain('layout');
  expect((saved['options'] as { edition: string }).edition).toBe(nocturne.edition);
});

test('A game of an edition that is not on the editions cannot be resumed', () => {
  const saved = throughText(toJson(newGame())) as { options: { edition: string } };
  saved.options.edition = 'unknown';
  expect(() => fromJson(saved as unknown as Json)).toThrow('unknown was not admitted');
});
