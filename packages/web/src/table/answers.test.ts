import type { Speech } from '@nightjar/words';
import { expect, test } from 'vitest';
import { grouped, isDirect } from './answers.ts';

const speech = {
  entry: (text: string) => {
    const [verb = '', token = '', space = ''] = text.split(' ');
    return verb === 'cast' ? { group: `cast ${token}`, label: space } : { group: null, label: text };
  },
} as unknown as Speech;

test('answers stand under their headings in the order they come', () => {
  expect(grouped(['pass', 'cast 4 a1', 'cast 5 a1', 'cast 4 b1'], speech, null)).toEqual([
    { group: null, entries: [{ text: 'pass', label: 'pass' }] },
    {
      group: 'cast 4',
      entries: [
        { text: 'cast 4 a1', label: 'a1' },
        { text: 'cast 4 b1', label: 'b1' },
      ],
    },
    { group: 'cast 5', entries: [{ text: 'cast 5 a1', label: 'a1' }] },
  ]);
});

test('a few answers without a heading have buttons of their own, many make a list', () => {
  expect(isDirect('pass', ['pass', 'cast 4 a1'], speech)).toBe(true);
  expect(isDirect('cast 4 a1', ['pass', 'cast 4 a1'], speech)).toBe(false);
  const tiles = Array.from({ length: 9 }, (_, i) => `copy tile-${i}`);
  expect(tiles.some((text) => isDirect(text, tiles, speech))).toBe(false);
});
