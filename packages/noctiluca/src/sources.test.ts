import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('What the rules only depict is marked as reconstructed', () => {
  const marked: { [part: string]: number } = {};
  for (const [place, { source }] of Object.entries(sources.of)) {
    const part = place.replace(/\..*/, '');
    if (source === 'reconstructed') marked[part] = (marked[part] ?? 0) + 1;
  }
  expect(marked).toEqual({
    solo: 4,
    jars: 1,
    pointTokens: 1,
  });
});
