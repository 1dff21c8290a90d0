import { sourceFaults } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { sources } from './sources.ts';

test('Of everything in the box it is said where it comes from, and stand-ins are marked', () => {
  expect(sourceFaults(defaultBox.edition, sources)).toEqual([]);
  const marked = Object.values(sources.of).filter(({ source }) => source === 'reconstructed');
  expect(marked.length).toBeGreaterThan(8);
  expect(sources.legend['reconstructed']).toBeDefined();
});
