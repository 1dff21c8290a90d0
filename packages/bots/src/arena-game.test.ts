import { expect, test } from 'vitest';
import { gamesOf, lineUps, seatings } from './arena-game.ts';

test('every seat order is played in which each bot sits at least once', () => {
  expect(seatings(2, 2)).toEqual([
    [0, 1],
    [1, 0],
  ]);
  expect(seatings(3, 3)).toHaveLength(6);
  expect(seatings(2, 3)).toHaveLength(6);
  expect(seatings(3, 4)).toHaveLength(36);
});

test('more bots than seats meet in every choice of as many as there are seats', () => {
  expect(lineUps(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(lineUps(2, 4)).toEqual([[0, 1]]);
});

test('all seat orders of all line-ups are played on one seed before the next one', () => {
  const games = gamesOf({ contestants: 3, players: 2, games: 3, seed: 's' });
  expect(games).toHaveLength(12);
  expect(games.map(({ nth }) => nth)).toEqual([0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]);
  expect(games.slice(0, 6).map(({ seats }) => seats)).toEqual([
    [0, 1],
    [1, 0],
    [0, 2],
    [2, 0],
    [1, 2],
    [2, 1],
  ]);
  expect(new Set(games.map(({ seed }) => seed))).toEqual(new Set(['s/0', 's/1']));
});
