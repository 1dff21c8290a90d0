import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.cursed-gold.1: Cursed Gold gives three Coins and a Curse', () => {
  const { alice } = tableOf({ alice: { hand: 'cursed-gold' } });

  alice.plays('cursed-gold');

  expect(alice.coins).toBe(3);
  expect(alice.discard).toBe('curse');
});

test('DOM-C.cursed-gold.2: a Cursed Gold that is not played brings no Curse', () => {
  const { alice } = tableOf({ alice: { hand: 'cursed-gold' } });

  alice.endsTurn();

  expect(alice.hand).toBe('cursed-gold');
});

test('DOM-C.cursed-gold.3: with no Curse left Cursed Gold gives three Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'cursed-gold' }, piles: { curse: 0 } });

  alice.plays('cursed-gold');

  expect(alice.coins).toBe(3);
  expect(alice.gained).toBe(0);
});

test('DOM-C.cursed-gold.4: Pooka cannot trash Cursed Gold', () => {
  const { alice } = tableOf({ alice: { hand: 'pooka cursed-gold copper' } });

  alice.plays('pooka');
  alice.isAsked('trashHandMay1', 'stop, trash copper');
  alice.picks('copper');

  expect(alice.hand).toBe('cursed-gold');
});

test('DOM-C.cursed-gold.4: Chapel can trash Cursed Gold', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel cursed-gold' } });

  alice.plays('chapel');
  alice.picks('cursed-gold');

  expect(alice.hand).toBe('');
});

test('DOM-C.cursed-gold.5: Cursed Gold costs 4, so Exorcist makes no Ghost of it, and has no pile', () => {
  const table = tableOf({ alice: { hand: 'exorcist cursed-gold' }, phase: 'night' });

  table.alice.plays('exorcist');

  table.alice.isAsked('gainSpirit', 'gain will-o-wisp, gain imp');
  expect(table.state.supply.map((kind) => table.state.box.ids[kind])).not.toContain('cursed-gold');
  expect(table.left('cursed-gold')).toBe(-1);
});

test('DOM-C.cursed-gold.6: Cursed Gold gives the Envious three Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'cursed-gold', mood: 'envious' } });

  alice.plays('cursed-gold');

  expect(alice.coins).toBe(3);
});

test('DOM-C.goat.1, DOM-C.goat.2: Goat gives a Coin, then a card from hand may be trashed', () => {
  const table = tableOf({ alice: { hand: 'goat curse estate' } });
  const { alice } = table;

  alice.plays('goat');
  expect(alice.coins).toBe(1);
  alice.isAsked('trashHandMay1', 'stop, trash curse, trash estate');
  alice.picks('curse');

  expect(table.told('trashed')).toEqual([{ type: 'trashed', seat: 0, cards: ['curse'] }]);
  expect(alice.hand).toBe('estate');
});

test('DOM-C.goat.2: Goat need not trash anything', () => {
  const { alice } = tableOf({ alice: { hand: 'goat curse' } });

  alice.plays('goat');
  alice.picks('stop');

  expect(alice.hand).toBe('curse');
});

test('DOM-C.goat.3: Goat may trash a Treasure that has not been played', () => {
  const { alice } = tableOf({ alice: { hand: 'goat copper silver' } });

  alice.plays('copper', 'goat');
  alice.isAsked('trashHandMay1', 'stop, trash silver');
  alice.picks('silver');

  expect(alice.hand).toBe('');
});

test('DOM-C.haunted-mirror.1, DOM-C.haunted-mirror.3: Haunted Mirror gives a Coin and lies in play until Clean-up', () => {
  const { alice } = tableOf({ alice: { hand: 'haunted-mirror village', deck: 'copper copper copper copper copper' } });

  alice.ends();
  alice.plays('haunted-mirror');
  expect(alice.coins).toBe(1);
  expect(alice.inPlay).toBe('haunted-mirror');
  alice.endsTurn();

  expect(alice.discard).toBe('village haunted-mirror');
});

test('DOM-C.haunted-mirror.2: a trashed Haunted Mirror brings a Ghost for an Action discarded from hand', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror village copper' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');

  expect(alice.hand).toBe('copper');
  expect(alice.discard).toBe('village ghost');
});

test('DOM-C.haunted-mirror.2: a player who trashes a Haunted Mirror need not discard an Action', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror village' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop', 'stop');

  expect(alice.hand).toBe('village');
  expect(alice.gained).toBe(0);
});

test('DOM-C.haunted-mirror.2: without an Action in hand a trashed Haunted Mirror offers nothing', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror vampire' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop');

  alice.isAsked('buyPhase');
  expect(alice.gained).toBe(0);
});

test('DOM-C.haunted-mirror.4: two Haunted Mirrors trashed together are two offers', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror haunted-mirror village smithy' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'haunted-mirror', 'stop');
  alice.picks('village');
  alice.isAsked('mirrorDiscard', 'stop, discard smithy');
  alice.picks('smithy');

  expect(alice.discard).toBe('village ghost smithy ghost');
});

test('DOM-C.haunted-mirror.5: with no Ghost left an Action may be discarded for Haunted Mirror all the same', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror village' }, piles: { ghost: 0 } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('village');

  expect(alice.discard).toBe('village');
});

