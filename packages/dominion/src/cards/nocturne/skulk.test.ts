import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.skulk.1, DOM-C.skulk.2: Skulk gives a buy, then all other players receive one and the same Hex', () => {
  const table = tableOf({ alice: { hand: 'skulk' }, players: 3, hexes: 'plague greed' });
  const { alice, bob, carol } = table;

  alice.plays('skulk');

  expect(alice.buyCount).toBe(2);
  expect(bob.hand).toBe('curse');
  expect(carol.hand).toBe('curse');
  expect(alice.hand).toBe('');
  expect(table.events.map(({ type }) => type).slice(0, 3)).toEqual(['played', 'bonus', 'hex']);
  expect(table.hexDiscard).toBe('plague');
});

test('DOM-C.skulk.3: a player who buys a Skulk gains a Gold', () => {
  const { alice } = tableOf({ kingdom: 'skulk', phase: 'buy', coins: 4, buys: 2 });

  alice.buys('skulk');

  expect(alice.discard).toBe('skulk gold');
});

test('DOM-C.skulk.3: a player who gains a Skulk with a Workshop gains a Gold', () => {
  const { alice } = tableOf({ alice: { hand: 'workshop' }, kingdom: 'skulk' });

  alice.plays('workshop');
  alice.picks('skulk');

  expect(alice.discard).toBe('skulk gold');
});

test('DOM-C.skulk.4: the Gold that comes with a Skulk is a gain of its own', () => {
  const { alice } = tableOf({ kingdom: 'skulk', phase: 'buy', coins: 4, buys: 2 });

  alice.buys('skulk');

  expect(alice.gained).toBe(2);
});

test('DOM-C.skulk.4, DOM-C.tracker.4: with Tracker in play the Gold that comes with a Skulk may go onto the deck by itself', () => {
  const { alice } = tableOf({ alice: { play: 'tracker' }, kingdom: 'skulk', phase: 'buy', coins: 4, buys: 2 });

  alice.buys('skulk');
  alice.isAsked('chooseTrigger', 'first skulk, first tracker');
  alice.picks('skulk');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('no');

  expect(alice.deck).toBe('gold');
  expect(alice.discard).toBe('skulk');
});

test('DOM-C.skulk.4: the Gold that comes with a Skulk may be exchanged for a Changeling', () => {
  const { alice } = tableOf({ kingdom: 'skulk changeling', phase: 'buy', coins: 4, buys: 2 });

  alice.buys('skulk');
  alice.picks('skulk');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes', 'no');

  expect(alice.discard).toBe('skulk changeling');
});

test('DOM-C.skulk.5, DOM-5.5b: a Skulk exchanged for a Changeling at once still brings its Gold', () => {
  const { alice } = tableOf({ kingdom: 'skulk changeling', phase: 'buy', coins: 4, buys: 2 });

  alice.buys('skulk');
  alice.isAsked('chooseTrigger', 'first changeling, first skulk');
  alice.picks('changeling', 'yes');
  expect(alice.discard).toBe('changeling gold');
  alice.picks('no');

  expect(alice.discard).toBe('changeling gold');
});
