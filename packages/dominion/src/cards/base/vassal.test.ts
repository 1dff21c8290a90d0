import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.vassal.1, DOM-C.vassal.2: Vassal gives two Coins and discards the top card of the deck', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'gold silver' } });

  alice.plays('vassal');

  expect(alice.coins).toBe(2);
  expect(alice.discard).toBe('gold');
  expect(alice.deck).toBe('silver');
});

test('DOM-C.vassal.2: Vassal shuffles an empty deck to discard a card of it', () => {
  const table = tableOf({ alice: { hand: 'vassal', discard: 'gold' } });

  table.alice.plays('vassal');

  expect(table.told('shuffled')).toHaveLength(1);
  expect(table.told('discarded')).toMatchObject([{ cards: ['gold'] }]);
});

test('DOM-C.vassal.3: an Action that Vassal discards may be played from there without using an action', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'village gold' } });

  alice.plays('vassal');
  alice.isAsked('vassalPlay', 'yes, no');
  alice.picks('yes');

  expect(alice.inPlay).toBe('vassal village');
  expect(alice.discard).toBe('');
  expect(alice.actions).toBe(2);
  expect(alice.hand).toBe('gold');
});

test('DOM-C.vassal.3: an Action that Vassal discards need not be played', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'village gold' } });

  alice.plays('vassal');
  alice.picks('no');

  expect(alice.discard).toBe('village');
});

test('DOM-C.vassal.4: a Faithful Hound set aside when Vassal discards it cannot be played', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'faithful-hound gold silver' } });

  alice.plays('vassal');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-C.vassal.3: a Faithful Hound left where Vassal discards it may be played', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'faithful-hound gold silver' } });

  alice.plays('vassal');
  alice.picks('no');
  alice.isAsked('vassalPlay', 'yes, no');
  alice.picks('yes');

  expect(alice.hand).toBe('gold silver');
});

test('DOM-C.vassal.5: with no card to discard Vassal gives its Coins only', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal' } });

  alice.plays('vassal');

  expect(alice.coins).toBe(2);
  expect(alice.discard).toBe('');
});
