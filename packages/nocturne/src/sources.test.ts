import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('NOC-2.10: what the books only depict is marked as reconstructed', () => {
  const marked: { [part: string]: number } = {};
  for (const [place, { source }] of Object.entries(sources.of)) {
    const part = place.replace(/\..*/, '');
    if (source === 'reconstructed') marked[part] = (marked[part] ?? 0) + 1;
  }
  expect(marked).toEqual({
    spellTokens: 1,
    tiles: 15,
    scoring: 1,
    twilightGoals: 3,
    moonlightGoals: 10,
    concoctions: 1,
    characters: 1,
    solo: 1,
    twistedTrees: 1,
  });
});
