import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.cellar.1, DOM-C.cellar.3: Cellar gives an action and draws a card for each card discarded', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar estate estate copper', deck: 'gold silver' } });

  alice.plays('cellar');
  alice.isAsked('discardAny', 'stop, discard copper, discard estate');
  alice.picks('estate', 'estate', 'stop');

  expect(alice.hand).toBe('copper gold silver');
  expect(alice.discard).toBe('estate estate');
  expect(alice.actions).toBe(1);
});

test('DOM-C.cellar.2: Cellar may discard nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar estate', deck: 'gold' } });

  alice.plays('cellar');
  alice.picks('stop');

  expect(alice.hand).toBe('estate');
  expect(alice.deck).toBe('gold');
});

test('DOM-C.cellar.2, DOM-18.5b: a Gold picked first leaves the Copper to be discarded to Cellar, which then lies on top', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar copper estate gold', deck: 'silver silver' } });

  alice.plays('cellar');
  alice.picks('gold');
  alice.isAsked('discardAny', 'stop, discard copper, discard estate');
  alice.picks('copper', 'stop');

  expect(alice.discard).toBe('gold copper');
  expect(alice.hand).toBe('estate silver silver');
});

test('DOM-C.cellar.4, DOM-C.faithful-hound.11: a Faithful Hound set aside from Cellar still counts, before the draw', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound copper', deck: 'gold silver' } });

  alice.plays('cellar');
  alice.picks('copper', 'faithful-hound');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  expect(alice.hand).toBe('gold silver');
  expect(alice.discard).toBe('copper');
  expect(alice.aside).toBe('faithful-hound');
});
