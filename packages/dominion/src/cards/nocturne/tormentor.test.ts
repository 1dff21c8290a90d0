import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.tormentor.1, DOM-C.tormentor.2: Tormentor gives two Coins, and alone in play it gains an Imp and brings no Hex', () => {
  const table = tableOf({ alice: { hand: 'tormentor' }, hexes: 'greed' });
  const { alice, bob } = table;

  alice.plays('tormentor');

  expect(alice.coins).toBe(2);
  expect(alice.discard).toBe('imp');
  expect(bob.deck).toBe('');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.tormentor.2: alone in play with no Imp left, Tormentor brings neither an Imp nor a Hex', () => {
  const table = tableOf({ alice: { hand: 'tormentor' }, hexes: 'greed', piles: { imp: 0 } });
  const { alice } = table;

  alice.plays('tormentor');

  expect(alice.discard).toBe('');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.tormentor.3: beside another card in play Tormentor brings the others one and the same Hex and no Imp', () => {
  const table = tableOf({
    alice: { hand: 'tormentor', play: 'village' },
    players: 3,
    hexes: 'plague greed',
  });
  const { alice, bob, carol } = table;

  alice.plays('tormentor');

  expect(alice.coins).toBe(2);
  expect(alice.gained).toBe(0);
  expect(bob.hand).toBe('curse');
  expect(carol.hand).toBe('curse');
});

test('DOM-C.tormentor.3: a second Tormentor in play is another card', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'tormentor', play: 'tormentor' }, hexes: 'plague' });

  alice.plays('tormentor');

  expect(bob.hand).toBe('curse');
});

test('DOM-C.tormentor.4: a Den of Sin from the turn before is another card in play for Tormentor', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'den-of-sin', deck: 'tormentor estate estate estate estate estate estate' },
    phase: 'night',
    hexes: 'plague',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.plays('tormentor');

  expect(bob.hand).toBe('curse');
  expect(alice.gained).toBe(0);
});

test('DOM-C.tormentor.5: a Pixie that was trashed is no card in play, so Tormentor gains an Imp', () => {
  const { alice } = tableOf({
    alice: { hand: 'pixie tormentor' },
    boons: 'the-mountains-gift',
    hexes: 'greed',
  });

  alice.plays('pixie');
  alice.picks('yes');
  alice.plays('tormentor');

  expect(alice.discard).toBe('silver silver imp');
});

test('DOM-C.tormentor.6: a Tormentor that Throne Room plays brings a Hex each time', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'throne-room tormentor' }, hexes: 'plague greed' });

  alice.plays('throne-room');
  alice.picks('tormentor');

  expect(bob.hand).toBe('curse');
  expect(bob.deck).toBe('copper');
  expect(alice.coins).toBe(4);
});

test('DOM-C.tormentor.6: a Tormentor that Conclave plays brings the Hex', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'conclave tormentor' }, hexes: 'plague' });

  alice.plays('conclave');
  alice.picks('tormentor');

  expect(bob.hand).toBe('curse');
});

test('DOM-C.tormentor.6: a Tormentor that Imp plays brings the Hex', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'imp tormentor' }, hexes: 'plague' });

  alice.plays('imp');
  alice.picks('tormentor');

  expect(bob.hand).toBe('curse');
});

test('DOM-C.tormentor.6: a Tormentor that Vassal plays brings the Hex', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'vassal', deck: 'tormentor' }, hexes: 'plague' });

  alice.plays('vassal');
  alice.picks('yes');

  expect(bob.hand).toBe('curse');
});

test('DOM-C.tormentor.6: a Tormentor that Ghost plays brings a Hex each time', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'ghost', deck: 'tormentor estate estate estate estate estate' },
    bob: { deck: 'estate estate estate estate estate' },
    phase: 'night',
    hexes: 'plague greed',
  });

  alice.plays('ghost');
  bob.endsTurn();

  expect(bob.hand).toBe('curse estate estate estate estate estate');
  expect(bob.deck).toBe('copper');
  expect(alice.coins).toBe(4);
});

test('DOM-C.tormentor.7, DOM-12.1: a Tormentor that will only gain an Imp is an Attack and lets a Moat be revealed', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'tormentor' }, bob: { hand: 'moat' } });

  alice.plays('tormentor');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');

  expect(alice.discard).toBe('imp');
});

test('DOM-C.tormentor.8: a game with Tormentor has the pile of thirteen Imps', () => {
  expect(tableOf({ kingdom: 'tormentor' }).left('imp')).toBe(13);
});
