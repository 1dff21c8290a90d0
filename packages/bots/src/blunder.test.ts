import { type Action, type AnyGame, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { blundering } from './blunder.ts';
import type { Bot, Candidate } from './bot.ts';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';

const game = pebble(1, 0);

/** A bot whose candidates are the answers 0, 1, 2 with these worths. */
const minding = (...worths: number[]): Bot => {
  const weighed: Candidate[] = worths
    .map((worth, action) => ({ action, worth, iterations: 1 }))
    .toSorted((a, b) => b.worth - a.worth);
  return {
    name: 'minding',
    limit: null,
    answer: () => weighed[0]?.action as Action,
    begin: () => ({ iterate: () => false, candidates: () => weighed }),
  };
};

const answers = (bot: Bot, of: AnyGame = game): Action[] =>
  Array.from({ length: 400 }, (_, i) => bot.answer(observed(of), rngFrom(`slip ${i}`)));

const share = (given: readonly Action[], action: Action): number =>
  given.filter((answer) => answer === action).length / given.length;

test('an answer nearly as good as the best is taken nearly as often, one far worse never', () => {
  const given = answers(blundering(minding(0, 9.5, 10), 0.2, 'blundering'));
  expect(share(given, 2)).toBeGreaterThan(0.5);
  expect(share(given, 1)).toBeGreaterThan(0.25);
  expect(share(given, 0)).toBe(0);
});

test('the higher the blunder rate, the more often the best answer is missed', () => {
  const missed = [0.05, 0.4, 1.5].map((rate) => 1 - share(answers(blundering(minding(0, 8, 10), rate, 's')), 2));
  expect(missed[0]).toBe(0);
  expect(missed[1]).toBeGreaterThan(missed[0] as number);
  expect(missed[2]).toBeGreaterThan(missed[1] as number);
});

test('equal chance gives equal blunders', () => {
  const bot = blundering(minding(1, 2, 3), 1, 's');
  expect(answers(bot)).toEqual(answers(bot));
});

test('points that count at the end alone are overlooked', () => {
  // Taking 2 brings two points, but only at the end; taking 1 brings one at once.
  const late: AnyGame = {
    ...game,
    atEnd: ['late'],
    explain: (state: { taken: number[] }) =>
      state.taken.map((points, seat) => ({
        seat,
        total: points,
        lines: points === 2 ? [{ category: 'late', points, rule: '', parts: [] }] : [],
      })),
  } as AnyGame;
  expect(share(answers(blundering(minding(0, 1, 2), 1, 's'), late), 2)).toBeLessThan(
    share(answers(blundering(minding(0, 1, 2), 1, 's'), game), 2),
  );
});

test('a bot that does not search blunders among its answer and the best others one ahead', () => {
  const given = answers(blundering({ name: 'plain', limit: null, answer: () => 1 }, 0.6, 's'));
  expect(share(given, 1)).toBeGreaterThan(0.3);
  expect(share(given, 2)).toBeGreaterThan(0.1);
});
