import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.sentry.1, DOM-C.sentry.2: Sentry gives a card and an action, then looks at the next two cards', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold', discard: 'estate' } });

  alice.plays('sentry');

  expect(alice.hand).toBe('copper');
  expect(alice.actions).toBe(1);
  expect(alice.hears('looked')).toEqual([{ type: 'looked', seat: 0, cards: ['gold', 'estate'] }]);
  expect(bob.hears('looked')).toEqual([{ type: 'looked', seat: 0, count: 2 }]);
  alice.isAsked('sentryCard');
});

test('DOM-C.sentry.3: Sentry trashes, discards or puts back each card by itself', () => {
  const table = tableOf({ alice: { hand: 'sentry', deck: 'copper curse gold' } });
  const { alice } = table;

  alice.plays('sentry');
  alice.isAsked('sentryCard', 'trash, discard, back');
  alice.picks('trash');
  alice.isAsked('sentryCard', 'trash, discard, back');
  alice.picks('discard');

  expect(table.trash).toBe('curse');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.sentry.4: Sentry trashes before it discards, whichever card was decided on first', () => {
  const { alice } = tableOf({ alice: { hand: 'sentry village', deck: 'copper estate haunted-mirror' } });

  alice.plays('sentry');
  alice.picks('discard', 'trash');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  expect(alice.discard).toBe('');
  alice.picks('stop');

  expect(alice.discard).toBe('estate');
});

test('DOM-C.sentry.4: cards that Sentry puts back go onto the deck in the order chosen', () => {
  const { alice } = tableOf({ alice: { hand: 'sentry', deck: 'copper gold silver estate' } });

  alice.plays('sentry');
  alice.picks('back', 'back');
  alice.isAsked('orderBack', 'topdeck gold, topdeck silver');
  alice.picks('silver');

  expect(alice.deck).toBe('silver gold estate');
});

test('DOM-C.sentry.4: Sentry discards before it puts the rest back', () => {
  const table = tableOf({ alice: { hand: 'sentry', deck: 'copper gold silver' } });

  table.alice.plays('sentry');
  table.alice.picks('back', 'discard');

  const told = table.events.map(({ type }) => type);
  expect(told.indexOf('discarded')).toBeLessThan(told.indexOf('topdecked'));
});
