import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { oneDie } from './handful.ts';
import type { State } from './state.ts';
import { newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

/** What the audit says after something was changed by hand. */
function after(change: (state: State) => void, told: Position = { jars: ['gold-02/PB', 'red-01'] }): string | null {
  const state = position({ pool: { O0: 'P1' }, tokens: ['gold', ''], ...told });
  change(state);
  return noctiluca.audit(state);
}

test('Nothing is lost or doubled in whole games', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players }, 'audit');
    walk(state, 'audit', () => expect(noctiluca.audit(state)).toBeNull());
  }
});

test('A lost, doubled or negative die is found', () => {
  expect(after(() => {})).toBeNull();
  expect(after((state) => state.pool.fill(0))).toBe('25 of 26 purple dice');
  expect(after((state) => (state.lid += oneDie(3)))).toBe('27 of 26 orange dice');
  expect(after((state) => (state.haul += oneDie(1)))).toBe('27 of 26 blue dice');
  expect(after((state) => (state.storm += oneDie(2)))).toBe('27 of 26 green dice');
  expect(
    after((state) => {
      state.haul -= oneDie(1);
      state.lid += oneDie(1);
    }),
  ).toBe('a negative number of dice');
  expect(
    after((state) => {
      const dice = state.dice[0] as number[];
      dice[0] = (dice[0] as number) + 3 * oneDie(3);
      state.lid -= 3 * oneDie(3);
    }),
  ).toBe('too many dice on jar-gold-02');
});

test('A lost or doubled jar is found', () => {
  expect(after((state) => (state.piles = state.piles.with(0, state.piles[0]?.slice(0, -1) ?? [])))).toMatch(
    /^jar-\S+ is there 0 times$/,
  );
  expect(after((state) => (state.delivered = state.delivered.with(0, [0])))).toBe('jar-gold-01 is there 2 times');
  expect(after((state) => (state.drawn = [0]))).toBe('jar-gold-01 is there 2 times');
  expect(after((state) => (state.under = 1))).toBe('1 known cards under a deck of 0');
  expect(after((state) => (state.dice[0] as number[]).push(0))).toBe('seat 0 has dice on no jar');
});

test('A token that did not leave its stack from the top is found', () => {
  expect(after((state) => (state.tokens = state.tokens.with(1, [...(state.tokens[1] ?? []), 0])))).toBe(
    'token 0 of colour 0 is held 2 times',
  );
  expect(after((state) => (state.tokens = state.tokens.with(1, [...(state.tokens[1] ?? []), 5])))).toBe(
    'token 5 of colour 0 is held 1 times',
  );
  expect(after((state) => (state.taken = state.taken.with(2, 1)))).toBe('token 0 of colour 2 is held 0 times');
});

test('A lost or doubled pawn or favourite is found', () => {
  expect(after((state) => (state.pawned = 1))).toBe('13 of 12 pawns');
  expect(after((state) => (state.pawns = state.pawns.with(0, 5)))).toBe('11 of 12 pawns');
  expect(after((state) => (state.round = 1), { options: { players: 1 } })).toBe('6 of 12 pawns');
  expect(after((state) => (state.favourites = [2, 2]))).toBe('2 favourites are not all different');
});
