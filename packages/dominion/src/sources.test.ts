import { sourceFaults } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { sources } from './sources.ts';

test('Of every card and set it is said where it comes from', () => {
  expect(sourceFaults(defaultBox.edition, sources)).toEqual([]);
});
