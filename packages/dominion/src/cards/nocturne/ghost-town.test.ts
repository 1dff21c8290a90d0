import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test('DOM-C.ghost-town.1: Ghost Town does nothing at once and stays until the Clean-up of the next turn', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'ghost-town', deck: `${FIVE} gold` }, phase: 'night' });

  alice.plays('ghost-town');
  expect(alice.hand).toBe(FIVE);
  expect(alice.inPlay).toBe('ghost-town');
  bob.endsTurn();
  expect(alice.inPlay).toBe('ghost-town');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-C.ghost-town.2: Ghost Town gives a card and a second action at the start of the next turn', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'ghost-town', deck: 'militia moat copper copper copper gold silver' },
    phase: 'night',
  });

  alice.plays('ghost-town');
  bob.endsTurn();

  expect(alice.hand).toBe('copper copper copper gold militia moat');
  expect(alice.actions).toBe(2);
});

test('DOM-C.ghost-town.3, DOM-C.ghost-town.4: a Ghost Town that is bought comes to hand and may be played that Night', () => {
  const { alice } = tableOf({ alice: { deck: FIVE }, phase: 'buy', coins: 3, kingdom: 'ghost-town' });

  alice.buys('ghost-town');
  expect(alice.hand).toBe('ghost-town');
  expect(alice.discard).toBe('');
  alice.isAsked('nightPhase', 'end, play ghost-town');
  alice.plays('ghost-town');

  expect(alice.inPlay).toBe('ghost-town');
});

test("DOM-C.ghost-town.4: a Ghost Town that Devil's Workshop gains in the Night may be played in that Night", () => {
  const { alice } = tableOf({
    alice: { hand: 'devils-workshop', deck: FIVE },
    phase: 'night',
    gained: 1,
    kingdom: 'ghost-town',
  });

  alice.plays('devils-workshop');
  alice.picks('ghost-town');
  alice.isAsked('nightPhase', 'end, play ghost-town');
  alice.plays('ghost-town');

  expect(alice.inPlay).toBe('ghost-town');
});
