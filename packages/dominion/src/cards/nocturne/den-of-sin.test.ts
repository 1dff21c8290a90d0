import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test('DOM-C.den-of-sin.1: Den of Sin does nothing at once and stays until the Clean-up of the next turn', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'den-of-sin', deck: `${FIVE} gold` }, phase: 'night' });

  alice.plays('den-of-sin');
  expect(alice.hand).toBe(FIVE);
  expect(alice.inPlay).toBe('den-of-sin');
  bob.endsTurn();
  expect(alice.inPlay).toBe('den-of-sin');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.den-of-sin.2: Den of Sin draws two cards at the start of the next turn, and only then', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'den-of-sin', deck: `${FIVE} gold silver ${FIVE} estate estate` },
    phase: 'night',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  expect(alice.hand).toBe(`${FIVE} gold silver`);
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.hand).toBe(FIVE);
});

test('DOM-C.den-of-sin.3, DOM-C.den-of-sin.4: a Den of Sin that is bought comes to hand and may be played that Night', () => {
  const { alice, bob } = tableOf({
    alice: { deck: `${FIVE} gold silver` },
    phase: 'buy',
    coins: 5,
    kingdom: 'den-of-sin',
  });

  alice.buys('den-of-sin');
  expect(alice.hand).toBe('den-of-sin');
  expect(alice.discard).toBe('');
  alice.isAsked('nightPhase', 'end, play den-of-sin');
  alice.plays('den-of-sin');
  bob.endsTurn();

  expect(alice.hand).toBe(`${FIVE} gold silver`);
});
