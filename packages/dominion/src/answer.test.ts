import { isDeepStrictEqual } from 'node:util';
import { below, pick, rngFrom } from '@nightjar/kernel';
import { waysToPlay } from '@nightjar/lab';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { ADVISERS, Window } from './advice/index.ts';
import { type Answer, DEEDS, readAnswer, WORDS, writeAnswer } from './answer.ts';
import { dominion } from './game.ts';
import { legal, pending } from './questions.ts';
import { newGame } from './testing/opening.ts';
import { tableOf } from './testing/table.ts';

const [, menu] = ADVISERS;

/** All texts met in a game that is played half by a list and half at random, so that its cards come to be played. */
function textsOf(options: object, seed: string): ReadonlySet<string> {
  const state = newGame({ ...options }, seed);
  const random = rngFrom(seed);
  const texts = new Set<string>();
  for (let decision = pending(state); decision !== null; decision = pending(state)) {
    for (const action of legal(state)) texts.add(dominion.write(state, action));
    const advised = menu?.answer(new Window(state, decision.seat), random) as number;
    dominion.apply(state, below(random, 2) === 0 ? advised : pick(legal(state), random));
  }
  return texts;
}

test('Every answer of whole games of every mode is taken apart and written again as it was', () => {
  const kinds = new Set<string>();
  for (const way of waysToPlay(dominion)) {
    for (const text of [1, 2, 3].flatMap((n) => [...textsOf(way.options, `answers ${way.name} ${n}`)])) {
      const answer = readAnswer(text) as Answer;
      kinds.add(answer.kind);
      expect(writeAnswer(answer)).toBe(text);
      expect(readAnswer(writeAnswer(answer))).toEqual(answer);
    }
  }
  expect(kinds).toEqual(new Set([...DEEDS, 'first', 'word']));
});

test('An answer names a deed and a card, the text that comes first, or a word', () => {
  expect(readAnswer('buy will-o-wisp')).toEqual({ kind: 'buy', card: 'will-o-wisp', isInPlay: false });
  expect(readAnswer('trash copper in play')).toEqual({ kind: 'trash', card: 'copper', isInPlay: true });
  expect(readAnswer('trash')).toEqual({ kind: 'word', word: 'trash' });
  expect(readAnswer('first crypt copper gold')).toEqual({ kind: 'first', card: 'crypt', about: ['copper', 'gold'] });
  expect(readAnswer('receive the-seas-gift')).toEqual({ kind: 'receive', card: 'the-seas-gift', isInPlay: false });
});

test('Case and spaces are forgiven, also those in a name', () => {
  const { alice, state } = tableOf({ alice: { hand: 'throne-room smithy', deck: 'copper' } });

  expect(readAnswer('  Play   THRONE  Room ')).toEqual({ kind: 'play', card: 'throne-room', isInPlay: false });
  expect(readAnswer('Trash Lucky Coin in play')).toEqual({ kind: 'trash', card: 'lucky-coin', isInPlay: true });
  alice.answers('Play Throne Room');
  expect(state.play[0]).toHaveLength(1);
  alice.isAsked('playFromHand', 'play smithy, stop');
});

test('A text that is no answer is null', () => {
  for (const text of [
    '',
    ' ',
    'xyzzy',
    'play',
    'first',
    'end it',
    'yes no',
    'stop copper',
    'constructor x',
    'plays copper',
  ])
    expect(readAnswer(text)).toBeNull();
});

test('Any text is read without a fault, and an answer that was read stays an answer', () => {
  const words = constantFrom(...DEEDS, ...WORDS, 'first', 'in', 'play', 'copper', '__proto__', '\u0000', 'é');
  const said = oneof(
    string(),
    array(words, { maxLength: 6 }).map((some) => some.join(' ')),
  );
  const staysOne = (text: string): boolean => {
    const answer = readAnswer(text);
    return answer === null || isDeepStrictEqual(readAnswer(writeAnswer(answer)), answer);
  };
  expect(() => assert(property(said, staysOne), { seed: 85 })).not.toThrow();
});
