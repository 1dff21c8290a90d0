import { GAMES } from '@nightjar/games';
import { type AnyGame, type JsonObject, type Player, unwrap } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { type ArenaSettings, arena, type Duel } from './arena.ts';
import { Forfeit } from './arena-game.ts';
import { greedy, random, search } from './index.ts';
import { pebble } from './pebble.fixture.ts';

const always = (action: number): Player => ({ name: `always ${action}`, answer: () => action });

const optionsFor = (players: number): JsonObject => unwrap<JsonObject>(nocturne.options({ players }));

test('the cross-table counts wins, draws and points from both sides', async () => {
  const report = await arena({
    game: pebble(3, 0),
    options: {},
    players: 2,
    contestants: [always(2), always(1), always(1)],
    games: 4,
    seed: 's',
  });
  const duel = (bot: number, against: number): Duel => report.duels[bot * 2 + against] as Duel;
  expect(report.games).toBe(12);
  expect(duel(0, 0)).toMatchObject({ bot: 'always 2', against: 'always 1', games: 4, seeds: 2, wins: 4, losses: 0 });
  expect(duel(0, 0).winRate).toEqual({ mean: 1, low: 0.025 ** (1 / 2), high: 1 });
  expect(duel(0, 0).scoreDifference).toEqual({ mean: 3, low: 3, high: 3 });
  expect(duel(1, 0)).toMatchObject({ bot: 'always 1', against: 'always 2', wins: 0, losses: 4 });
  expect(duel(1, 1)).toMatchObject({ wins: 0, draws: 4, losses: 0 });
  expect(duel(1, 1).winRate.mean).toBe(0.5);
  expect(report.standings[0]).toMatchObject({ bot: 'always 2', games: 8, meanScore: 6, meanPlace: 1, forfeits: 0 });
});

test('a player that forfeits has lost the game, and the others share the victory', async () => {
  const broken: Player = {
    name: 'broken',
    answer: () => {
      throw new Forfeit('fell over');
    },
  };
  const { standings, duels } = await arena({
    game: pebble(2, 0),
    options: {},
    players: 2,
    contestants: [always(1), broken],
    games: 4,
    seed: 's',
  });
  expect(duels[0]).toMatchObject({ bot: 'always 1', wins: 4, losses: 0 });
  expect(standings[0]).toMatchObject({ forfeits: 0, forfeit: null, meanPlace: 1 });
  expect(standings[1]).toMatchObject({ forfeits: 4, forfeit: 'fell over', meanPlace: 2, meanScore: Number.NaN });
});

test('a game that is not over after the most answers is truncated: no points, the first place shared, and counted', async () => {
  const heard: unknown[] = [];
  const listening: Player = { ...always(2), rise: (result) => void heard.push(result) };
  const settings = { ...twoOf(pebble(2, 0)), contestants: [listening, always(1)], games: 4 };
  const { games, truncated, answers, duels, standings } = await arena({ ...settings, most: 3 });
  expect({ games, truncated, answers }).toEqual({ games: 4, truncated: 4, answers: 12 });
  expect(duels[0]).toMatchObject({ wins: 0, draws: 4, losses: 0, scoreDifference: { mean: Number.NaN } });
  expect(standings[0]).toMatchObject({ meanScore: Number.NaN, meanPlace: 1, forfeits: 0, forfeit: null });
  expect(heard).toEqual([null, null, null, null]);
  expect(await arena({ ...settings, most: 4 })).toMatchObject({ truncated: 0, duels: [{ wins: 4 }, { losses: 4 }] });
});

test('a player alone has won neither a truncated game nor one it forfeits', async () => {
  const alone: AnyGame = { ...pebble(1, 0), setup: () => ({ taken: [0], turn: 0, turns: 1 }) };
  const broken: Player = {
    name: 'broken',
    answer: () => {
      throw new Forfeit('fell over');
    },
  };
  const settings = { ...twoOf(alone), players: 1, contestants: [always(1), broken], games: 1 };
  expect((await arena(settings)).standings).toMatchObject([{ firsts: 1 }, { firsts: 0 }]);
  expect((await arena({ ...settings, most: 0 })).standings).toMatchObject([{ firsts: 0 }, { firsts: 0 }]);
});

