import { type Adviser, type AnyGame, type Plan, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { mind } from './mind.ts';
import { observed } from './observed.fixture.ts';
import { pebble } from './pebble.fixture.ts';

const always = (name: string, answer: number): Adviser<unknown> => ({ name, answer: () => answer });

/** A game whose plans are these. */
const planning = (game: AnyGame, plans: readonly Plan<unknown>[]): AnyGame => ({ ...game, plans: () => plans });

const answer = (game: AnyGame, iterations = 60): number => mind({ iterations }).answer(observed(game), rngFrom('plan'));

test('where there is one plan its answer is given without looking further', () => {
  const game = planning(pebble(3, 3), [{ answer: 0, next: always('usual', 0) }]);
  const blind: AnyGame = {
    ...game,
    copy: () => {
      throw new Error('looked');
    },
  };
  expect(answer(blind)).toBe(0);
});

test('of several plans the one is followed that leaves the seat best off some turns later', () => {
  const usual = always('usual', 1);
  const plans = [0, 1, 2].map((first) => ({ answer: first, next: usual }));
  // Two pebbles would give three away.
  expect(answer(planning(pebble(3, 3), plans))).toBe(1);
  expect(answer(planning(pebble(3, 0), plans))).toBe(2);
});

test('a plan is judged by who plays on after it', () => {
  const plans = [
    { answer: 1, next: always('usual', 0) },
    { answer: 1, next: always('greedy', 2) },
    { answer: 0, next: always('usual', 0) },
  ];
  const asked: string[] = [];
  const watched = plans.map(({ answer: first, next }) => ({
    answer: first,
    next: {
      name: next.name,
      answer: (...of: Parameters<typeof next.answer>) => {
        asked.push(next.name);
        return next.answer(...of);
      },
    },
  }));
  expect(answer(planning(pebble(3, 0), watched))).toBe(1);
  expect(new Set(asked)).toEqual(new Set(['usual', 'greedy']));
});

test('plans bounded by time answer with one of them', () => {
  const plans = [0, 1].map((first) => ({ answer: first, next: always('usual', 1) }));
  const game = planning(pebble(3, 3), plans);
  expect([0, 1]).toContain(mind({ ms: 2 }).answer(observed(game), rngFrom('time')));
});
