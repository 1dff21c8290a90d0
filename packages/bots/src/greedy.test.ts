import { type AnyGame, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { greedy, valueAfter } from './greedy.ts';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';

const answer = (game: AnyGame): number => greedy.answer(observed(game), rngFrom('greedy'));

test('greedy takes the answer with the highest estimate after it', () => {
  expect(answer(pebble(1, 0))).toBe(2);
  expect(answer(pebble(1, 3))).toBe(1);
});

test('greedy draws among equal answers', () => {
  const even = pebble(1, 1);
  const chosen = Array.from({ length: 20 }, (_, i) => greedy.answer(observed(even), rngFrom(`tie ${i}`)));
  expect(new Set(chosen)).toEqual(new Set([1, 2]));
});

test('an answer that draws chance is valued by the mean over several deals', () => {
  const bag = [10, 20, 30, 40];
  let drawn = 0;
  const lottery = {
    copy: (state: object) => ({ ...state }),
    determinize: (state: object) => ({ ...state }),
    reveals: (state: { open?: boolean }) => (state.open ? 1 : 0),
    apply: (state: { open?: boolean; worth?: number }) => {
      state.open = true;
      state.worth = bag[drawn] as number;
      drawn += 1;
    },
    estimate: (state: { worth?: number }) => state.worth ?? 0,
  } as unknown as AnyGame;
  expect(valueAfter(lottery, {}, 0, { seat: 0, deals: 4, rng: rngFrom('bag') })).toBe(25);
});

test('greedy tries an answer that draws chance on four deals, and any other on one', () => {
  let deals = 0;
  const even = pebble(1, 1);
  const watched: AnyGame = {
    ...even,
    determinize(state, seat, rng) {
      deals += 1;
      return even.determinize(state, seat, rng) as unknown;
    },
  };
  answer(watched);
  // The observation deals once.
  expect(deals).toBe(1);
  deals = 0;
  answer({ ...watched, reveals: (state) => (even.pending(state)?.seat === 0 ? 0 : 1) });
  expect(deals).toBe(1 + 3 * 3);
});
