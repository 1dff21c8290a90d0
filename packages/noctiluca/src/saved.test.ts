import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { newGame } from './testing/position.ts';
import { eventsOf } from './testing/walk.ts';

test('A state that went through JSON has the same future', () => {
  for (const players of [1, 2, 4]) {
    const state = newGame({ players }, 'saved');
    const back = noctiluca.fromJson(JSON.parse(JSON.stringify(noctiluca.toJson(state))));
    expect(noctiluca.toJson(back)).toEqual(noctiluca.toJson(state));
    expect(eventsOf(back, 'future')).toEqual(eventsOf(state, 'future'));
  }
});

test('A state of an unknown edition cannot be resumed', () => {
  const json = noctiluca.toJson(newGame()) as { options: object };
  expect(() => noctiluca.fromJson({ ...json, options: { ...json.options, edition: 'x' } })).toThrow('not admitted');
  expect(() => noctiluca.setup({ players: 2, firstPlayer: 'random', edition: 'x' }, '')).toThrow('not admitted');
});

test('A copy shares nothing that changes with its original', () => {
  const state = newGame({ players: 3 }, 'copy');
  const before = JSON.stringify(noctiluca.toJson(state));
  eventsOf(noctiluca.copy(state), 'copy');
  expect(JSON.stringify(noctiluca.toJson(state))).toBe(before);
});

test('A copy shares no list with its original', () => {
  const state = newGame({ players: 1 }, 'lists');
  const copied = noctiluca.copy(state);
  const shared = Object.entries(copied).filter(
    ([key, part]) => Array.isArray(part) && part === Reflect.get(state, key),
  );
  expect(shared.map(([key]) => key)).toEqual([]);
  expect(noctiluca.toJson(copied)).toEqual(noctiluca.toJson(state));
});

test('An answer where nobody is asked is a fault of the caller', () => {
  const state = newGame();
  eventsOf(state, 'over');
  expect(() => noctiluca.apply(state, 0)).toThrow('nobody is asked at over');
});