test('DOM-C.haunted-mirror.6: a Faithful Hound discarded for Haunted Mirror may be set aside and brings the Ghost', () => {
  const { alice } = tableOf({ alice: { hand: 'chapel haunted-mirror faithful-hound' } });

  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop', 'faithful-hound');
  alice.isAsked('houndSetAside', 'yes, no');
  expect(alice.gained).toBe(0);
  alice.picks('yes');

  expect(alice.aside).toBe('faithful-hound');
  expect(alice.discard).toBe('ghost');
});

test('DOM-C.haunted-mirror.7, DOM-6.9a: a Haunted Mirror trashed by Bandit makes its offer to the victim', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'bandit village' },
    bob: { hand: 'smithy', deck: 'haunted-mirror' },
  });

  alice.plays('bandit');
  bob.isAsked('mirrorDiscard', 'stop, discard smithy');
  bob.picks('smithy');

  expect(bob.discard).toBe('smithy ghost');
});

test('DOM-C.haunted-mirror.8: a Haunted Mirror trashed by Exorcist brings no Spirit but makes its own offer', () => {
  const { alice } = tableOf({ alice: { hand: 'exorcist haunted-mirror village' }, phase: 'night' });

  alice.plays('exorcist');
  alice.picks('haunted-mirror');
  alice.isAsked('mirrorDiscard', 'stop, discard village');
  alice.picks('stop');

  expect(alice.gained).toBe(0);
});

test('DOM-C.lucky-coin.1: Lucky Coin gives a Coin and a Silver', () => {
  const { alice } = tableOf({ alice: { hand: 'lucky-coin' } });

  alice.plays('lucky-coin');

  expect(alice.coins).toBe(1);
  expect(alice.discard).toBe('silver');
});

test('DOM-C.lucky-coin.2: a Lucky Coin that is not played brings no Silver', () => {
  const { alice } = tableOf({ alice: { hand: 'lucky-coin' } });

  alice.endsTurn();

  expect(alice.hand).toBe('lucky-coin');
});

test('DOM-C.lucky-coin.3: the Silver of Lucky Coin counts as gained, and may be exchanged for a Changeling', () => {
  const { alice } = tableOf({ alice: { hand: 'lucky-coin' }, kingdom: 'changeling' });

  alice.plays('lucky-coin');
  expect(alice.gained).toBe(1);
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes');

  expect(alice.discard).toBe('changeling');
});

test('DOM-C.lucky-coin.4: with no Silver left Lucky Coin gives its Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'lucky-coin' }, piles: { silver: 0 } });

  alice.plays('lucky-coin');

  expect(alice.coins).toBe(1);
  expect(alice.gained).toBe(0);
});

test('DOM-C.pasture.1: Pasture gives a Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'pasture' } });

  alice.plays('pasture');

  expect(alice.coins).toBe(1);
});

test('DOM-C.pasture.2: Pasture is worth a point for each Estate of its owner', () => {
  const { alice } = tableOf({ alice: { hand: 'pasture', deck: 'estate estate duchy' }, bob: { deck: 'estate' } });

  expect(alice.points).toBe(2 + 3 + 2);
});

test('DOM-C.pasture.3: each Pasture counts by itself', () => {
  const { alice } = tableOf({ alice: { hand: 'pasture pasture', deck: 'estate estate' } });

  expect(alice.points).toBe(2 + 2 * 2);
});

test('DOM-C.pasture.4: Shepherd may discard Pasture', () => {
  const { alice } = tableOf({ alice: { hand: 'shepherd pasture copper', deck: 'gold estate' } });

  alice.plays('shepherd');
  alice.isAsked('discardAny', 'stop, discard pasture');
  alice.picks('pasture');

  expect(alice.hand).toBe('copper estate gold');
});

test('DOM-C.pasture.4: Pooka may trash Pasture', () => {
  const { alice } = tableOf({ alice: { hand: 'pooka pasture estate', deck: 'gold' } });

  alice.plays('pooka');
  alice.isAsked('trashHandMay1', 'stop, trash pasture');
  alice.picks('pasture');

  expect(alice.hand).toBe('estate gold');
});

test('DOM-C.pasture.4, DOM-6.10b: Pasture may be set aside under Crypt, and still scores there', () => {
  const { alice } = tableOf({ alice: { hand: 'crypt', play: 'pasture', deck: 'estate estate' }, phase: 'night' });

  alice.plays('crypt');
  alice.isAsked('cryptSetAside', 'stop, aside pasture');
  alice.picks('pasture');

  expect(alice.aside).toBe('pasture');
  expect(alice.points).toBe(2 + 2);
});

test('DOM-C.pasture.5: Locusts give a Copper for a Pasture', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { deck: 'pasture' }, hexes: 'locusts' });

  alice.plays('skulk');

  expect(bob.discard).toBe('copper');
});

test('DOM-C.pouch.1: Pouch gives a Coin and a buy', () => {
  const { alice } = tableOf({ alice: { hand: 'pouch' } });

  alice.plays('pouch');

  expect([alice.coins, alice.buyCount]).toEqual([1, 2]);
});
