import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { type Action, type AnyGame, type Json, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { advise } from './advice.ts';
import { botAnswer } from './bot.ts';
import { readBot } from './spec.ts';
import { think } from './think.ts';

const games = await Promise.all(GAMES.map(async (listed) => [listed.name, await learnt(listed)] as const));

/** States with a choice from a random game of two. */
function statesOf(game: AnyGame): unknown[] {
  const options = game.options({ ...game.modes[0]?.options, players: 2 });
  if (!options.ok) throw new Error(options.fault.what);
  const state: unknown = game.setup(options.value as JsonObject, 'think');
  const rng = rngFrom('think');
  const states: unknown[] = [];
  for (let i = 0; game.pending(state) !== null; i += 1) {
    const legal: readonly Action[] = game.legal(state);
    if (legal.length > 1 && i % 11 === 0) states.push(game.copy(state));
    game.apply(state, pick(legal, rng));
  }
  return states.slice(0, 6);
}

const viewOf = (game: AnyGame, state: unknown, seat: number): Json =>
  JSON.parse(JSON.stringify(game.view(state, seat))) as Json;

function thought(game: AnyGame, view: Json, seat: number, bot: string, seed: string): string {
  const begun = think(game, { view, seat, bot, seed });
  if (!begun.ok) throw new Error(begun.fault.what);
  while (begun.value.iterate());
  return begun.value.text();
}

test.each(games)(
  'in %s a bot answers from a view as it does at the table, and a hint from the same view begins with the answer of a mind',
  (_, game) => {
    const names = [
      'random',
      'greedy',
      'greedy~30',
      'search:12',
      'mind:12',
      ...(game.advisers ?? []).map(({ name }) => name),
    ];
    for (const [i, state] of statesOf(game).entries()) {
      const seat = game.pending(state)?.seat ?? 0;
      const view = viewOf(game, state, seat);
      for (const name of names) {
        const bot = readBot(name, game);
        if (!bot.ok) throw new Error(bot.fault.what);
        const atTable = game.write(state, botAnswer(game, state, bot.value, `q ${i}`));
        expect([name, thought(game, view, seat, name, `q ${i}`)]).toEqual([name, atTable]);
      }
      const lines = advise(game, view, seat, { seed: `q ${i}`, limit: { iterations: 12 } });
      const first = lines.ok ? lines.value[0]?.steps[0]?.answer : lines.fault.what;
      expect(first).toBe(thought(game, view, seat, 'mind:12', `q ${i}`));
    }
  },
);

test('an unknown bot, what is no view, and a seat that is not asked are faults', () => {
  const [, game] = games[0] as (typeof games)[number];
  const [state] = statesOf(game);
  const seat = game.pending(state)?.seat ?? 0;
  const question = { view: viewOf(game, state, seat), seat, bot: 'greedy', seed: 'x' };
  expect(think(game, question).ok).toBe(true);
  const other = { view: viewOf(game, state, 1 - seat), seat: 1 - seat };
  for (const wrong of [{ bot: 'nobody' }, { view: {} }, other])
    expect(think(game, { ...question, ...wrong }).ok).toBe(false);
});
