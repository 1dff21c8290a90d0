import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.festival.1: Festival gives two actions, a buy and two Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'festival', deck: 'copper' } });

  alice.plays('festival');

  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([2, 2, 2]);
  expect(alice.hand).toBe('');
});