test('a player that fails in another way is a fault of the program, not a lost game', async () => {
  const bug: Player = { name: 'bug', answer: () => Promise.reject(new TypeError('bug')) };
  const settings = { game: pebble(1, 0), options: {}, players: 2, contestants: [always(1), bug], games: 2, seed: 's' };
  await expect(arena(settings)).rejects.toThrow('bug');
});

test('contestants hear when a game begins and how it ended, once each however many seats they have', async () => {
  const heard: string[] = [];
  const listening: Player = {
    ...always(2),
    sit: (game) => void heard.push(`sit ${game.name}`),
    rise: (result) => void heard.push(`rise ${result?.scores.join(',')}`),
  };
  await arena({ ...twoOf(pebble(1, 0)), contestants: [listening, always(1)], games: 1 });
  expect(heard).toEqual(['sit pebble', 'rise 2,1', 'sit pebble', 'rise 1,2']);
});

test('where each sits alone, they are compared by what they have on the same seeds', async () => {
  const alone: AnyGame = { ...pebble(1, 0), setup: () => ({ taken: [0], turn: 0, turns: 1 }) };
  const { games, duels, standings } = await arena({
    ...twoOf(alone),
    players: 1,
    contestants: [always(0), always(1)],
    games: 2,
  });
  expect(games).toBe(4);
  expect(duels[0]).toMatchObject({ bot: 'always 0', games: 2, wins: 0, losses: 2, scoreDifference: { mean: -1 } });
  expect(standings[1]).toMatchObject({ meanScore: 1, scores: { p10: 1, p50: 1, p90: 1 }, firsts: 1 });
});

test('a test of two ends as soon as it is clear who is stronger', async () => {
  const settings: ArenaSettings = { ...twoOf(pebble(3, 0)), contestants: [always(2), always(1)], games: 1000 };
  const { games, sprt } = await arena({ ...settings, sprt: { elo0: 0, elo1: 50 } });
  expect(sprt).toMatchObject({ holds: 'elo1', seeds: games / 2 });
  expect(games).toBeLessThan(60);
});

const twoOf = (game: AnyGame): Omit<ArenaSettings, 'contestants' | 'games'> => ({
  game,
  options: {},
  players: 2,
  seed: 's',
});

test('the arena reads options itself, and options that were read before give the same games', async () => {
  const settings = { game: nocturne, players: 2, contestants: [greedy, random], games: 2, seed: 'options' };
  const wished = await arena({ ...settings, options: { players: 2 } });
  const alreadyRead = await arena({ ...settings, options: optionsFor(2) });
  expect(wished.games).toBe(2);
  expect(wished.duels).toEqual(alreadyRead.duels);
});

test('the arena refuses options that the game does not know, with the fault in words', async () => {
  const settings = { ...twoOf(nocturne), contestants: [greedy, random], games: 2 };
  await expect(arena({ ...settings, options: { players: 9 } })).rejects.toThrow('players');
});

test.each(GAMES)('$name reads its own options to the same', async (listed) => {
  const game = await listed.rules();
  for (const { options, seats } of game.modes) {
    const read = unwrap<JsonObject>(game.options({ ...options, players: seats[0] as number }));
    expect(unwrap(game.options(read))).toEqual(read);
  }
});

test('greedy is stronger than random and a search stronger than greedy', async () => {
  const settings = { game: nocturne, options: optionsFor(2), players: 2, seed: 'ladder' };
  const [lower] = (await arena({ ...settings, contestants: [greedy, random], games: 60 })).duels;
  const [upper] = (await arena({ ...settings, contestants: [search({ iterations: 100 }), greedy], games: 12 })).duels;
  expect(lower?.winRate.mean).toBeGreaterThan(0.65);
  expect(upper?.winRate.mean).toBeGreaterThan(0.65);
});

test('bots play Nocturne for three and four', async () => {
  for (const players of [3, 4]) {
    const report = await arena({
      game: nocturne,
      options: optionsFor(players),
      players,
      contestants: [random, search({ iterations: 5 })],
      games: 1,
      seed: 'many',
    });
    expect(report.games).toBe(players === 3 ? 6 : 14);
    expect(report.duels[1]?.scoreDifference.mean).toBeGreaterThan(0);
  }
});
