import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.market.1: Market gives a card, an action, a buy and a Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'market', deck: 'gold copper' } });

  alice.plays('market');

  expect(alice.hand).toBe('gold');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([1, 2, 1]);
});
