import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.witch.1, DOM-C.witch.2: Witch gives two cards, and each other player in turn gains a Curse', () => {
  const table = tableOf({
    alice: { hand: 'witch', deck: 'gold silver copper' },
    bob: { hand: 'copper' },
    carol: { hand: 'copper' },
  });
  const { alice, bob, carol } = table;

  alice.plays('witch');

  expect(alice.hand).toBe('gold silver');
  expect(alice.discard).toBe('');
  expect(bob.discard).toBe('curse');
  expect(carol.discard).toBe('curse');
  expect(table.told('gained').map(({ seat }) => seat)).toEqual([1, 2]);
});

test('DOM-C.witch.3, DOM-5.8: the last Curse goes to the first player in turn order', () => {
  const { alice, bob, carol } = tableOf({ alice: { hand: 'witch' }, players: 3, piles: { curse: 1 } });

  alice.plays('witch');

  expect(bob.discard).toBe('curse');
  expect(carol.discard).toBe('');
});
