import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.bandit.1: Bandit gains a Gold before anybody reveals a card', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'copper estate' } });

  table.alice.plays('bandit');

  expect(table.alice.discard).toBe('gold');
  const told = table.events.map(({ type }) => type);
  expect(told.indexOf('gained')).toBeLessThan(told.indexOf('revealed'));
});

test('DOM-C.bandit.2: against Bandit each other player in turn reveals two cards, shuffling for the second', () => {
  const table = tableOf({
    alice: { hand: 'bandit' },
    bob: { deck: 'copper', discard: 'estate' },
    carol: { deck: 'curse duchy gold' },
  });

  table.alice.plays('bandit');

  expect(table.told('revealed')).toEqual([
    { type: 'revealed', seat: 1, cards: ['copper', 'estate'] },
    { type: 'revealed', seat: 2, cards: ['curse', 'duchy'] },
  ]);
});

test('DOM-C.bandit.3: of two Treasures that Bandit could trash, the victim chooses one', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'silver gold' } });
  const { alice, bob } = table;

  alice.plays('bandit');
  bob.isAsked('banditTrash', 'trash silver, trash gold');
  bob.picks('silver');

  expect(table.trash).toBe('silver');
  expect(bob.discard).toBe('gold');
});

test('DOM-C.bandit.3, DOM-C.bandit.4: Bandit leaves Coppers; the card that is not trashed is discarded', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'copper silver' }, carol: { deck: 'copper duchy' } });
  const { alice, bob, carol } = table;

  alice.plays('bandit');

  expect(table.trash).toBe('silver');
  expect(bob.discard).toBe('copper');
  expect(carol.discard).toBe('copper duchy');
});

test('DOM-C.bandit.5: Bandit may take an Heirloom or an Idol', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'pouch idol' } });

  alice.plays('bandit');
  bob.isAsked('banditTrash', 'trash pouch, trash idol');
  bob.picks('pouch');

  expect(bob.discard).toBe('idol');
});

test('DOM-C.bandit.6: a Haunted Mirror trashed by Bandit makes its offer before the other card is discarded', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'bandit' },
    bob: { hand: 'village', deck: 'haunted-mirror copper' },
  });

  alice.plays('bandit');
  bob.isAsked('mirrorDiscard', 'stop, discard village');
  expect(bob.discard).toBe('');
  bob.picks('village');

  expect(bob.discard).toBe('village ghost copper');
});
