import { dominion } from '@nightjar/dominion';
import { type AnyGame, type JsonObject, pick, rngFrom } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturion } from '@nightjar/nocturion';
import { nocturne } from '@nightjar/nocturne';
import { expect, test } from 'vitest';
import { advise, type Line, secondOf } from './advice.ts';
import { pebble } from './pebble.fixture.ts';

const GAMES: readonly AnyGame[] = [nocturne, noctiluca, dominion, nocturion];

/** A game in which so many answers were given at random. */
function walked(game: AnyGame, answers: number): unknown {
  const options = game.options({ ...game.modes[0]?.options, players: 2 });
  if (!options.ok) throw new Error('options');
  const state: unknown = game.setup(options.value as JsonObject, 'advice');
  const rng = rngFrom('advice');
  for (let i = 0; i < answers; i += 1) game.apply(state, pick<number>(game.legal(state), rng));
  return state;
}

const linesAt = (game: AnyGame, state: unknown): readonly Line[] => {
  const seat = game.pending(state)?.seat ?? 0;
  const lines = advise(game, game.view(state, seat), seat, { seed: 'a', limit: { iterations: 60 } });
  if (!lines.ok) throw new Error(lines.fault.what);
  return lines.value;
};

test.each(GAMES.map((game) => [game.name, game] as const))(
  'the lines of %s can be played as they are told',
  (_, game) => {
    for (const answers of [0, 6, 13, 20]) {
      const state = walked(game, answers);
      const lines = linesAt(game, state);
      expect(lines.length).toBe(Math.min(2, game.legal(state).length));
      for (const { steps } of lines) {
        const seat = game.pending(state)?.seat;
        const table: unknown = game.copy(state);
        for (const { answer } of steps) {
          expect(game.pending(table)?.seat).toBe(seat);
          const action = game.read(table, answer);
          expect(action).not.toBeNull();
          game.apply(table, action as number);
        }
      }
    }
  },
);

test('the two lines begin with different answers', () => {
  const [first, second] = linesAt(nocturne, walked(nocturne, 6));
  expect(first?.steps[0]?.answer).not.toBe(second?.steps[0]?.answer);
});

test('of the other answers the second line is the one worth most among those a search is sure of', () => {
  const candidate = (action: number, worth: number, iterations: number) => ({ action, worth, iterations });
  const first = candidate(0, 5, 120);
  const others = [candidate(1, 1, 60), candidate(2, 4, 10), candidate(3, 3, 40), candidate(4, 9, 9)];
  expect(secondOf(first, others)?.action).toBe(2);
  expect(secondOf(first, [candidate(1, 1, 3), candidate(2, 9, 2)])?.action).toBe(1);
  expect(secondOf(first, [])).toBeUndefined();
});

test('the two lines are the two answers worth most, the better one first', () => {
  const game = { ...pebble(1, 0), name: 'pebble' };
  const lines = advise(game, game.view(game.setup({}, ''), 0), 0, { seed: 'a', limit: { iterations: 300 } });
  expect(lines.ok && lines.value.map(({ steps }) => steps[0]?.answer)).toEqual(['2', '1']);
});

test('a seat that is not asked and what is no view are faults', () => {
  const state = walked(nocturne, 6);
  const other = 1 - (nocturne.pending(state as never)?.seat ?? 0);
  expect(
    advise(nocturne, nocturne.view(state as never, other), other, { seed: 'a', limit: { iterations: 5 } }),
  ).toEqual({
    ok: false,
    fault: { where: 'seat', what: 'is not asked' },
  });
  expect(advise(nocturne, {}, 0, { seed: 'a', limit: { iterations: 5 } }).ok).toBe(false);
});
