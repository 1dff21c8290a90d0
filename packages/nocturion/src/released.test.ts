import { obeysEditions } from '@nightjar/lab';
import { expect, test } from 'vitest';
import released from '../data/released.json' with { type: 'json' };
import { defaultBox } from './box.ts';
import { nocturion } from './game.ts';
import { sources } from './sources.ts';

test('Every edition that was released is kept, admitted and played under each of its names', () => {
  const { names } = obeysEditions(nocturion, { edition: defaultBox.edition, released, sources });
  expect(names).toBeGreaterThan(0);
});
