import { type AnyGame, good, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { freshNet } from './net.ts';
import { pebble } from './pebble.fixture.ts';
import { selfPlay } from './self-play.ts';

const net = freshNet(2, 4, rngFrom('practice'));

/** Pebble with all that self-play needs. */
const plain = pebble(3, 1);
const game: AnyGame = {
  ...plain,
  modes: [{ id: 'standard', seats: [2], options: {} }],
  options: () => good({ players: 2 }),
  features: (state, seat) => [plain.estimate(state, seat) / 10, 1],
};

test('a game of self-play depends on net, seed and number alone, and gives samples of every seat', () => {
  const sampled = selfPlay(game, net, 'practice', 1);
  expect(selfPlay(game, net, 'practice', 1)).toEqual(sampled);
  expect(sampled.won).toBeNull();
  // Six questions, and two features at each.
  expect(sampled.seats.map(({ features }) => features.length)).toEqual([12, 12]);
  expect((sampled.seats[0]?.outcome ?? 1) + (sampled.seats[1]?.outcome ?? 1)).toBe(0);
});

test('a game that is not over after the most answers is truncated: it gives no samples, and an evaluation is a draw', () => {
  expect(selfPlay(game, net, 'practice', 1, null, 5)).toEqual({ seats: [], won: null, truncated: true });
  expect(selfPlay(game, net, 'practice', 0, null, 5)).toEqual({ seats: [], won: 0.5, truncated: true });
  expect(selfPlay(game, net, 'practice', 1, null, 6)).toMatchObject({ truncated: false });
});

test('some answers are drawn at random, so that games differ', () => {
  const outcomes = Array.from({ length: 40 }, (_, i) => selfPlay(game, net, 'slips', 2 * i + 1).seats[0]?.outcome);
  expect(new Set(outcomes).size).toBeGreaterThan(2);
});

test('every fourth game evaluates the net against a player without it, with no answers at random', () => {
  const evaluations = Array.from({ length: 4 }, (_, i) => selfPlay(game, net, 'trials', 4 * i));
  // A fresh net plays as the estimate does, which is all there is to this game.
  expect(evaluations.map(({ won }) => won)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test('where a game has plans, the one with the highest value is followed, but for biases and answers at random', () => {
  const usual = { name: 'usual', answer: () => 0 };
  const planned: AnyGame = { ...game, plans: () => [0, 1, 2].map((answer) => ({ answer, next: usual })) };
  // Number 0 is an evaluation: seat 0 plays as usual and takes nothing, seat 1 takes two each time and gives one away.
  expect(selfPlay(planned, net, 'plans', 0)).toMatchObject({ won: 1 });
  expect(selfPlay(planned, net, 'plans', 1)).toEqual(selfPlay(planned, net, 'plans', 1));
});

test('against a rival, which has either seat in turn and no answers at random, every fourth game is an evaluation', () => {
  const games = Array.from({ length: 48 }, (_, number) => ({
    ...selfPlay(game, net, 'rival', number, net),
    rival: (number + Math.floor(number / 4)) % 2,
  }));
  // All there is to this game is the estimate: only a random answer loses.
  const lost = games.filter(({ seats, rival }) => (seats[1 - rival]?.outcome ?? 0) < 0);
  expect(lost.length).toBeGreaterThan(0);
  expect(games.filter(({ seats, rival }) => (seats[rival]?.outcome ?? 0) < 0)).toEqual([]);
  expect(games.flatMap(({ won }) => won ?? [])).toEqual(Array.from({ length: 12 }, () => 0.5));
});
