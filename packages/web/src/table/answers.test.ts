import type { Speech } from '@nightjar/words';
import { expect, test } from 'vitest';
import { directOf, grouped } from './answers.ts';

const speech = {
  answer: (text: string) => `to ${text}`,
  entry: (text: string) => {
    const [verb = '', token = '', space = ''] = text.split(' ');
    return verb === 'cast' ? { group: `cast ${token}`, label: space } : { group: null, label: text };
  },
} as unknown as Speech;

test('answers stand under their headings in the order they come', () => {
  expect(grouped(['pass', 'cast 4 a1', 'cast 5 a1', 'cast 4 b1'], speech, null)).toEqual([
    { group: null, entries: [{ text: 'pass', label: 'pass', name: 'to pass' }] },
    {
      group: 'cast 4',
      entries: [
        { text: 'cast 4 a1', label: 'a1', name: 'to cast 4 a1' },
        { text: 'cast 4 b1', label: 'b1', name: 'to cast 4 b1' },
      ],
    },
    { group: 'cast 5', entries: [{ text: 'cast 5 a1', label: 'a1', name: 'to cast 5 a1' }] },
  ]);
});

test('a few answers without a heading have buttons of their own, many make a list', () => {
  expect(directOf(['pass', 'cast 4 a1'], speech)).toEqual(['pass']);
  const tiles = Array.from({ length: 9 }, (_, i) => `copy tile-${i}`);
  expect(directOf(tiles, speech)).toEqual([]);
});
