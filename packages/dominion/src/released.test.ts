import { obeysEditions } from '@nightjar/lab';
import { expect, test } from 'vitest';
import released from '../data/released.json' with { type: 'json' };
import { defaultBox } from './box.ts';
import { dominion } from './game.ts';
import { sources } from './sources.ts';

/** The first edition, under the name it had when names and notes were still part of it. */
const FIRST = 'b4ed32bfa6913f87efeac5c038b4a73a00dccfe1d0b974737c452bd53d92e180';

test('Every edition that was released is kept, admitted and played under each of its names', () => {
  const { names } = obeysEditions(dominion, { edition: defaultBox.edition, released, sources });
  expect(names).toBeGreaterThan(0);
  expect(released.flatMap((release) => release.names)).toContain(FIRST);
});
