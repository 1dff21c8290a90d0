import { expect, test } from 'vitest';
import { readCursor, writeCursor } from './cursor.ts';

test('a cursor comes back as it went out', () => {
  const seen = new Map([
    ['abc-DEF_1', 12],
    ['zzz', 0],
  ]);
  expect(writeCursor(seen)).toBe('abc-DEF_1:12,zzz:0');
  expect(readCursor(writeCursor(seen))).toEqual(seen);
});

test('an invalid cursor counts as empty', () => {
  expect(readCursor(undefined).size).toBe(0);
  expect(readCursor('17').size).toBe(0);
  expect(readCursor('a:-1,b:1e9,c d:1,:4').size).toBe(0);
});

test('a cursor of a hundred tables is read, and no more of it', () => {
  const cursor = Array.from({ length: 150 }, (_, i) => `m${i}:1`).join(',');
  expect([...readCursor(cursor).keys()].at(-1)).toBe('m99');
  expect(readCursor(cursor).size).toBe(100);
});
