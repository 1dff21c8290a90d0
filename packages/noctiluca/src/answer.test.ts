import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readAnswer, writeAnswer } from './answer.ts';
import { noctiluca } from './game.ts';
import { newGame } from './testing/position.ts';
import { walk } from './testing/walk.ts';

/** Every text that is legal somewhere in some whole games. */
function textsMet(): Set<string> {
  const texts = new Set<string>();
  for (const players of [1, 2, 3, 4]) {
    for (let n = 0; n < 6; n += 1) {
      const state = newGame({ players, firstPlayer: 'chosen' }, `answers ${n}`);
      walk(state, `answers ${n}`, () => {
        for (const action of noctiluca.legal(state)) texts.add(noctiluca.write(state, action));
      });
    }
  }
  return texts;
}

test('Every text met in whole games says one thing, and is written as it was read', () => {
  const kinds = new Set<string>();
  for (const text of textsMet()) {
    const answer = readAnswer(text);
    if (answer === null) throw new Error(`"${text}" says nothing`);
    expect(writeAnswer(answer)).toBe(text);
    expect(readAnswer(`  ${text.toUpperCase().replaceAll(' ', '   ')} `)?.kind).toBe(answer.kind);
    kinds.add(answer.kind);
  }
  expect(kinds.size).toBe(11);
});

test('An answer is taken apart into what it speaks of', () => {
  expect(readAnswer('first 2')).toEqual({ kind: 'first', seat: 1 });
  expect(readAnswer('put back jar-gold-01')).toEqual({ kind: 'putBack', jar: 'jar-gold-01' });
  expect(readAnswer('dive S11')).toEqual({ kind: 'dive', shore: 'S11' });
  expect(readAnswer('PATH Long')).toEqual({ kind: 'path', path: 'long' });
  expect(readAnswer('number 6')).toEqual({ kind: 'number', number: 6 });
  expect(readAnswer('place 0 Green jar-red-10')).toEqual({
    kind: 'split',
    count: 0,
    colour: 'green',
    jar: 'jar-red-10',
  });
  expect(readAnswer('place green jar-red-10')).toEqual({ kind: 'place', colour: 'green', jar: 'jar-red-10' });
  expect(readAnswer('decline')).toEqual({ kind: 'decline' });
  expect(readAnswer('deliver jar-red-10')).toEqual({ kind: 'deliver', jar: 'jar-red-10' });
  expect(readAnswer('take 4')).toEqual({ kind: 'take', pile: 4 });
  expect(readAnswer('keep jar-red-10')).toEqual({ kind: 'keep', jar: 'jar-red-10' });
});

test('What nobody could answer anywhere says nothing', () => {
  for (const text of [
    '',
    ' ',
    'xyzzy',
    'constructor',
    'pass',
    'first',
    'first 0',
    'first -1',
    'first 1.5',
    'put jar-gold-01',
    'putback jar-gold-01',
    'dive',
    'dive S1 S2',
    'dive _',
    'path crooked',
    'number four',
    'number 07',
    'number -0',
    'number 1234567890',
    'place pink jar-red-10',
    'place 1 jar-red-10',
    'place 1 green',
    'decline it',
    'take one',
    'keep',
  ])
    expect(readAnswer(text)).toBeNull();
});

test('Whatever is read is written in one spelling, which reads the same', () => {
  const word = fc.constantFrom('first', 'put', 'back', 'dive', 'PATH', 'number', 'place', 'decline', 'deliver', 'take');
  const thing = fc.constantFrom(
    'keep',
    'short',
    'purple',
    'Orange',
    '0',
    '3',
    '-4',
    '012',
    'jar-gold-01',
    'S7',
    '\n',
    'é',
  );
  const texts = fc.array(fc.oneof(word, thing, fc.string({ maxLength: 6 })), { maxLength: 5 });
  fc.assert(
    fc.property(texts, (words) => {
      const answer = readAnswer(words.join(' '));
      expect(answer === null ? null : readAnswer(writeAnswer(answer))).toEqual(answer);
    }),
    { numRuns: 2000, seed: 7 },
  );
});
