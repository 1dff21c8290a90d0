import { expect, test } from 'vitest';
import { readMessage } from './message.ts';

test('a message is one line of visible signs', () => {
  expect(readMessage('  good\n\tgame \u202Eolleh\u0007 ')).toEqual({ ok: true, value: 'good game olleh' });
  expect(readMessage('👩‍👩‍👧 <b>ü</b>')).toEqual({ ok: true, value: '👩‍👩‍👧 <b>ü</b>' });
});

test('a message that says nothing, too much or climbs over others is refused', () => {
  expect(readMessage(' \u200B\n ').ok).toBe(false);
  expect(readMessage('x'.repeat(500)).ok).toBe(true);
  expect(readMessage('x'.repeat(501)).ok).toBe(false);
  expect(readMessage(`Z${'\u0317'.repeat(8)}`).ok).toBe(false);
});
