import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.militia.1: Militia gives two Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'militia' } });

  alice.plays('militia');

  expect(alice.coins).toBe(2);
});

test('DOM-C.militia.2: against Militia each other player in turn chooses what to discard, down to three cards', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'militia copper copper copper copper' },
    bob: { hand: 'copper silver gold estate duchy' },
    carol: { hand: 'copper silver gold estate' },
  });

  alice.plays('militia');
  bob.isAsked('discardDownTo3', 'discard copper, discard silver, discard gold, discard estate, discard duchy');
  bob.picks('estate', 'copper');
  carol.isAsked('discardDownTo3', 'discard copper, discard silver, discard gold, discard estate');
  carol.picks('silver');

  expect(bob.hand).toBe('duchy gold silver');
  expect(bob.discard).toBe('estate copper');
  expect(carol.hand).toBe('copper estate gold');
  expect(alice.hand).toBe('copper copper copper copper');
});

test('DOM-C.militia.3, DOM-6.8: Militia leaves a player with three cards or fewer alone', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'militia' },
    bob: { hand: 'copper silver gold' },
    carol: { hand: 'estate' },
  });

  alice.plays('militia');

  expect(bob.hand).toBe('copper gold silver');
  expect(carol.hand).toBe('estate');
});
