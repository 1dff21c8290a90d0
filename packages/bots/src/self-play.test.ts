import { type AnyGame, good, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { freshNet } from './net.ts';
import { pebble } from './pebble.fixture.ts';
import { selfPlay } from './self-play.ts';

const net = freshNet(2, 4, rngFrom('practice'));

/** Pebble with all it takes to selfPlay it. */
const plain = pebble(3, 1);
const game: AnyGame = {
  ...plain,
  modes: [{ id: 'standard', seats: [2], options: {} }],
  options: () => good({ players: 2 }),
  features: (state, seat) => [plain.estimate(state, seat) / 10, 1],
};

test('a game of practice depends on net, seed and number alone, and teaches every seat', () => {
  const lesson = selfPlay(game, net, 'practice', 1);
  expect(selfPlay(game, net, 'practice', 1)).toEqual(lesson);
  expect(lesson.won).toBeNull();
  // Six questions, and two features at each.
  expect(lesson.seats.map(({ features }) => features.length)).toEqual([12, 12]);
  expect((lesson.seats[0]?.outcome ?? 1) + (lesson.seats[1]?.outcome ?? 1)).toBe(0);
});

test('players slip now and then, so that a net learns what comes of it', () => {
  const outcomes = Array.from({ length: 40 }, (_, i) => selfPlay(game, net, 'slips', 2 * i + 1).seats[0]?.outcome);
  expect(new Set(outcomes).size).toBeGreaterThan(2);
});

test('some games are trials without slips, which somebody who has learnt wins or does not', () => {
  const trials = Array.from({ length: 4 }, (_, i) => selfPlay(game, net, 'trials', 4 * i));
  // Whoever has learnt nothing plays as well as the estimate does, which is all there is to this game.
  expect(trials.map(({ won }) => won)).toEqual([0.5, 0.5, 0.5, 0.5]);
});

test('where a game has plans, the one that looks best is followed, for the usual one on a whim or a slip', () => {
  const usual = { name: 'usual', answer: () => 0 };
  const planned: AnyGame = { ...game, plans: () => [0, 1, 2].map((answer) => ({ answer, next: usual })) };
  // Number 0 is a trial: seat 0 plays as usual and takes nothing, seat 1 takes two each time and gives one away.
  expect(selfPlay(planned, net, 'plans', 0)).toMatchObject({ won: 1 });
  expect(selfPlay(planned, net, 'plans', 1)).toEqual(selfPlay(planned, net, 'plans', 1));
});

test('against a rival, who has either seat in turn and never slips, every fourth game is a trial', () => {
  const lessons = Array.from({ length: 48 }, (_, number) => ({
    ...selfPlay(game, net, 'rival', number, net),
    rival: (number + Math.floor(number / 4)) % 2,
  }));
  // All there is to this game is the estimate: only who slips loses.
  const lost = lessons.filter(({ seats, rival }) => (seats[1 - rival]?.outcome ?? 0) < 0);
  expect(lost.length).toBeGreaterThan(0);
  expect(lessons.filter(({ seats, rival }) => (seats[rival]?.outcome ?? 0) < 0)).toEqual([]);
  expect(lessons.flatMap(({ won }) => won ?? [])).toEqual(Array.from({ length: 12 }, () => 0.5));
});
