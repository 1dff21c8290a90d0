import { expect, test } from 'vitest';
import { both } from './both.ts';

test('where two makers listen both are told, the earlier first', () => {
  const told: string[] = [];
  const joined = both({ onFocus: () => told.push('one'), type: 'button' }, { onFocus: () => told.push('two') });
  joined.onFocus();
  expect(told).toEqual(['one', 'two']);
  expect(joined.type).toBe('button');
});

test('what is said twice is said by the later', () => {
  expect(both({ title: 'one' }, { title: 'two' })).toEqual({ title: 'two' });
});
