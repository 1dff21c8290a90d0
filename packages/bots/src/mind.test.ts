import { type AnyGame, rngFrom } from '@nightjar/kernel';
import { lantern, obeysLaws } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { mind } from './mind.ts';
import type { Net } from './net.ts';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';

const plain = pebble(1, 0);
/** Pebble, with the pebbles the seat has taken as its second feature. */
const game: AnyGame = {
  ...plain,
  features: (state, seat) => [plain.estimate(state, seat) / 10, (state as { taken: number[] }).taken[seat] as number],
};

/** Two features and one unit, which says so many tens of points for every pebble. */
const liking = (each: number): Net => ({ inputs: 2, hidden: 1, weights: Float64Array.of(0, 1, 0, each, 0) });

const answer = (net: Net | null): number =>
  mind({ iterations: 60 }, () => net).answer(observed({ ...game, result: () => null }), rngFrom('mind'));

test('a mind goes by what was learnt, and by the estimate where nothing was', () => {
  expect(answer(null)).toBe(2);
  expect(answer(liking(1))).toBe(2);
  expect(answer(liking(-1))).toBe(0);
});

test('the end of a game is what it is, whatever was learnt', () => {
  const last: AnyGame = { ...game, setup: () => ({ taken: [0, 0], turn: 0, turns: 1 }) };
  const given = mind({ iterations: 60 }, () => liking(-1)).answer(observed(last), rngFrom('end'));
  expect(given).toBe(2);
});

test('a mind can be stopped after any iteration, and says which candidates it has', () => {
  const thinking = mind({ iterations: 60 }, () => null).begin?.(observed(game), rngFrom('leave'));
  for (let i = 0; i < 10; i += 1) expect(thinking?.iterate()).toBe(true);
  const candidates = thinking?.candidates() ?? [];
  expect(candidates.reduce((sum, { iterations }) => sum + iterations, 0)).toBe(10);
  while (thinking?.iterate());
  expect(thinking?.candidates()[0]?.action).toBe(2);
});

test('a mind obeys the laws for bots', () => {
  obeysLaws(lantern, { seeds: 2, bots: [mind({ iterations: 8 })] });
});
