import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { answerLines, meant } from './answers.ts';
import { nocturneWords } from './words/nocturne.ts';

await nocturneWords.load('en');
const speech = nocturneWords.in('en', { sides: [], you: null, edition: '' });
const lines = (texts: readonly string[]): string[] => answerLines(texts, speech, picocolors.createColors(false));

test('a few answers stand one on a line, with what they are about', () => {
  expect(lines(['keep skull-4', 'keep chest'])).toEqual([
    '  1) keep skull-4 – Skull (4)',
    '  2) keep chest – Cursed Treasure Chest',
  ]);
});

test('many answers are grouped by token and keep their numbers', () => {
  const casts = [1, 2].flatMap((token) =>
    ['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2'].map((space) => `cast ${token} ${space}`),
  );
  const grouped = lines(['pass', ...casts]);
  expect(grouped).toHaveLength(3);
  expect(grouped[0]).toBe('  pass       1)');
  expect(grouped[2]).toBe('  cast 2     9) a1  10) b1  11) c1  12) d1  13) a2  14) b2  15) c2');
});

test('a short form means the plain cast where an ability could be meant too', () => {
  const texts = ['pass', 'cast 4 b2', 'leap 4 b2', 'cast 5 b2', 'leap 5 c3'];
  expect(meant(texts, '4 b2')).toEqual({ kind: 'answer', text: 'cast 4 b2' });
  expect(meant(texts, 'c3')).toEqual({ kind: 'answer', text: 'leap 5 c3' });
  expect(meant(texts, 'b2')).toEqual({ kind: 'several', texts: ['cast 4 b2', 'leap 4 b2', 'cast 5 b2'] });
  expect(meant(texts, '0')).toEqual({ kind: 'number', number: 0 });
  expect(meant(texts, 'jump')).toEqual({ kind: 'none' });
});
