import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const ALL =
  'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-mountains-gift the-rivers-gift the-seas-gift the-skys-gift the-suns-gift the-swamps-gift the-winds-gift';

test('DOM-C.sacred-grove.1: Sacred Grove gives a buy and three Coins before the Boon is turned over', () => {
  const table = tableOf({ alice: { hand: 'sacred-grove' }, boons: 'the-mountains-gift' });
  const { alice, bob } = table;

  alice.plays('sacred-grove');

  expect(alice.buyCount).toBe(2);
  expect(alice.coins).toBe(3);
  expect(table.events.map(({ type }) => type).slice(0, 3)).toEqual(['played', 'bonus', 'boon']);
  bob.isAsked('groveAccept');
});

test('DOM-C.sacred-grove.2, DOM-C.sacred-grove.3: the player of Sacred Grove has to receive the Boon, each other player may receive it in turn order', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'sacred-grove' },
    players: 3,
    boons: 'the-mountains-gift',
  });

  alice.plays('sacred-grove');
  expect(alice.discard).toBe('silver');
  bob.isAsked('groveAccept', 'yes, no');
  bob.picks('yes');
  expect(bob.discard).toBe('silver');
  carol.isAsked('groveAccept', 'yes, no');
  carol.picks('yes');

  expect(carol.discard).toBe('silver');
});

test('DOM-C.sacred-grove.3: The Field’s Gift is not shared', () => {
  const { alice } = tableOf({ alice: { hand: 'sacred-grove village' }, boons: 'the-fields-gift' });

  alice.plays('sacred-grove');

  alice.isAsked('actionPhase');
  expect(alice.coins).toBe(4);
});

test('DOM-C.sacred-grove.3: The Forest’s Gift is not shared', () => {
  const { alice } = tableOf({ alice: { hand: 'sacred-grove' }, boons: 'the-forests-gift' });

  alice.plays('sacred-grove');

  alice.isAsked('buyPhase');
  expect(alice.coins).toBe(4);
  expect(alice.buyCount).toBe(3);
});

test('DOM-C.sacred-grove.4: a player who declines the Boon of Sacred Grove declines for nobody else', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'sacred-grove' },
    players: 3,
    boons: 'the-mountains-gift',
  });

  alice.plays('sacred-grove');
  bob.picks('no');
  carol.picks('yes');

  expect(bob.discard).toBe('');
  expect(carol.discard).toBe('silver');
});

test('DOM-C.sacred-grove.5: Sacred Grove is no Attack; a Moat is not asked for and a Guardian does not keep its Boon away', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove' },
    bob: { hand: 'moat', guarded: true },
    boons: 'the-mountains-gift',
  });

  alice.plays('sacred-grove');
  bob.isAsked('groveAccept', 'yes, no');
  bob.picks('yes');

  expect(bob.discard).toBe('silver');
});

test('DOM-C.sacred-grove.6, DOM-13.8: a player who shares The Flame’s Gift trashes a card of their own hand', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove curse' },
    bob: { hand: 'estate copper' },
    boons: 'the-flames-gift',
  });

  alice.plays('sacred-grove');
  alice.picks('stop');
  bob.picks('yes');
  bob.isAsked('trashHandMay1', 'stop, trash copper, trash estate');
  bob.picks('estate');

  expect(bob.hand).toBe('copper');
  expect(alice.hand).toBe('curse');
});

test('DOM-C.sacred-grove.7, DOM-C.the-rivers-gift.4: a player who shares The River’s Gift draws a card at the end of this turn, with its player', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'sacred-grove', deck: 'copper copper copper copper copper gold silver' },
    bob: { hand: 'estate', deck: 'gold silver' },
    carol: { hand: 'estate', deck: 'gold silver' },
    boons: 'the-rivers-gift',
  });

  alice.plays('sacred-grove');
  bob.picks('yes');
  carol.picks('no');
  expect(bob.hand).toBe('estate');
  alice.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold');
  expect(bob.hand).toBe('estate gold');
  expect(carol.hand).toBe('estate');
});

test('DOM-C.sacred-grove.8: the Boon of Sacred Grove is in no pile until the last player has decided', () => {
  const table = tableOf({ alice: { hand: 'sacred-grove' }, players: 3, boons: 'the-mountains-gift' });
  const { alice, bob, carol } = table;

  alice.plays('sacred-grove');
  bob.picks('yes');
  expect(table.afoot).toBe('the-mountains-gift');
  expect(table.boonDiscard).toBe('');
  carol.picks('yes');

  expect(table.boonDiscard).toBe('the-mountains-gift');
});

test('DOM-C.sacred-grove.8: a shared River’s Gift lies in front of the active player until Clean-up', () => {
  const table = tableOf({ alice: { hand: 'sacred-grove' }, boons: 'the-rivers-gift' });
  const { alice, bob } = table;

  alice.plays('sacred-grove');
  bob.picks('yes');
  expect(alice.boons).toBe('the-rivers-gift');
  expect(bob.boons).toBe('');
  alice.endsTurn();

  expect(table.boonDiscard).toBe('the-rivers-gift');
});

test('DOM-C.sacred-grove.9: with Throne Room each play of Sacred Grove turns over a Boon and offers it', () => {
  const table = tableOf({
    alice: { hand: 'throne-room sacred-grove' },
    boons: 'the-mountains-gift the-swamps-gift',
  });
  const { alice, bob } = table;

  alice.plays('throne-room');
  alice.picks('sacred-grove');
  bob.picks('no');
  bob.isAsked('groveAccept', 'yes, no');
  bob.picks('yes');

  expect(alice.discard).toBe('silver will-o-wisp');
  expect(bob.discard).toBe('will-o-wisp');
  expect(alice.coins).toBe(6);
});

test('DOM-C.sacred-grove.10, DOM-13.4b: when there is no Boon to receive, Sacred Grove asks nobody', () => {
  const table = tableOf({ alice: { hand: 'sacred-grove' }, bob: { saved: ALL } });
  const { alice } = table;

  alice.plays('sacred-grove');

  alice.isAsked('buyPhase');
  expect(alice.coins).toBe(3);
  expect(table.told('received')).toEqual([]);
});
