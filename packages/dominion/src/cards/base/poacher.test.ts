import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.poacher.1: Poacher gives a card, an action and a Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'poacher estate', deck: 'gold copper' } });

  alice.plays('poacher');

  expect(alice.hand).toBe('estate gold');
  expect([alice.actions, alice.coins]).toEqual([1, 1]);
});

test('DOM-C.poacher.2: Poacher discards a card for each empty Supply pile, after the draw', () => {
  const { alice } = tableOf({
    alice: { hand: 'poacher estate copper', deck: 'gold' },
    piles: { curse: 0, village: 0 },
  });

  alice.plays('poacher');
  alice.isAsked('discardNumber', 'discard copper, discard gold, discard estate');
  alice.picks('estate', 'gold');

  expect(alice.hand).toBe('copper');
  expect(alice.discard).toBe('estate gold');
});

test('DOM-C.poacher.2: Poacher discards the whole hand if that is too small', () => {
  const { alice } = tableOf({
    alice: { hand: 'poacher estate', deck: 'gold' },
    piles: { curse: 0, village: 0, smithy: 0 },
  });

  alice.plays('poacher');

  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('estate gold');
});

test('DOM-C.poacher.3: an empty pile outside the Supply asks for no discard', () => {
  const { alice } = tableOf({ alice: { hand: 'poacher estate', deck: 'gold' }, piles: { wish: 0 } });

  alice.plays('poacher');

  expect(alice.hand).toBe('estate gold');
});
