import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import { newGame } from './testing/position.ts';

test('A game is saved and resumed at every question, in the middle of effects too, and goes on the same', () => {
  for (const players of [2, 3, 4]) {
    const state = newGame(players, 'saved');
    const random = rngFrom('saved');
    while (nocturion.pending(state) !== null) {
      const json = nocturion.toJson(state);
      const back = nocturion.fromJson(JSON.parse(JSON.stringify(json)));
      const action = pick<Action>(nocturion.legal(state), random);
      expect(nocturion.toJson(back)).toEqual(json);
      nocturion.apply(state, action);
      nocturion.apply(back, action);
      expect(nocturion.toJson(back)).toEqual(nocturion.toJson(state));
    }
  }
});

test('A game of an edition that is not known here cannot be resumed', () => {
  const json = nocturion.toJson(newGame()) as { options: { edition: string } };
  expect(() => nocturion.fromJson({ ...json, options: { ...json.options, edition: 'nowhere' } })).toThrow(
    'was not admitted',
  );
});
