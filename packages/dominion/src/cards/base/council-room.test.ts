import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.council-room.1: Council Room gives four cards and a buy', () => {
  const { alice } = tableOf({ alice: { hand: 'council-room', deck: 'copper silver gold estate duchy' } });

  alice.plays('council-room');

  expect(alice.hand).toBe('copper estate gold silver');
  expect(alice.buyCount).toBe(2);
});

test('DOM-C.council-room.2: after its player each other player in turn draws a card for Council Room', () => {
  const table = tableOf({
    alice: { hand: 'council-room', deck: 'copper copper copper copper' },
    bob: { deck: 'silver copper' },
    carol: { deck: 'gold copper' },
  });

  table.alice.plays('council-room');

  expect(table.told('drew').map(({ seat, cards }) => [seat, cards])).toEqual([
    [0, ['copper', 'copper', 'copper', 'copper']],
    [1, ['silver']],
    [2, ['gold']],
  ]);
});

test('DOM-C.council-room.3: Council Room is no Attack, so Moat does not react and Guardian does not stop the draw', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'council-room' },
    bob: { deck: 'silver', guarded: true },
    carol: { hand: 'moat', deck: 'gold' },
  });

  alice.plays('council-room');

  expect(bob.hand).toBe('silver');
  expect(carol.hand).toBe('gold moat');
});
