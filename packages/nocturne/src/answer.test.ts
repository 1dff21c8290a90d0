import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { waysToPlay } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { type Answer, readAnswer, writeAnswer } from './answer.ts';
import { nocturne } from './game.ts';
import { type Options, readOptions } from './options.ts';
import { QUESTIONS } from './state.ts';

/** All texts of legal answers met in random games of every mode, and the questions they answered. */
function textsMet(): { texts: ReadonlySet<string>; questions: ReadonlySet<string> } {
  const texts = new Set<string>();
  const questions = new Set<string>();
  const choosing = readOptions({ advanced: true, firstPlayer: 'chosen', characterAssignment: 'choose', players: 3 });
  const marking = readOptions({ achievementMarking: 'one', dedicationOrder: 'clockwise' });
  if (!choosing.ok || !marking.ok) throw new Error('these are options');
  const ways = [...waysToPlay(nocturne).map(({ options }) => options as Options), choosing.value, marking.value];
  for (const options of ways) {
    for (const seed of ['a', 'b']) {
      const state = nocturne.setup(options, `texts ${seed}`);
      const random = rngFrom(`texts ${seed}`);
      for (let decision = nocturne.pending(state); decision !== null; decision = nocturne.pending(state)) {
        questions.add(decision.question);
        const legal = nocturne.legal(state);
        for (const action of legal) texts.add(nocturne.write(state, action));
        nocturne.apply(state, pick<Action>(legal, random));
      }
    }
  }
  return { texts, questions };
}

test('Every answer of every mode reads as what it says, and is written back to the same text', () => {
  const { texts, questions } = textsMet();
  expect(QUESTIONS.filter((question) => !questions.has(question))).toEqual([]);
  expect(texts.size).toBeGreaterThan(600);
  for (const text of texts) {
    const answer = readAnswer(text);
    expect(answer === null ? null : writeAnswer(answer)).toBe(text);
  }
});

const READ: readonly (readonly [string, Answer])[] = [
  ['first 2', { kind: 'firstPlayer', side: 1 }],
  ['choose redd', { kind: 'choose', character: 'redd' }],
  ['cast 4 b2', { kind: 'cast', how: 'cast', token: '4', space: 'b2' }],
  ['echo star a1', { kind: 'cast', how: 'echo', token: 'star', space: 'a1' }],
  ['leap s8 c3', { kind: 'cast', how: 'leap', token: 's8', space: 'c3' }],
  ['pass', { kind: 'pass' }],
  ['dedicate 3', { kind: 'dedicate', token: '3' }],
  ['dedicate none', { kind: 'dedicate', token: null }],
  ['take back 3', { kind: 'takeBack', token: '3' }],
  ['gift 1', { kind: 'gift', token: '1' }],
  ['gift none', { kind: 'gift', token: null }],
  ['open', { kind: 'open' }],
  ['swap b1', { kind: 'swap', space: 'b1' }],
  ['swap sprite 2', { kind: 'swapSlot', slot: 2 }],
  ['keep herb-A', { kind: 'keep', choice: 'herb-A' }],
  ['hoard pure-S', { kind: 'hoard', choice: 'pure-S' }],
  ['hoard none', { kind: 'hoard', choice: null }],
  ['first runestone-S', { kind: 'first', tile: 'runestone-S' }],
  ['take egg-1', { kind: 'take', tile: 'egg-1' }],
  ['copy skull-4', { kind: 'copy', tile: 'skull-4' }],
  ['copy nothing', { kind: 'copy', tile: null }],
  ['accept', { kind: 'accept' }],
  ['arrange', { kind: 'arrange' }],
  ['tier 0', { kind: 'tier', tier: 0 }],
  ['mark A15', { kind: 'mark', achievement: 'A15' }],
];

test('Each answer has its own kind and words', () => {
  for (const [text, answer] of READ) {
    expect(readAnswer(text)).toEqual(answer);
    expect(writeAnswer(answer)).toBe(text);
  }
});

test('Case and spaces are forgiven, but ids stay as they were typed', () => {
  expect(readAnswer('  CAST   Star  B2 ')).toEqual({ kind: 'cast', how: 'cast', token: 'star', space: 'b2' });
  expect(readAnswer('Take BACK S8')).toEqual({ kind: 'takeBack', token: 's8' });
  expect(readAnswer('SWAP Sprite 3')).toEqual({ kind: 'swapSlot', slot: 3 });
  expect(readAnswer('Hoard NONE')).toEqual({ kind: 'hoard', choice: null });
  expect(readAnswer('keep HERB-a')).toEqual({ kind: 'keep', choice: 'HERB-a' });
});

test('What is no answer reads as nothing', () => {
  const texts = ['', ' ', 'xyzzy', 'constructor', '__proto__', 'cast', 'cast 4', 'cast 4 b2 b3', 'pass now', 'open 1'];
  const more = [
    'first',
    'tier',
    'tier x',
    'tier 01',
    'tier -1',
    'swap',
    'swap sprite',
    'swap sprite x',
    'take back 1 2',
  ];
  for (const text of [...texts, ...more, 'keep', 'take', 'copy', 'mark a b', 'x'.repeat(10_000)]) {
    expect(readAnswer(text)).toBeNull();
  }
});
