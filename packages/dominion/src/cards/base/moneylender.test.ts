import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.moneylender.1: Moneylender gives three Coins for a Copper that is trashed', () => {
  const table = tableOf({ alice: { hand: 'moneylender copper silver' } });
  const { alice } = table;

  alice.plays('moneylender');
  alice.isAsked('trashHandMay1', 'stop, trash copper');
  alice.picks('copper');

  expect(table.trash).toBe('copper');
  expect(alice.coins).toBe(3);
});

test('DOM-C.moneylender.1: Moneylender gives nothing if no Copper is trashed', () => {
  const { alice } = tableOf({ alice: { hand: 'moneylender copper' } });

  alice.plays('moneylender');
  alice.picks('stop');

  expect(alice.hand).toBe('copper');
  expect(alice.coins).toBe(0);
});

test('DOM-C.moneylender.2: an Heirloom is no Copper to Moneylender', () => {
  const { alice } = tableOf({ alice: { hand: 'moneylender haunted-mirror village' }, actions: 2 });

  alice.plays('moneylender');

  alice.isAsked('actionPhase');
  expect(alice.coins).toBe(0);
});
