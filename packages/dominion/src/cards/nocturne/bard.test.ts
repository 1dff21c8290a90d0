import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.bard.1, DOM-C.bard.2: Bard gives two Coins, and then a Boon that nobody is asked to want', () => {
  const table = tableOf({ alice: { hand: 'bard' }, boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.plays('bard');

  expect(table.events.slice(0, 5).map(({ type }) => type)).toEqual(['played', 'bonus', 'boon', 'received', 'gained']);
  expect(alice.coins).toBe(2);
  expect(alice.discard).toBe('silver');
});

test('DOM-C.bard.3: a Bard played twice by Throne Room receives two Boons', () => {
  const table = tableOf({
    alice: { hand: 'throne-room bard', deck: 'gold estate' },
    boons: 'the-mountains-gift the-seas-gift',
  });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('bard');

  expect(alice.coins).toBe(4);
  expect(alice.discard).toBe('silver');
  expect(alice.hand).toBe('gold');
  expect(table.boonDiscard).toBe('the-mountains-gift the-seas-gift');
});
