import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.laboratory.1: Laboratory gives two cards and an action', () => {
  const { alice } = tableOf({ alice: { hand: 'laboratory', deck: 'gold silver copper' } });

  alice.plays('laboratory');

  expect(alice.hand).toBe('gold silver');
  expect(alice.actions).toBe(1);
});
