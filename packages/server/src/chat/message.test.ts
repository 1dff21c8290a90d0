import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

test('a message is one line of visible characters', () => {
  expect(readMessage('  good\n\tgame \u202Eolleh\u0007 ')).toEqual({ ok: true, value: 'good game olleh' });
  expect(readMessage('👩‍👩‍👧 <b>ü</b>')).toEqual({ ok: true, value: '👩‍👩‍👧 <b>ü</b>' });
});

test('a message that is empty, too long or stacks accents is refused', () => {
  expect(readMessage(' \u200B\n ').ok).toBe(false);
  expect(readMessage('x'.repeat(500)).ok).toBe(true);
  expect(readMessage('x'.repeat(501)).ok).toBe(false);
  expect(readMessage(`Z${'\u0317'.repeat(8)}`).ok).toBe(false);
});
