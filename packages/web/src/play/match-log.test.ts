import { expect, test } from 'vitest';
import { answersBack, EMPTY_LOG, retold } from './match-log.ts';

const answer = (seq: number, seat: number, ...types: string[]): object => ({
  seq,
  kind: 'answer',
  seat,
  body: {},
  facts: types.map((type) => ({ type })),
});

test('what was taken back takes along what it caused, even where nothing of it was seen', () => {
  const told = retold(EMPTY_LOG, [
    answer(1, 0, 'cast'),
    answer(2, 1),
    { seq: 3, kind: 'undo', seat: 1, body: {}, facts: [] },
  ] as never);
  expect(told.facts.map(({ event }) => event.type)).toEqual(['cast']);
  expect(told.answers).toEqual([{ seq: 1, seat: 0, isForced: false }]);
  const back = retold(told, [
    answer(4, 0),
    answer(5, 1, 'won'),
    { seq: 6, kind: 'consent', body: { count: 3 }, facts: [] },
  ] as never);
  expect(back).toEqual({ seq: 6, facts: [], answers: [] });
});

test('an event is told once, however often it comes', () => {
  const once = retold(EMPTY_LOG, [answer(1, 0, 'cast')] as never);
  expect(retold(once, [answer(1, 0, 'cast')] as never)).toEqual(once);
});

test('the way back to our last answer passes over those that were forced', () => {
  const told = retold(EMPTY_LOG, [
    answer(1, 0),
    answer(2, 1),
    { ...answer(3, 0), body: { forced: true } },
    answer(4, 1),
  ] as never);
  expect(answersBack(told, 0)).toBe(4);
  expect(answersBack(told, 1)).toBe(1);
  expect(answersBack(told, 2)).toBe(0);
});

test('an undo takes back what gave itself after the answer too', () => {
  const forced = { ...answer(2, 1, 'passed'), body: { forced: true } };
  const undo = { seq: 3, kind: 'undo', seat: 0, body: { count: 2 }, facts: [] };
  const told = retold(EMPTY_LOG, [answer(1, 0, 'cast'), forced] as never);
  expect(told.facts.map(({ isForced }) => isForced)).toEqual([false, true]);
  expect(retold(told, [undo] as never)).toEqual({ seq: 3, facts: [], answers: [] });
});
