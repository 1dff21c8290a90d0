import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.leprechaun.1: Leprechaun gains a Gold before its player receives the Hex', () => {
  const { alice } = tableOf({
    alice: { hand: 'leprechaun', deck: 'estate copper copper' },
    hexes: 'bad-omens',
  });

  alice.plays('leprechaun');

  expect(alice.discard).toBe('gold estate');
  expect(alice.deck).toBe('copper copper');
});

test('DOM-C.leprechaun.1: with no Gold left Leprechaun gains none, and the Hex comes all the same', () => {
  const { alice } = tableOf({ alice: { hand: 'leprechaun' }, hexes: 'greed', piles: { gold: 0 } });

  alice.plays('leprechaun');

  expect(alice.discard).toBe('');
  expect(alice.deck).toBe('copper');
});

test('DOM-C.leprechaun.2, DOM-C.leprechaun.3: Leprechaun as the seventh card in play gains a Wish and brings no Hex', () => {
  const table = tableOf({
    alice: { hand: 'leprechaun', play: 'village village village market market market' },
    hexes: 'greed',
  });
  const { alice } = table;

  alice.plays('leprechaun');

  expect(alice.discard).toBe('gold wish');
  expect(table.told('hex')).toEqual([]);
  expect(table.left('wish')).toBe(11);
});

test('DOM-C.leprechaun.2: a Den of Sin from the turn before is one of the seven cards in play', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'den-of-sin',
      deck: 'village village village village village leprechaun estate estate estate estate estate estate',
    },
    phase: 'night',
    hexes: 'greed',
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.plays('village', 'village', 'village', 'village', 'village', 'leprechaun');

  expect(alice.discard).toBe('gold wish');
});

test('DOM-C.leprechaun.3: with seven cards in play and no Wish left nothing takes the place of the Wish', () => {
  const table = tableOf({
    alice: { hand: 'leprechaun', play: 'village village village market market market' },
    hexes: 'greed',
    piles: { wish: 0 },
  });
  const { alice } = table;

  alice.plays('leprechaun');

  expect(alice.discard).toBe('gold');
  expect(table.told('hex')).toEqual([]);
});

test('DOM-C.leprechaun.4: with eight cards in play Leprechaun brings its player a Hex and no Wish', () => {
  const table = tableOf({
    alice: { hand: 'leprechaun', play: 'village village village village market market market' },
    hexes: 'greed',
  });
  const { alice } = table;

  alice.plays('leprechaun');

  expect(alice.discard).toBe('gold');
  expect(alice.deck).toBe('copper');
  expect(table.told('hex')).toEqual([{ type: 'hex', seat: 0, hex: 'greed' }]);
});

test('DOM-C.leprechaun.5: a Pixie that was trashed is no card in play for Leprechaun', () => {
  const { alice } = tableOf({
    alice: { hand: 'pixie leprechaun', play: 'village village market market market' },
    boons: 'the-mountains-gift',
    hexes: 'greed',
  });

  alice.plays('pixie');
  alice.picks('yes');
  alice.plays('leprechaun');

  expect(alice.discard).toBe('silver silver gold');
  expect(alice.deck).toBe('copper');
});

test('DOM-C.leprechaun.5: Treasures under a Crypt are no cards in play for Leprechaun', () => {
  const { alice, bob } = tableOf({
    alice: {
      play: 'copper copper',
      hand: 'crypt',
      deck: 'village village village village leprechaun estate estate estate estate',
    },
    phase: 'night',
    hexes: 'greed',
  });

  alice.plays('crypt');
  alice.picks('copper', 'copper');
  bob.endsTurn();
  alice.plays('village', 'village', 'village', 'village', 'leprechaun');

  expect(alice.inPlay).toBe('crypt leprechaun village village village village');
  expect(alice.aside).toBe('copper');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.leprechaun.5: a Boon kept in front of the player is no card in play for Leprechaun', () => {
  const { alice } = tableOf({
    alice: { hand: 'bard leprechaun', play: 'village village market market' },
    actions: 2,
    boons: 'the-forests-gift',
    hexes: 'greed',
  });

  alice.plays('bard', 'leprechaun');

  expect(alice.boons).toBe('the-forests-gift');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.leprechaun.5: a State is no card in play for Leprechaun', () => {
  const { alice } = tableOf({
    alice: { hand: 'leprechaun', play: 'village village market market market', misery: 1 },
    hexes: 'greed',
  });

  alice.plays('leprechaun');

  expect(alice.discard).toBe('gold');
});

test('DOM-C.leprechaun.6, DOM-C.necromancer.13: a Leprechaun that Necromancer plays counts the Necromancer and not itself', () => {
  const { alice } = tableOf({
    alice: { hand: 'necromancer', play: 'village village village market market market' },
    trash: 'leprechaun',
    hexes: 'greed',
  });

  alice.plays('necromancer');
  alice.picks('leprechaun');

  expect(alice.discard).toBe('gold wish');
});

test('DOM-C.leprechaun.7: neither a Moat nor a Guardian stops the Hex of one’s own Leprechaun', () => {
  const { alice } = tableOf({
    alice: { hand: 'leprechaun moat', guarded: true },
    bob: { hand: 'moat' },
    hexes: 'plague',
  });

  alice.plays('leprechaun');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('curse moat');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.leprechaun.8, DOM-15.3a: Deluded from a Leprechaun keeps its player from buying Actions that very turn', () => {
  const table = tableOf({ alice: { hand: 'leprechaun' }, coins: 4, hexes: 'delusion' });

  table.alice.plays('leprechaun');

  expect(table.texts()).toContain('buy silver');
  expect(table.texts()).not.toContain('buy village');
});

test('DOM-C.leprechaun.8, DOM-15.3a: Envious from a Leprechaun makes a Silver worth one Coin that very turn', () => {
  const { alice } = tableOf({ alice: { hand: 'leprechaun silver' }, hexes: 'envy' });

  alice.plays('leprechaun', 'silver');

  expect(alice.coins).toBe(1);
});

test('DOM-C.leprechaun.9: with Throne Room each play of Leprechaun gains a Gold and brings a Hex of its own', () => {
  const { alice } = tableOf({ alice: { hand: 'throne-room leprechaun' }, hexes: 'greed plague' });

  alice.plays('throne-room');
  alice.picks('leprechaun');

  expect(alice.discard).toBe('gold gold');
  expect(alice.deck).toBe('copper');
  expect(alice.hand).toBe('curse');
});

test('DOM-C.leprechaun.9: with Throne Room each play of Leprechaun counts to seven anew', () => {
  const { alice } = tableOf({
    alice: { hand: 'throne-room leprechaun', play: 'village village market market market' },
    hexes: 'greed',
  });

  alice.plays('throne-room');
  alice.picks('leprechaun');

  expect(alice.discard).toBe('gold wish gold wish');
});

test('DOM-C.leprechaun.10: a game with Leprechaun has the pile of twelve Wishes', () => {
  expect(tableOf({ kingdom: 'leprechaun' }).left('wish')).toBe(12);
});
