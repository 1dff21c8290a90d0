import { expect, test } from 'vitest';
import { changes, inline, sheet, wrapped } from './sheet.ts';

test('short data stand on one line, with quotes only where they are needed', () => {
  expect(inline({ a: [1, 'Wick', 'face down'], b: {}, c: null, d: { e: true } })).toBe(
    '{ a: [1, Wick, "face down"], b: {}, c: null, d: { e: true } }',
  );
});

test('data too long for a line are indented', () => {
  const long = Array.from({ length: 60 }, (_, i) => i);
  expect(sheet({ a: 1, b: [{ c: long }, 2] }, '').slice(0, 4)).toEqual(['a: 1', 'b:', '  0:', '    c:']);
  expect(sheet({ a: 1, b: [{ c: long }, 2] }, '').at(-1)).toBe('  1: 2');
  expect(sheet(7, '  ')).toEqual(['  : 7']);
});

test('only what changed is listed, by its path', () => {
  const before = { a: { b: 1, c: 2 }, d: [{ e: 'x'.repeat(60), f: 1 }], g: 0, h: 1 };
  const after = { a: { b: 1, c: 3 }, d: [{ e: 'x'.repeat(60), f: 2 }], g: 0, i: 5 };
  expect(changes(before, after, '')).toEqual(['a: { b: 1, c: 3 }', 'd.0.f: 2', 'h: gone', 'i: 5']);
  expect(changes(before, before, '')).toEqual([]);
});

test('words are wrapped before they run over the margin, and none is lost', () => {
  const words = Array.from({ length: 40 }, (_, i) => `answer ${i}`);
  const lines = wrapped(words, '  ');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => line.length <= 110)).toBe(true);
  expect(lines.map((line) => line.trim()).join(' ')).toBe(words.join(', '));
  expect(wrapped([], '  ')).toEqual([]);
});

test('a word wider than a line has a line of its own', () => {
  expect(wrapped(['x'.repeat(200), 'y'], '')).toEqual([`${'x'.repeat(200)},`, 'y']);
});
