import type { JsonObject } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import {
  type ArenaReport,
  type ArenaSettings,
  arena,
  type Bot,
  type Duel,
  gamesPlanned,
  greedy,
  lineUps,
  measure,
  random,
  search,
  seatings,
} from './index.ts';
import { pebble } from './pebble.fixture.ts';

const always = (action: number): Bot => ({ name: `always ${action}`, blind: true, answer: () => action });

function reportOf(settings: ArenaSettings): ArenaReport {
  const playing = arena(settings);
  let step = playing.next();
  while (!step.done) step = playing.next();
  return step.value;
}

const optionsFor = (players: number): JsonObject => {
  const options = nocturne.options({ players });
  if (!options.ok) throw new Error('options');
  return options.value;
};

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

test('games are rounded up to whole seeds', () => {
  expect(gamesPlanned({ bots: [random, greedy], players: 2, games: 5 })).toBe(6);
  expect(gamesPlanned({ bots: [random, greedy, always(0)], players: 2, games: 4 })).toBe(12);
});

test('the cross-table counts wins, draws and points from both sides', () => {
  const report = reportOf({
    game: pebble(3, 0),
    options: {},
    players: 2,
    bots: [always(2), always(1), always(1)],
    games: 4,
    seed: 's',
  });
  const duel = (bot: number, against: number): Duel => report.duels[bot * 2 + against] as Duel;
  expect(report.games).toBe(12);
  expect(duel(0, 0)).toMatchObject({ bot: 'always 2', against: 'always 1', games: 4, seeds: 2, wins: 4, losses: 0 });
  expect(duel(0, 0).winRate).toEqual({ mean: 1, low: 1, high: 1 });
  expect(duel(0, 0).scoreDifference).toEqual({ mean: 3, low: 3, high: 3 });
  expect(duel(1, 0)).toMatchObject({ bot: 'always 1', against: 'always 2', wins: 0, losses: 4 });
  expect(duel(1, 1)).toMatchObject({ wins: 0, draws: 4, losses: 0 });
  expect(duel(1, 1).winRate.mean).toBe(0.5);
  expect(report.standings[0]).toEqual({ bot: 'always 2', games: 8, meanScore: 6, meanPlace: 1 });
});

test('an interval has the seeds as its unit and needs two of them', () => {
  expect(measure([1, 2, 3])).toEqual({ mean: 2, low: expect.closeTo(-0.484, 2), high: expect.closeTo(4.484, 2) });
  expect(measure([0.5]).low).toBe(Number.NEGATIVE_INFINITY);
});

test("an interval is as wide as Student's t has it, also for few seeds", () => {
  /** n values around 0 with variance n: half their interval is the quantile itself. */
  const quantile = (n: number): number => {
    const values = Array.from({ length: n }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.sqrt(n - 1));
    return measure(values).high;
  };
  // The 97.5 % quantiles for 1, 3, 5, 9 and 99 degrees of freedom.
  const tabled = new Map([
    [2, 12.706],
    [4, 3.182],
    [6, 2.571],
    [10, 2.262],
    [100, 1.984],
  ]);
  for (const [n, t] of tabled) expect(Math.abs(quantile(n) / t - 1)).toBeLessThan(0.01);
});

test('the arena tells after every game how many have been played', () => {
  const playing = arena({
    game: pebble(1, 0),
    options: {},
    players: 2,
    bots: [always(0), always(1)],
    games: 4,
    seed: 's',
  });
  expect([playing.next().value, playing.next().value, playing.next().value, playing.next().value]).toEqual([
    1, 2, 3, 4,
  ]);
  expect(playing.next().done).toBe(true);
});

test('greedy is stronger than random and a search stronger than greedy', () => {
  const settings = { game: nocturne, options: optionsFor(2), players: 2, seed: 'ladder' };
  const [lower] = reportOf({ ...settings, bots: [greedy, random], games: 60 }).duels;
  const [upper] = reportOf({ ...settings, bots: [search({ iterations: 100 }), greedy], games: 12 }).duels;
  expect(lower?.winRate.mean).toBeGreaterThan(0.65);
  expect(upper?.winRate.mean).toBeGreaterThan(0.65);
});

test('bots play Nocturne for three and four', () => {
  for (const players of [3, 4]) {
    const report = reportOf({
      game: nocturne,
      options: optionsFor(players),
      players,
      bots: [random, search({ iterations: 5 })],
      games: 1,
      seed: 'many',
    });
    expect(report.games).toBe(players === 3 ? 6 : 14);
    expect(report.duels[1]?.scoreDifference.mean).toBeGreaterThan(0);
  }
});
