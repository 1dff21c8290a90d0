import { expect, test } from 'vitest';
import { kingdomWith, newGame, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

test('DOM-C.tracker.1, DOM-C.tracker.2: Tracker gives a Coin, then its player receives a Boon', () => {
  const table = tableOf({ alice: { hand: 'tracker', deck: 'gold' }, boons: 'the-seas-gift' });
  const { alice } = table;

  alice.plays('tracker');

  expect(alice.coins).toBe(1);
  expect(alice.hand).toBe('gold');
  expect(table.boonDiscard).toBe('the-seas-gift');
  expect(table.events.map(({ type }) => type).slice(0, 4)).toEqual(['played', 'bonus', 'boon', 'received']);
});

test('DOM-C.tracker.3, DOM-C.tracker.4: with Tracker in play each of several gained cards may go onto the deck or not', () => {
  const { alice } = tableOf({ alice: { play: 'tracker', deck: 'copper' }, phase: 'buy', coins: 9, buys: 3 });

  alice.buys('silver');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');
  alice.buys('estate');
  alice.picks('no');

  expect(alice.deck).toBe('silver copper');
  expect(alice.discard).toBe('estate');
});

test('DOM-C.tracker.4: each Wish from a Magic Lamp may go onto the deck or not', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker copper silver gold village', hand: 'magic-lamp' },
    phase: 'buy',
  });

  alice.plays('magic-lamp');
  alice.picks('yes', 'no', 'yes');

  expect(alice.deck).toBe('wish wish');
  expect(alice.discard).toBe('wish');
});

test('DOM-C.tracker.5: a Silver from The Mountain’s Gift that a Tracker brings may go onto the deck', () => {
  const { alice } = tableOf({ alice: { hand: 'tracker', deck: 'copper' }, boons: 'the-mountains-gift' });

  alice.plays('tracker');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');

  expect(alice.deck).toBe('silver copper');
});

test('DOM-C.tracker.6: a Den of Sin bought with Tracker in play goes to hand and from there may go onto the deck', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker', deck: 'copper' },
    kingdom: 'den-of-sin',
    phase: 'buy',
    coins: 5,
    buys: 2,
  });

  alice.buys('den-of-sin');
  expect(alice.hand).toBe('den-of-sin');
  alice.picks('yes');

  expect(alice.hand).toBe('');
  expect(alice.deck).toBe('den-of-sin copper');
});

test('DOM-C.tracker.6: a card gained with a Workshop may go onto the deck while Tracker is in play', () => {
  const { alice } = tableOf({ alice: { play: 'tracker', hand: 'workshop', deck: 'copper' } });

  alice.plays('workshop');
  alice.picks('silver', 'yes');

  expect(alice.deck).toBe('silver copper');
});

test('DOM-C.tracker.7, DOM-11.7: two Trackers in play ask once for each gain', () => {
  const { alice } = tableOf({ alice: { play: 'tracker tracker' }, phase: 'buy', coins: 3, buys: 2 });

  alice.buys('silver');
  alice.picks('no');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver');
});

test('DOM-C.tracker.3: without a Tracker in play gained cards do not go onto the deck', () => {
  const { alice } = tableOf({
    alice: { hand: 'tracker' },
    bob: { play: 'tracker' },
    phase: 'buy',
    coins: 3,
    buys: 2,
  });

  alice.buys('silver');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver');
});

test('DOM-C.tracker.10: a Changeling for which a gained card was exchanged does not go onto the deck', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker' },
    kingdom: 'changeling',
    phase: 'buy',
    coins: 3,
    buys: 2,
  });

  alice.buys('silver');
  alice.isAsked('chooseTrigger', 'stop, first changeling, first tracker');
  alice.picks('changeling', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('changeling');
  expect(alice.deck).toBe('');
});

test('DOM-C.tracker.10: the Bat for which a Vampire is exchanged does not go onto the deck, the card gained with it may', () => {
  const { alice } = tableOf({
    alice: { play: 'tracker', hand: 'vampire monastery' },
    phase: 'night',
    hexes: 'greed',
  });

  alice.plays('vampire');
  alice.picks('silver', 'yes');

  alice.isAsked('nightPhase');
  expect(alice.deck).toBe('silver');
  expect(alice.discard).toBe('bat');
});

test('DOM-C.tracker.11: in a game with Tracker each player starts with a Pouch in place of a Copper', () => {
  const state = newGame({ cards: kingdomWith('tracker') });

  for (const seat of [0, 1]) {
    expect(startingDeck(state, seat).join(' ')).toBe(
      'copper copper copper copper copper copper estate estate estate pouch',
    );
  }
});

test('DOM-C.tracker.12: Tracker asks nothing about a Silver that Bureaucrat gains onto the deck', () => {
  const { alice } = tableOf({ alice: { play: 'tracker', hand: 'bureaucrat', deck: 'copper' } });

  alice.plays('bureaucrat');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('silver copper');
});

test('DOM-C.tracker.12: Tracker asks nothing about a Copper that Greed brings onto the deck', () => {
  const { alice } = tableOf({ alice: { play: 'tracker', hand: 'leprechaun' }, hexes: 'greed' });

  alice.plays('leprechaun');
  alice.isAsked('topdeckGained');
  alice.picks('no');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('copper');
  expect(alice.discard).toBe('gold');
});
