import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.harbinger.1: Harbinger gives a card and an action', () => {
  const { alice } = tableOf({ alice: { hand: 'harbinger', deck: 'gold copper' } });

  alice.plays('harbinger');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(1);
});

test('DOM-C.harbinger.2: Harbinger may put any card of the discard pile onto the deck, after the draw', () => {
  const { alice } = tableOf({ alice: { hand: 'harbinger', deck: 'copper', discard: 'gold estate' } });

  alice.plays('harbinger');
  alice.isAsked('discardPileToDeck', 'stop, topdeck gold, topdeck estate');
  alice.picks('gold');

  expect(alice.deck).toBe('gold');
  expect(alice.discard).toBe('estate');
  expect(alice.hand).toBe('copper');
});

test('DOM-C.harbinger.2: Harbinger need not put a card back', () => {
  const { alice } = tableOf({ alice: { hand: 'harbinger', deck: 'copper', discard: 'gold' } });

  alice.plays('harbinger');
  alice.picks('stop');

  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.harbinger.3: with an empty discard pile Harbinger does nothing more', () => {
  const { alice } = tableOf({ alice: { hand: 'harbinger village', discard: 'gold' } });

  alice.plays('harbinger');

  expect(alice.hand).toBe('gold village');
  alice.isAsked('actionPhase');
});
