import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { type NocturneEvent, viewEvent } from './events.ts';
import { nocturne } from './game.ts';
import { newGame } from './testing/position.ts';

test('Of a draw others are told who drew how many of what', () => {
  const event: NocturneEvent = { type: 'drew', side: 1, what: 'tiles', count: 2, drawn: ['egg-1', 'mirror'] };
  expect(viewEvent(event, 1)).toEqual(event);
  for (const eyes of [0, 2, 'table'] as const) {
    expect(viewEvent(event, eyes)).toEqual({ type: 'drew', side: 1, what: 'tiles', count: 2 });
  }
});

test('Of a concoction kept others are told that it was kept', () => {
  const event: NocturneEvent = { type: 'learned', side: 0, count: 1, kept: ['pure-E'] };
  expect(viewEvent(event, 0)).toEqual(event);
  for (const eyes of [1, 'table'] as const)
    expect(viewEvent(event, eyes)).toEqual({ type: 'learned', side: 0, count: 1 });
});

test('All other facts are told to everybody as they are', () => {
  const redacted = new Set<string>();
  for (const options of [{ players: 1 }, { players: 3, scenario: 4 }, { players: 2, modifiedGame: 'chasingChests' }]) {
    const state = newGame(options, 'facts');
    const random = rngFrom('facts');
    while (nocturne.pending(state) !== null) {
      nocturne.apply(state, pick<Action>(nocturne.legal(state), random), (event) => {
        for (const eyes of [0, 1, 2, 'table'] as const) if (viewEvent(event, eyes) !== event) redacted.add(event.type);
      });
    }
  }
  expect([...redacted].toSorted()).toEqual(['drew', 'learned']);
});

test('A game tells its beginning, its rounds and its end', () => {
  const state = newGame({ firstPlayer: 'chosen', characterAssignment: 'choose' });
  const random = rngFrom('told');
  const types: string[] = [];
  while (nocturne.pending(state) !== null) {
    nocturne.apply(state, pick<Action>(nocturne.legal(state), random), ({ type }) => types.push(type));
  }
  expect(types.slice(0, 4)).toEqual(['firstPlayer', 'character', 'character', 'dealt']);
  expect(types.filter((type) => type === 'roundEnded')).toHaveLength(2);
  expect(types.filter((type) => type === 'dealt')).toHaveLength(2);
  expect(types.at(-1)).toBe('ended');
});
