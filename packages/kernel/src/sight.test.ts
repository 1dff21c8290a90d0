import { expect, test } from 'vitest';
import { decisionFor, heardBy, sightOf } from './sight.ts';
import { answered, isRefusal, laid } from './table.ts';
import { type Pebbles, pebbles } from './testing/pebbles.ts';

test('the seat that is asked receives its answers and how many picks it has; others receive neither', () => {
  const { table } = laid<Pebbles>(pebbles, {}, 'a');
  expect(sightOf(table, 0)).toMatchObject({
    answers: ['lay', 'lay two', 'throw', 'done'],
    decision: { min: 1, max: 1 },
  });
  for (const eyes of [1, 'table'] as const) {
    const { answers, decision } = sightOf(table, eyes);
    expect(answers).toEqual([]);
    expect(decision).toEqual({ seat: 0, question: 'turn', made: 0, rule: 'PEB-1.1' });
  }
});

test('what can be taken back is told to the seat that may', () => {
  const outcome = answered(laid<Pebbles>(pebbles, {}, 'a').table, 0, 'lay');
  if (isRefusal(outcome)) throw new Error(outcome.reason);
  expect([0, 1, 'table' as const].map((eyes) => sightOf(outcome.table, eyes).undo)).toEqual([1, 0, 0]);
});

test('what the end means is told at the end, and not before', () => {
  const proud = { ...pebbles, endings: () => [[{ for: 'proud', with: {} }], []] };
  const { table } = laid<Pebbles>(proud, {}, 'a');
  expect(sightOf(table, 0)).toMatchObject({ result: null, endings: [] });
  const over = { ...table, state: { ...table.state, turns: 4 } };
  expect(sightOf(over, 0)).toMatchObject({ result: { scores: [0, 0] }, endings: [[{ for: 'proud' }], []] });
});

test('eyes hear events as they perceive them, and nothing of those they do not', () => {
  const shy = { ...pebbles, viewEvent: (event: { type: string }, eyes: unknown) => (eyes === 0 ? event : null) };
  expect(heardBy(shy, [{ type: 'lay' }, { type: 'done' }], 0)).toEqual([{ type: 'lay' }, { type: 'done' }]);
  expect(heardBy(shy, [{ type: 'lay' }], 'table')).toEqual([]);
});

test('where a question gives something hidden away, everybody but its seat is told its cover', () => {
  const asked = { seat: 1, question: 'moat', made: 0, min: 1, max: 1, rule: 'X-1' };
  const covered = { ...asked, cover: { question: 'reaction', rule: 'X-2' } };
  expect(decisionFor(covered, 1)).toEqual(asked);
  for (const eyes of [0, 'table'] as const)
    expect(decisionFor(covered, eyes)).toEqual({ seat: 1, question: 'reaction', made: 0, rule: 'X-2' });
});
