import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.village.1: Village gives a card and two actions', () => {
  const { alice } = tableOf({ alice: { hand: 'village', deck: 'gold copper' } });

  alice.plays('village');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(2);
});
