import { expect, test } from 'vitest';
import { bit, defaultBox, kindOf } from '../box.ts';
import { dealt, startingDeck } from '../testing/opening.ts';
import { tableOf } from '../testing/table.ts';

test('DOM-C.copper.1: Copper gives 1 Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'copper' } });

  alice.plays('copper');

  expect(alice.coins).toBe(1);
});

test('DOM-C.copper.2: the Copper pile is 60 less the Coppers dealt, and Heirlooms leave their Coppers there', () => {
  expect(dealt('').left[kindOf('copper')]).toBe(46);
  expect(dealt('', { players: 3 }).left[kindOf('copper')]).toBe(39);
  expect(dealt('pixie tracker').left[kindOf('copper')]).toBe(50);
});

test('DOM-C.copper.3: Copper gives 1 Coin to the Deluded and to the Envious', () => {
  for (const mood of ['deluded', 'envious'] as const) {
    const { alice } = tableOf({ alice: { hand: 'copper', mood } });

    alice.plays('copper');

    expect([mood, alice.coins]).toEqual([mood, 1]);
  }
});

test('DOM-C.copper.4: Monastery may trash a Copper in play, and no other Treasure there', () => {
  const table = tableOf({ alice: { hand: 'monastery', play: 'copper silver' }, phase: 'night', gained: 2 });
  const { alice } = table;

  alice.plays('monastery');
  alice.isAsked('monasteryTrash', 'stop, trash copper in play');
  alice.picks('copper in play');

  expect(table.trash).toBe('copper');
});

test('DOM-C.silver.1: Silver gives 2 Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'silver silver' } });

  alice.plays('silver', 'silver');

  expect(alice.coins).toBe(4);
});

test('DOM-C.silver.2: each Silver gives the Envious 1 Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'silver silver', mood: 'envious' } });

  alice.plays('silver', 'silver');

  expect(alice.coins).toBe(2);
});

test('DOM-C.silver.3, DOM-C.merchant.5: the first Silver gives the Envious 1 Coin and the bonus of Merchant', () => {
  const { alice } = tableOf({ alice: { hand: 'merchant silver', mood: 'envious' } });

  alice.plays('merchant', 'silver');

  expect(alice.coins).toBe(2);
});

test('DOM-C.gold.1: Gold gives 3 Coins', () => {
  const { alice } = tableOf({ alice: { hand: 'gold' } });

  alice.plays('gold');

  expect(alice.coins).toBe(3);
});

test('DOM-C.gold.2: Gold gives the Envious 1 Coin', () => {
  const { alice } = tableOf({ alice: { hand: 'gold', mood: 'envious' } });

  alice.plays('gold');

  expect(alice.coins).toBe(1);
});

test('DOM-C.estate.1, DOM-C.duchy.1, DOM-C.province.1: Estate, Duchy and Province are worth 1, 3 and 6 points', () => {
  expect(tableOf({ alice: { hand: 'estate' } }).alice.points).toBe(1);
  expect(tableOf({ alice: { hand: 'duchy' } }).alice.points).toBe(3);
  expect(tableOf({ alice: { hand: 'province' } }).alice.points).toBe(6);
});

test('DOM-C.estate.2: the three Estates of each player do not come out of the pile', () => {
  const state = dealt('', { players: 3 });

  expect(startingDeck(state, 2).join(' ')).toMatch(/( estate){3}$/);
  expect(state.left[kindOf('estate')]).toBe(12);
});

test('DOM-C.estate.3: every Estate counts for every Pasture of its owner', () => {
  const { alice } = tableOf({ alice: { hand: 'pasture pasture', deck: 'estate', discard: 'estate', play: 'estate' } });

  expect(alice.points).toBe(3 + 2 * 3);
});

test('DOM-C.province.2: the game ends at the end of the turn in which the last Province goes', () => {
  const { alice, scenario } = tableOf({ phase: 'buy', coins: 8, buys: 2, piles: { province: 1 } });

  alice.buys('province');
  alice.isAsked('buyPhase', 'end, buy copper, buy curse');
  alice.ends();

  expect(scenario.isOver().scores).toEqual([6, 0]);
});

test('DOM-C.curse.1: Curse is worth a point less than nothing', () => {
  expect(tableOf({ alice: { hand: 'curse curse' } }).alice.points).toBe(-2);
});

test('DOM-C.curse.2: Curse is a Curse and nothing else', () => {
  expect(defaultBox.types[kindOf('curse')]).toBe(bit('Curse'));
});

test('DOM-C.curse.3: Fear does not discard a Curse', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'curse curse curse copper village' },
    hexes: 'fear',
  });

  alice.plays('skulk');
  bob.isAsked('fearDiscard', 'discard copper, discard village');
  bob.picks('copper');

  expect(bob.hand).toBe('curse curse curse village');
});

test('DOM-C.curse.3: Shepherd does not discard a Curse', () => {
  const { alice } = tableOf({ alice: { hand: 'shepherd curse estate' } });

  alice.plays('shepherd');
  alice.isAsked('discardAny', 'stop, discard estate');
  alice.picks('estate');

  expect(alice.hand).toBe('curse estate');
});

test('DOM-C.curse.4: a player who would gain a Curse from the empty pile gains nothing', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, piles: { curse: 0 } });

  alice.plays('witch');

  expect(bob.discard).toBe('');
  expect(bob.gained).toBe(0);
});

test('DOM-C.curse.5: a Curse trashed by Locusts brings nothing', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'skulk' }, bob: { deck: 'curse' }, hexes: 'locusts' });

  alice.plays('skulk');

  expect(bob.deck).toBe('');
  expect(bob.gained).toBe(0);
});
