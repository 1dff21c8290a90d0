import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { type Answer, readAnswer, writeAnswer } from './answer.ts';
import { nocturion } from './game.ts';
import { answerOf } from './notation.ts';
import { newGame } from './testing/position.ts';

const SAID: readonly (readonly [string, Answer])[] = [
  ['house corvane', { kind: 'house', house: 'corvane' }],
  ['die 4', { kind: 'die', die: 4 }],
  ['reserve 4', { kind: 'reserve', die: 4 }],
  ['discard 4', { kind: 'discardDie', die: 4 }],
  ['equip helm', { kind: 'equip', armor: 'helm' }],
  ['activate lumber-mill 1', { kind: 'activate', location: 'lumber-mill', die: 1 }],
  ['arrow gremlin 3', { kind: 'arrow', beast: 'gremlin', die: 3 }],
  ['use gremlin', { kind: 'use', beast: 'gremlin' }],
  ['ability 2', { kind: 'ability', number: 2 }],
  ['quest quest-i-01', { kind: 'quest', quest: 'quest-i-01' }],
  ['end', { kind: 'end' }],
  ['pass', { kind: 'pass', until: 'window' }],
  ['pass turn', { kind: 'pass', until: 'turn' }],
  ['pass round', { kind: 'pass', until: 'round' }],
  ['use', { kind: 'accept' }],
  ['decline', { kind: 'decline' }],
  ['take wood', { kind: 'take', resource: 'wood' }],
  ['pay iron', { kind: 'pay', resource: 'iron' }],
  ['exchange wood iron', { kind: 'exchange', given: 'wood', taken: 'iron' }],
  ['choose search', { kind: 'choose', operation: 'search', number: null }],
  ['choose take 2', { kind: 'choose', operation: 'take', number: 2 }],
  ['summon gazer', { kind: 'summon', beast: 'gazer' }],
  ['keep gazer', { kind: 'keep', beast: 'gazer' }],
  ['discard bloodthirst', { kind: 'discard', what: 'bloodthirst' }],
  ['curse 3', { kind: 'curse', seat: 2 }],
  ['exhaust gazer', { kind: 'exhaust', beast: 'gazer' }],
  ['refresh gazer', { kind: 'refresh', beast: 'gazer' }],
  ['done', { kind: 'done' }],
  ['change 3 4', { kind: 'change', from: 3, to: 4 }],
  ['district west', { kind: 'district', district: 'west' }],
];

test.each(SAID)('"%s" is written and read', (text, answer) => {
  expect(writeAnswer(answer)).toBe(text);
  expect(readAnswer(text)).toEqual(answer);
  const lenient = readAnswer(`  ${text.toUpperCase().replaceAll(' ', '   ')} `);
  expect(lenient === null ? null : writeAnswer(lenient).toLowerCase()).toBe(text.toLowerCase());
});

test('What says nothing is not read', () => {
  for (const text of [
    '',
    'xyzzy',
    'die',
    'die x',
    'equip crown',
    'take stone',
    'district centre',
    'activate farm',
    'pass year',
    'reserve 04',
  ])
    expect(readAnswer(text)).toBeNull();
});

test('Every legal answer says one thing, in words that read back', () => {
  const kinds = new Set<string>();
  for (const players of [2, 3, 4]) {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const state = newGame(players, seed);
      const random = rngFrom(seed);
      while (nocturion.pending(state) !== null) {
        for (const action of nocturion.legal(state)) {
          const answer = answerOf(state, action);
          kinds.add(answer?.kind ?? '');
          expect(readAnswer(nocturion.write(state, action))).toEqual(answer);
          expect(nocturion.read(state, nocturion.write(state, action))).toBe(action);
        }
        nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
      }
      expect([nocturion.write(state, 0), nocturion.read(state, 'end')]).toEqual(['', null]);
    }
  }
  // The rarest ones need not come up in a few games.
  const known = SAID.map(([, { kind }]) => kind as string);
  expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  expect(kinds.size).toBeGreaterThan(22);
});
