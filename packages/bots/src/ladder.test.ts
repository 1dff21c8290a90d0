import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { type Action, type AnyGame, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { checkLaws } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { arena } from './arena.ts';
import { type Bot, botAnswer } from './bot.ts';
import { GRADES, type Grade, rungOf } from './grade.ts';
import { readBot } from './spec.ts';

const named = await Promise.all(GAMES.map(async (listed) => [listed.name, await learnt(listed)] as const));
const [, nocturne] = named.find(([name]) => name === 'nocturne') as (typeof named)[number];

/** A grade as it plays where it has all the time it wants: whatever the machine, the same games come out. */
function at(grade: Grade, game: AnyGame): Bot {
  const bot = readBot(rungOf(grade, game), game);
  if (!bot.ok) throw new Error(bot.fault.what);
  return { ...bot.value, name: grade };
}

function optionsOf(game: AnyGame): JsonObject {
  const options = game.options({ ...game.modes[0]?.options, players: 2 });
  if (!options.ok) throw new Error(options.fault.what);
  return options.value as JsonObject;
}

/** The part of the points that the first grade takes from the second. */
async function share(game: AnyGame, first: Grade, second: Grade, games: number): Promise<number> {
  const contestants = [at(first, game), at(second, game)];
  const report = await arena({ game, options: optionsOf(game), players: 2, contestants, games, seed: 'ladder' });
  return report.duels[0]?.winRate.mean ?? 0;
}

/** By how much the first seat is ahead in the end, where both take over after seventy answers at random. */
function lead(game: AnyGame, seed: string, grades: readonly [Grade, Grade]): number {
  const state: unknown = game.setup(optionsOf(game), seed);
  const rng = rngFrom(seed);
  for (let answers = 0; ; answers += 1) {
    const asked = game.pending(state);
    if (asked === null) break;
    const seat = asked.seat as 0 | 1;
    const isBegun = answers >= 70;
    game.apply(
      state,
      isBegun
        ? botAnswer(game, state, at(grades[seat], game), `${seed} ${answers}`)
        : pick<Action>(game.legal(state), rng),
    );
  }
  const [first = 0, second = 0] = game.result(state)?.scores ?? [];
  return first - second;
}

test.each(named)('%s has a rung for every grade, and bots that play them', (_, game) => {
  expect(game.ladder).toHaveLength(GRADES.length);
  expect(new Set(game.ladder).size).toBe(GRADES.length);
  for (const grade of GRADES) expect(readBot(rungOf(grade, game), game).ok).toBe(true);
});

test.each(named)('in %s who is gentle, steady or strong beats a novice', async (_, game) => {
  expect(await share(game, 'gentle', 'novice', 24)).toBeGreaterThan(0.5);
  expect(await share(game, 'steady', 'novice', 4)).toBeGreaterThan(0.5);
  expect(await share(game, 'strong', 'novice', 2)).toBeGreaterThan(0.5);
});

test('the master brings a game that has begun to a better end than a novice', () => {
  const first = lead(nocturne, 'begun', ['master', 'novice']);
  const second = lead(nocturne, 'begun', ['novice', 'master']);
  expect(first - second).toBeGreaterThan(0);
});

test.each(named)(
  'in %s every grade obeys the law of bots: it answers legally, and by what its seat may know alone',
  (_, game) => {
    const bots = GRADES.map((grade) => at(grade, game));
    expect(checkLaws(game, optionsOf(game), 'grades', { bots, every: 120 })).toBeNull();
  },
);
