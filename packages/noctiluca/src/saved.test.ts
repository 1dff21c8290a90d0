import { pick, rngFrom } from '@nightjar/kernel';
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

test('A list that a copy shares with its original is never changed', () => {
  for (const players of [1, 2, 4]) {
    const state = newGame({ players, firstPlayer: 'chosen' }, 'lists');
    const random = rngFrom('lists');
    expect(noctiluca.toJson(noctiluca.copy(state))).toEqual(noctiluca.toJson(state));
    while (noctiluca.pending(state) !== null) {
      const copied = noctiluca.copy(state);
      for (const list of sharedBy(state, copied)) Object.freeze(list);
      noctiluca.determinize(copied, 0, random);
      noctiluca.apply(state, pick(noctiluca.legal(state), random));
    }
  }
});

/** Lists that are the very same in two states, those in lists too. */
function sharedBy(one: object, other: object): object[] {
  return Object.entries(one).flatMap(([key, part]) => {
    const same: unknown = Reflect.get(other, key);
    if (!Array.isArray(part) || !Array.isArray(same)) return [];
    return part === same ? [part, ...sharedBy(part, part)] : sharedBy(part, same);
  });
}

test('An answer where nobody is asked is a fault of the caller', () => {
  const state = newGame();
  eventsOf(state, 'over');
  expect(() => noctiluca.apply(state, 0)).toThrow('nobody is asked at over');
});
