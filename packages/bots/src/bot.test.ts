import { type Action, type AnyGame, Observation, pick, rngFrom } from '@nightjar/kernel';
import { lantern } from '@nightjar/lab';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { type Bot, botAnswer, chanceOf, greedy, random, search } from './index.ts';

const GAMES: readonly AnyGame[] = [lantern, nocturne];
const BOTS: readonly Bot[] = [random, greedy, search({ iterations: 20 })];

/** States met on a random walk, one in so many. */
function statesOf(game: AnyGame, players: number, seed: string, every: number): unknown[] {
  const options = game.options({ players });
  const state: unknown = game.setup(options.ok ? options.value : {}, seed);
  const rng = rngFrom(seed);
  const states: unknown[] = [];
  for (let i = 0; game.pending(state) !== null; i += 1) {
    if (i % every === 0) states.push(game.copy(state));
    game.apply(state, pick<Action>(game.legal(state), rng));
  }
  return states;
}

const cases = GAMES.flatMap((game) => BOTS.map((bot) => [bot.name, game.name, bot, game] as const));

test.each(cases)('NOC-26.15: %s answers the same in %s whatever its seat cannot see', (_bot, _game, bot, game) => {
  for (const [i, state] of statesOf(game, 3, 'unseen', 9).entries()) {
    const seat = game.pending(state)?.seat ?? 0;
    const answerAt = (at: unknown): Action => bot.answer(new Observation(game, at, seat), chanceOf(bot, `q ${i}`));
    const answer = answerAt(state);
    expect(game.legal(state)).toContain(answer);
    for (const deal of ['a', 'b']) {
      const redealt: unknown = game.determinize(state, seat, rngFrom(`${deal} ${i}`));
      expect(answerAt(redealt)).toBe(answer);
    }
  }
});

test.each(cases)('%s leaves the state of %s as it was', (_bot, _game, bot, game) => {
  for (const [i, state] of statesOf(game, 2, 'untouched', 25).entries()) {
    const before = JSON.stringify(game.toJson(state));
    botAnswer(game, state, bot, `q ${i}`);
    expect(JSON.stringify(game.toJson(state))).toBe(before);
  }
});

test('a bot asked with another seed may answer otherwise', () => {
  const [state] = statesOf(nocturne, 2, 'seeds', 1000);
  const answers = Array.from({ length: 30 }, (_, i) => botAnswer(nocturne, state, random, `q ${i}`));
  expect(new Set(answers).size).toBeGreaterThan(5);
});

test('a bot cannot answer once the game is over', () => {
  const state = nocturne.setup(okOptions(), 'over');
  const rng = rngFrom('over');
  while (nocturne.pending(state) !== null) nocturne.apply(state, pick(nocturne.legal(state), rng));
  expect(() => botAnswer(nocturne, state, random, 'q')).toThrow('the game is over');
});

function okOptions() {
  const options = nocturne.options({ players: 2 });
  if (!options.ok) throw new Error('options');
  return options.value;
}
