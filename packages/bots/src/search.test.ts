import { type AnyGame, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { pebble } from './pebble.fixture.ts';
import { search } from './search.ts';

const bot = search({ iterations: 400 });
const answer = (game: AnyGame, state: unknown = game.setup({}, '')): number =>
  bot.answer(game, state, 0, rngFrom('search'));

test('a search takes what is best in the end', () => {
  expect(answer(pebble(2, 0))).toBe(2);
  expect(answer(pebble(2, 3))).toBe(1);
});

test('a search expects the other seat to answer well', () => {
  // Whoever leaves the other seat a trap gains only if the other seat steps into it: taking 1 does not count on that.
  const trap = pebble(1, 0);
  const state = trap.setup({}, '');
  const wary: AnyGame = {
    ...trap,
    result: () => null,
    // After 2 the other seat can take everything back by answering 2.
    estimate: (at, seat) => {
      const { taken, turns } = at as { taken: number[]; turns: number };
      const robbed = turns === 0 && taken[0] === 2 && taken[1] === 2 ? 10 : 0;
      return trap.estimate(at, seat) + (seat === 0 ? -robbed : robbed);
    },
  };
  expect(answer(wary, state)).toBe(1);
});

test('a search with one legal answer gives it without looking', () => {
  const forced = { legal: () => [7] } as unknown as AnyGame;
  expect(answer(forced, {})).toBe(7);
});

test('a search bounded by time answers legally', () => {
  const game = pebble(3, 3);
  expect([0, 1, 2]).toContain(search({ ms: 1 }).answer(game, game.setup({}, ''), 0, rngFrom('time')));
});

test('a search comes to the same answer from the same chance', () => {
  const game = pebble(3, 3);
  expect(answer(game)).toBe(answer(game));
});

test('where a game has an adviser, it plays on for every seat below the answer that is weighed', () => {
  const game = pebble(3, 3);
  const asked: number[] = [];
  const advised = {
    ...game,
    advisers: [
      {
        name: 'watched',
        answer(_state: unknown, seat: number) {
          asked.push(seat);
          return 1;
        },
      },
    ],
  };
  const weighed = search({ iterations: 30 }).answer(advised, advised.setup({}, ''), 0, rngFrom('advised'));

  // Two pebbles would give three away.
  expect(weighed).toBe(1);
  // Five answers are left after the first.
  expect(asked).toHaveLength(30 * 5);
  expect(asked.slice(0, 5)).toEqual([1, 0, 1, 0, 1]);
});
