import { expect, test } from 'vitest';
import { dealt, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.fool.1: a Fool does nothing for a player who is Lost in the Woods already', () => {
  const table = tableOf({ alice: { hand: 'fool', lost: true }, boons: 'the-seas-gift' });
  const { alice } = table;

  alice.plays('fool');

  alice.isAsked('buyPhase');
  expect(table.told('boon')).toEqual([]);
  expect(alice.states).toBe('lost-in-the-woods');
});

test('DOM-C.fool.2: Fool takes Lost in the Woods before any Boon, even from another player', () => {
  const table = tableOf({
    alice: { hand: 'fool' },
    bob: { lost: true },
    boons: 'the-mountains-gift the-fields-gift the-forests-gift',
  });
  const { alice, bob } = table;

  alice.plays('fool');

  expect(table.events.map(({ type }) => type)).toEqual(['played', 'took', 'boon', 'boon', 'boon']);
  expect(alice.states).toBe('lost-in-the-woods');
  expect(bob.states).toBe('');
  alice.isAsked('foolBoon');
});

test('DOM-C.fool.2: a player who is Lost in the Woods may discard a card for a Boon at the start of a turn', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'fool', deck: 'estate estate estate estate copper' },
    boons: 'the-fields-gift the-forests-gift the-swamps-gift the-mountains-gift',
  });

  alice.plays('fool');
  alice.picks('the-swamps-gift', 'the-fields-gift');
  alice.endsTurn();
  bob.endsTurn();
  alice.isAsked('lostInTheWoods', 'stop, discard copper, discard estate');
  alice.picks('estate');

  expect(alice.discard).toBe('will-o-wisp fool estate silver');
});

test('DOM-C.fool.3: Fool takes three Boons face up, before any of them is followed', () => {
  const table = tableOf({
    alice: { hand: 'fool' },
    boons: 'the-mountains-gift the-seas-gift the-swamps-gift',
  });
  const { alice, bob } = table;

  alice.plays('fool');
  alice.isAsked('foolBoon', 'receive the-mountains-gift, receive the-seas-gift, receive the-swamps-gift');

  expect(bob.view).toMatchObject({
    afoot: ['the-mountains-gift', 'the-seas-gift', 'the-swamps-gift'],
    boons: { deck: 9, discard: [] },
  });
  expect(alice.gained).toBe(0);
});

test('DOM-C.fool.3: Fool shuffles the discarded Boons if the deck runs out meanwhile', () => {
  const table = tableOf({
    alice: { hand: 'fool' },
    bob: {
      saved:
        'the-earths-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift the-seas-gift ' +
        'the-skys-gift the-suns-gift the-winds-gift',
    },
    boons: 'the-fields-gift',
    boonDiscard: 'the-mountains-gift the-swamps-gift',
  });
  const { alice } = table;

  alice.plays('fool');

  expect(table.told('fateShuffled')).toHaveLength(1);
  alice.isAsked('foolBoon', 'receive the-fields-gift, receive the-mountains-gift, receive the-swamps-gift');
});

test('DOM-C.fool.4: Fool takes fewer than three Boons if there are no more', () => {
  const table = tableOf({
    alice: { hand: 'fool' },
    bob: {
      saved:
        'the-earths-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift the-seas-gift ' +
        'the-skys-gift the-suns-gift the-winds-gift the-fields-gift',
    },
    boons: 'the-mountains-gift the-swamps-gift',
  });
  const { alice } = table;

  alice.plays('fool');
  alice.isAsked('foolBoon', 'receive the-mountains-gift, receive the-swamps-gift');
  alice.picks('the-mountains-gift');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver will-o-wisp');
});

test('DOM-C.fool.5: of the Boons of Fool the next is picked when the one before is done, and the last comes by itself', () => {
  const { alice } = tableOf({
    alice: { hand: 'fool', deck: 'gold silver' },
    boons: 'the-seas-gift the-flames-gift the-mountains-gift',
  });

  alice.plays('fool');
  alice.picks('the-seas-gift');
  expect(alice.hand).toBe('gold');
  alice.isAsked('foolBoon', 'receive the-flames-gift, receive the-mountains-gift');
  alice.picks('the-mountains-gift');
  expect(alice.discard).toBe('silver');
  alice.isAsked('trashHandMay1', 'stop, trash gold');
  alice.picks('gold');

  alice.isAsked('buyPhase');
});

test("DOM-C.fool.6: each Boon of Fool is discarded when it has been received, and The Field's Gift in Clean-up", () => {
  const table = tableOf({
    alice: { hand: 'fool village', deck: 'gold' },
    boons: 'the-fields-gift the-seas-gift the-mountains-gift',
  });
  const { alice } = table;

  alice.plays('fool');
  alice.picks('the-mountains-gift');
  expect(table.boonDiscard).toBe('the-mountains-gift');
  alice.picks('the-fields-gift');
  expect(table.boonDiscard).toBe('the-mountains-gift the-seas-gift');
  expect(alice.boons).toBe('the-fields-gift');
  alice.endsTurn();

  expect(table.boonDiscard).toBe('the-mountains-gift the-seas-gift the-fields-gift');
});

test('DOM-C.fool.7: Boons that Fool has yet to receive are not shuffled in for a Blessed Village', () => {
  const table = tableOf({
    alice: { hand: 'fool copper' },
    bob: {
      saved:
        'the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift the-skys-gift ' +
        'the-suns-gift the-swamps-gift',
    },
    boons: 'the-earths-gift the-seas-gift the-winds-gift',
    boonDiscard: 'the-mountains-gift',
    kingdom: 'blessed-village',
  });
  const { alice } = table;

  alice.plays('fool');
  alice.picks('the-earths-gift', 'copper', 'blessed-village');
  expect(table.told('boon')).toMatchObject([{ boon: 'the-mountains-gift' }]);
  expect(table.boonDeck).toBe('');
  alice.picks('now');

  alice.isAsked('foolBoon', 'receive the-seas-gift, receive the-winds-gift');
});

test('DOM-C.fool.8: a Fool played twice by Throne Room brings its Boons once', () => {
  const table = tableOf({
    alice: { hand: 'throne-room fool', deck: 'gold' },
    boons: 'the-seas-gift the-mountains-gift the-swamps-gift the-winds-gift',
  });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('fool', 'the-seas-gift', 'the-mountains-gift');

  alice.isAsked('buyPhase');
  expect(table.told('played')).toMatchObject([{ card: 'fool', how: 'again' }]);
  expect(table.boonDiscard).toBe('the-seas-gift the-mountains-gift the-swamps-gift');
});

test('DOM-C.fool.9: with Fool each player starts with a Lucky Coin in place of a Copper', () => {
  const state = dealt('fool');
  const deck = 'copper copper copper copper copper copper estate estate estate lucky-coin';

  expect(startingDeck(state, 0).join(' ')).toBe(deck);
  expect(startingDeck(state, 1).join(' ')).toBe(deck);
});
