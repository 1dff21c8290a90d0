import type { View } from '@nightjar/noctiluca';
import { boardWords, noctilucaWords } from '@nightjar/words/noctiluca';
import { expect, test } from 'vitest';
import { leaderLine } from './leader.ts';

await Promise.all([noctilucaWords.load('en'), noctilucaWords.load('de')]);

/** A majority of these sides, told to the first of them who is at the table. */
const told = (lang: 'en' | 'de', sides: readonly number[], { me = 0, isSolo = false } = {}): string =>
  leaderLine(
    {
      t: boardWords(lang),
      lang,
      me,
      side: (side) => ['Mira', 'Jonas', 'Ada'][side] ?? '',
      table: { solo: isSolo ? ({} as View['solo']) : null },
    },
    { sides, each: 4 },
  );

test('NLC-10.2: the player who would take the tokens left is named as people say it', () => {
  expect(told('en', [])).toBe('nobody has one');
  expect(told('en', [0])).toBe('you would take 4');
  expect(told('en', [1])).toBe('Jonas would take 4');
  expect(told('en', [1, 2])).toBe('Jonas and Ada would take 4 each');
  expect(told('en', [0, 1, 2], { me: 1 })).toBe('you and Mira and Ada would take 4 each');
  expect(told('en', [0, 1], { isSolo: true })).toBe('you and the tempest would take 4 each');
  expect(told('de', [0, 1], { isSolo: true })).toBe('du und der Sturm bekämt je 4');
  expect(told('de', [0, 1])).toBe('du und Jonas bekämt je 4');
});
