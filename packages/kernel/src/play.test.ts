import { expect, test } from 'vitest';
import { canonical } from './json.ts';
import { play, playOut } from './play.ts';
import { pebbles } from './testing/pebbles.ts';

test('a legal answer of the seat that is asked is applied and told', () => {
  const state = pebbles.setup({}, 'a');
  const told: unknown[] = [];
  expect(play(pebbles, state, 0, 'lay two', (event) => told.push(event))).toBeNull();
  expect(state.laid).toEqual([2, 0]);
  expect(told).toEqual([{ type: 'lay two', seat: 0 }]);
});

test('a seat that is not asked is refused by the clause that asks, and nothing changes', () => {
  const state = pebbles.setup({}, 'a');
  const before = canonical(pebbles.toJson(state));
  expect(play(pebbles, state, 1, 'lay')).toEqual({ rule: 'PEB-1.1', reason: 'not-asked', with: { seat: 0 } });
  expect(canonical(pebbles.toJson(state))).toBe(before);
});

test('an answer the game does not know is refused in the words of the game, and nothing changes', () => {
  const state = pebbles.setup({}, 'a');
  const before = canonical(pebbles.toJson(state));
  expect(play(pebbles, state, 0, 'eat')).toEqual({ rule: 'PEB-1.2', reason: 'no-such-answer', with: { text: 'eat' } });
  expect(canonical(pebbles.toJson(state))).toBe(before);
});

test('an answer that reads as nothing and is not refused by the game is refused all the same', () => {
  const silent = { ...pebbles, refuse: () => null };
  expect(play(silent, pebbles.setup({}, 'a'), 0, 'eat')).toEqual({ rule: 'PEB-1.1', reason: 'unreadable', with: {} });
});

test('nothing is answered after the end', () => {
  const state = pebbles.setup({}, 'a');
  expect(playOut(pebbles, state, () => 3)).toEqual({ answers: 4, truncated: false });
  expect(play(pebbles, state, state.seat, 'lay')).toEqual({ rule: '', reason: 'game-over', with: {} });
});

test('playing out counts the answers given', () => {
  let answers = 0;
  const state = pebbles.setup({}, 'a');
  expect(playOut(pebbles, state, () => (answers++ % 2 === 0 ? 0 : 3)).answers).toBe(8);
  expect(state.laid).toEqual([2, 2]);
});

test('playing out stops at the most answers it is given, and says so', () => {
  const cut = pebbles.setup({}, 'a');
  expect(playOut(pebbles, cut, () => 3, 3)).toEqual({ answers: 3, truncated: true });
  expect(playOut(pebbles, pebbles.setup({}, 'a'), () => 3, 4)).toEqual({ answers: 4, truncated: false });
});
