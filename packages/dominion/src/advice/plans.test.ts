import { expect, test } from 'vitest';
import { write } from '../notation.ts';
import { type Table, tableOf } from '../testing/table.ts';
import { plans } from './plans.ts';
import { Window } from './window.ts';

const planned = ({ state }: Table, seat: number): readonly string[] =>
  plans(new Window(state, seat)).map(({ answer }) => write(state, answer));

test('cards are played as the menu says: there is one plan', () => {
  expect(planned(tableOf({ alice: { hand: 'smithy village copper' } }), 0)).toEqual(['play village']);
  expect(planned(tableOf({ phase: 'buy', alice: { hand: 'copper silver' } }), 0)).toHaveLength(1);
});

test('every card the coins pay for may be bought, or none; the choice of the menu comes first, and a Curse is never bought', () => {
  const table = tableOf({ phase: 'buy', coins: 3, kingdom: 'smithy village', alice: { hand: 'estate' } });
  const answers = planned(table, 0);

  expect(answers[0]).toMatch(/^buy /);
  expect(answers).toContain('buy silver');
  expect(answers).toContain('buy village');
  expect(answers).toContain('buy copper');
  expect(answers).not.toContain('buy smithy');
  expect(answers).not.toContain('buy curse');
  expect(answers.at(-1)).toBe('end');
  expect(new Set(answers).size).toBe(answers.length);
});

test('a player who is asked by an effect has one plan, the menu’s answer', () => {
  const table = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'copper copper gold estate silver' } });
  table.alice.plays('militia');
  table.bob.isAsked('discardDownTo3');

  expect(planned(table, 1)).toEqual(['discard estate']);
});
