import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import { paragraph, WIDTH, widthOf, wrapped } from './columns.ts';

test('pieces stand on as few lines as they fit on, set in below the head', () => {
  const pieces = Array.from({ length: 30 }, (_, i) => `piece ${i}`);
  const lines = wrapped('Head: ', pieces, ', ');
  expect(lines.length).toBe(5);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(WIDTH);
  expect(lines.slice(1).every((line) => /^ {6}\S/.test(line))).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(`Head: ${pieces.join(', ')}`);
  expect(wrapped('Head: ', [], ', ')).toEqual(['Head: ']);
});

test('colours take no room', () => {
  expect(widthOf(picocolors.createColors(true).bold('four'))).toBe(4);
});

test('a paragraph is broken between words', () => {
  expect(paragraph('one two', '  ')).toEqual(['  one two']);
  const long = paragraph('word '.repeat(40).trim(), '    ');
  expect(long.length).toBe(3);
  for (const line of long) expect(line).toMatch(/^ {4}word( word)*$/);
});
