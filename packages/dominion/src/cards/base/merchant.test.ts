import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.merchant.1: Merchant gives a card and an action', () => {
  const { alice } = tableOf({ alice: { hand: 'merchant', deck: 'gold copper' } });

  alice.plays('merchant');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(1);
});

test('DOM-C.merchant.2: the first Silver gives a Coin more for each Merchant played before it', () => {
  const { alice } = tableOf({ alice: { hand: 'merchant merchant copper silver' } });

  alice.plays('merchant', 'merchant', 'copper');
  expect(alice.coins).toBe(1);
  alice.plays('silver');

  expect(alice.coins).toBe(5);
});

test('DOM-C.merchant.2: the Coin of Merchant is told', () => {
  const table = tableOf({ alice: { hand: 'merchant silver' } });

  table.alice.plays('merchant', 'silver');

  const coins = table.told('bonus').map((bonus) => bonus.coins as number);
  expect(coins.reduce((sum, each) => sum + each, 0)).toBe(table.alice.coins);
});

test('DOM-C.merchant.3: the second Silver of the turn gets nothing from Merchant', () => {
  const { alice } = tableOf({ alice: { hand: 'merchant silver silver' } });

  alice.plays('merchant', 'silver', 'silver');

  expect(alice.coins).toBe(5);
});

test('DOM-C.merchant.4: a Merchant played by Necromancer, and thus not in play, gives its Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'necromancer silver' }, trash: 'merchant' });

  alice.plays('necromancer');
  alice.picks('merchant');
  expect(alice.inPlay).toBe('necromancer');
  alice.plays('silver');

  expect(alice.coins).toBe(3);
});

test('DOM-C.merchant.4: a Merchant played twice by Throne Room gives two Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room merchant silver' } });

  alice.plays('throne-room');
  alice.picks('merchant');
  alice.plays('silver');

  expect(alice.coins).toBe(4);
});
