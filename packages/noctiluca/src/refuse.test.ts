import type { Refusal } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import type { State } from './state.ts';
import { give, newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

/** Why the seat that is asked is refused: rule and reason. */
function why(state: State, text: string): string {
  const refusal = noctiluca.refuse(state, noctiluca.pending(state)?.seat ?? 0, text);
  return refusal === null ? 'allowed' : `${refusal.rule} ${refusal.reason}`;
}
const args = (state: State, text: string): Refusal['with'] | undefined =>
  noctiluca.refuse(state, noctiluca.pending(state)?.seat ?? 0, text)?.with;

/** A position after some answers. */
function after(told: Position, ...texts: readonly string[]): State {
  const state = position(told);
  for (const text of texts) give(state, text);
  return state;
}
const dive = ['dive S0', 'path short', 'number 1'];

test('A player who is not asked is told who is', () => {
  const state = position({});
  expect(noctiluca.refuse(state, 1, 'dive S0')).toEqual({
    rule: 'NLC-5.2',
    reason: 'not-asked',
    with: { seat: 0, question: 'shore' },
  });
});

test('A text that is no answer at all is refused by the clause that asks', () => {
  expect(why(position({}), 'xyzzy')).toBe('NLC-5.2 unreadable');
  expect(why(position({}), 'constructor')).toBe('NLC-5.2 unreadable');
  expect(why(position({}), 'dive S12')).toBe('NLC-5.2 unreadable');
  expect(why(position({}), 'dive S1 S2')).toBe('NLC-5.2 unreadable');
  expect(why(newGame(), 'put back')).toBe('NLC-3.9 unreadable');
  expect(why(newGame(), 'put back jar-gold-99')).toBe('NLC-3.9 unreadable');
  expect(why(newGame({ firstPlayer: 'chosen' }), 'first 3')).toBe('NLC-3.13 unreadable');
  expect(why(after({}, 'dive S0'), 'path crooked')).toBe('NLC-5.4 unreadable');
  expect(why(after({}, 'dive S0', 'path short'), 'number four')).toBe('NLC-5.5 unreadable');
});

test('An answer to another question is told which one is asked', () => {
  expect(why(position({}), 'take 1')).toBe('NLC-5.2 other-question');
  expect(args(position({}), 'take 1')).toEqual({ question: 'shore' });
  expect(why(newGame(), 'dive S0')).toBe('NLC-3.9 other-question');
  expect(why(newGame(), 'pass')).toBe('NLC-3.9 unreadable');
});

test('Only jars that were dealt can be put back', () => {
  const state = newGame();
  const other = state.box.jars.id[state.dealt[1]?.[0] as number] as string;
  expect(why(state, `put back ${other}`)).toBe('NLC-3.9 not-dealt');
  expect(args(state, `put back ${other.toUpperCase()}`)).toEqual({ jar: other });
  expect(why(state, `put back ${other} too`)).toBe('NLC-3.9 unreadable');
});

test('Pawns stand on free shores and nowhere else', () => {
  const state = position({ pawned: 'S4 S5' });
  expect(why(state, 'dive S4')).toBe('NLC-5.2 shore-taken');
  expect(args(state, 'dive s4')).toEqual({ shore: 'S4' });
  expect(why(state, '  Dive   s4 ')).toBe('NLC-5.2 shore-taken');
  expect(why(state, 'dive S4 S5')).toBe('NLC-5.2 unreadable');
  expect(why(state, 'dive C')).toBe('NLC-2.4 no-shore');
  expect(args(state, 'dive o3')).toEqual({ place: 'O3' });
  expect(why(state, 'pass')).toBe('NLC-1.3 no-skipping');
});

test('A choice is changed by taking it back, not by another one on top', () => {
  expect(why(after({}, 'dive S0'), 'dive S1')).toBe('NLC-5.9 take-back-first');
  expect(args(after({}, 'dive S0'), 'dive S1')).toEqual({ question: 'path' });
  expect(why(after({}, 'dive S0', 'path short'), 'path long')).toBe('NLC-5.9 take-back-first');
  expect(why(after({}, 'dive S0', 'path short'), 'dive S2')).toBe('NLC-5.9 take-back-first');
  expect(why(after({}, 'dive S0', 'path short'), 'decline')).toBe('NLC-5.5 other-question');
});

test('Numbers go from 1 to 6', () => {
  const state = after({}, 'dive S0', 'path short');
  expect(why(state, 'number 7')).toBe('NLC-5.5 no-such-number');
  expect(args(state, 'number 0')).toEqual({ number: 0 });
  expect(args(state, 'number -12')).toEqual({ number: -12 });
  for (const text of ['number 7 7', 'number 7x', 'number x7', 'number 1234567890'])
    expect(why(state, text)).toBe('NLC-5.5 unreadable');
});

test('A split keeps to its colour, its jars, the dice there are and the dice that fit', () => {
  const told: Position = { pool: { O0: 'P1 P1 P1 B1' }, jars: ['gold-02 gold-07', 'red-03'] };
  const state = after(told, ...dive);
  expect(why(state, 'place 1 blue jar-gold-02')).toBe('NLC-6.3a other-colour');
  expect(args(state, 'place 1 blue jar-gold-02')).toEqual({ colour: 'blue', now: 'purple' });
  expect(why(state, 'place 1 purple jar-red-03')).toBe('NLC-6.1 not-own-jar');
  expect(why(state, 'place 4 purple jar-gold-02')).toBe('NLC-5.6 not-collected');
  expect(args(state, 'place 4 purple jar-gold-02')).toEqual({ colour: 'purple', count: 3 });
  expect(why(state, 'place 3 purple jar-gold-07')).toBe('NLC-6.1 no-free-space');
  expect(args(state, 'place 3 purple jar-gold-07')).toEqual({ colour: 'purple', jar: 'jar-gold-07', free: 2 });
  expect(why(state, 'place 0 purple jar-gold-02')).toBe('NLC-6.3 must-place');
  expect(args(state, 'place 0 purple jar-gold-02')).toEqual({ colour: 'purple', count: 3 });
  expect(why(state, 'decline')).toBe('NLC-6.3 must-place');
  expect(why(state, 'take 1')).toBe('NLC-6.3a other-question');
  expect(why(state, 'place 10 purple jar-gold-02')).toBe('NLC-5.6 not-collected');
  for (const text of [
    'place 4x purple jar-gold-02',
    'place x4 purple jar-gold-02',
    'place 1 blue jar-gold-02 too',
    'place x purple jar-gold-02',
    'place 1 pink jar-gold-02',
    'place 1 purple jar-x',
    'place purple jar-gold-02',
  ])
    expect(why(state, text)).toBe('NLC-6.3a unreadable');
});

test('A passed die is one that was passed, on an own jar with a free space', () => {
  const state = after({ pool: { O0: 'P1 B1' }, jars: ['gold-03', 'gold-02/PP brown-10'] }, ...dive);
  expect(why(state, 'place green jar-brown-10')).toBe('NLC-7.2 not-passed');
  expect(args(state, 'place green jar-brown-10')).toEqual({ colour: 'green' });
  expect(why(state, 'place purple jar-gold-02')).toBe('NLC-7.2 no-free-space');
  expect(args(state, 'place purple jar-gold-02')).toEqual({ colour: 'purple', jar: 'jar-gold-02', free: 0 });
  expect(why(state, 'place blue jar-gold-03')).toBe('NLC-6.1 not-own-jar');
  expect(args(state, 'place blue jar-gold-03')).toEqual({ jar: 'jar-gold-03' });
  for (const text of [
    'place pink jar-gold-02',
    'place blue jar-x',
    'place 1 blue jar-gold-02',
    'place green jar-gold-02 too',
  ])
    expect(why(state, text)).toBe('NLC-7.2 unreadable');
});

test('Only own full jars are delivered, and only from piles that are not empty is a jar taken', () => {
  const told: Position = { pool: { O0: 'P1 P1' }, jars: ['gold-02/PBB brown-03/POO', 'red-03'], ends: true };
  const state = after({ ...told, piles: ['gold-01', '', 'red-01', ''] }, ...dive);
  expect(why(state, 'deliver jar-red-03')).toBe('NLC-8.5 not-own-jar');
  expect(args(state, 'deliver jar-red-03')).toEqual({ jar: 'jar-red-03' });
  for (const text of ['deliver jar-x', 'deliver jar-red-03 too']) expect(why(state, text)).toBe('NLC-8.5 unreadable');
  give(state, 'deliver jar-gold-02');
  expect(why(state, 'take 2')).toBe('NLC-8.8 pile-empty');
  expect(args(state, 'take 2')).toEqual({ pile: 2 });
  expect(why(state, 'take 4')).toBe('NLC-8.8 pile-empty');
  for (const text of ['take 0', 'take 5', 'take 12']) expect(why(state, text)).toBe('NLC-8.6 no-such-pile');
  expect(args(state, 'take 5')).toEqual({ pile: 5 });
  for (const text of ['take gold', 'take 5x', 'take x5', 'take 5 5'])
    expect(why(state, text)).toBe('NLC-8.6 unreadable');
});

test('The solo player keeps one of the cards drawn', () => {
  const told: Position = { options: { players: 1 }, pool: { O0: 'P1' }, jars: ['gold-02/PBB'], deck: 'red-01 red-03' };
  const state = after(told, ...dive);
  expect(why(state, 'keep jar-red-05')).toBe('NLC-12.3 not-drawn');
  expect(args(state, 'keep jar-red-05')).toEqual({ jar: 'jar-red-05' });
  for (const text of ['keep', 'keep jar-red-05 too']) expect(why(state, text)).toBe('NLC-12.3 unreadable');
});

test('What is legal is never refused, in whole games', () => {
  for (const players of [1, 3]) {
    const state = newGame({ players }, 'legal');
    walk(state, 'legal', () => {
      for (const action of noctiluca.legal(state)) expect(why(state, noctiluca.write(state, action))).toBe('allowed');
    });
  }
});
