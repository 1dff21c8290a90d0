import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy' } as const;

test('DOM-3.4: an Action from hand uses up one Action', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy smithy' }, actions: 2 });

  alice.isAsked('actionPhase', 'end, play smithy');
  alice.plays('smithy');

  expect(alice.actions).toBe(1);
});

test('DOM-3.4a: the Action phase may be ended with Actions left, which then are of no use', () => {
  const { alice } = tableOf({ alice: { hand: 'village village' }, actions: 2 });

  alice.ends();

  alice.isAsked('buyPhase', 'end, buy copper, buy curse');
  alice.mayNot('play village', 'DOM-3.5e');
  expect(alice.actions).toBe(2);
});

test('DOM-3.4b: the Action phase ends by itself without an Action to use', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy smithy', deck: 'copper copper copper' } });

  alice.plays('smithy');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('copper copper copper smithy');
});

test('DOM-3.4b: the Action phase ends by itself without an Action card in hand', () => {
  const { alice } = tableOf({ alice: { hand: 'village', deck: 'copper' } });

  alice.plays('village');

  expect(alice.actions).toBe(2);
  alice.isAsked('buyPhase');
});

test('DOM-3.5: Deluded goes back at the start of the Buy phase, before any Treasure is played', () => {
  const { alice } = tableOf({ alice: { hand: 'village copper', mood: 'deluded' }, coins: 9 });

  expect(alice.states).toBe('deluded');
  alice.ends();

  expect(alice.states).toBe('');
  alice.isAsked(
    'buyPhase',
    'end, play copper, buy copper, buy silver, buy gold, buy estate, buy duchy, buy province, buy curse, buy gardens',
  );
});

test('DOM-3.5a: Treasures are played one by one in any order, and use nothing up', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'copper silver copper gold' } });

  alice.plays('silver', 'copper', 'gold', 'copper');

  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([1, 1, 7]);
});

test('DOM-3.5b: cards are bought while Buys are left', () => {
  const { alice } = tableOf({ ...buying, alice: { deck: FIVE }, bob: { hand: 'village' }, buys: 2, coins: 6 });

  alice.buys('silver');
  expect([alice.buyCount, alice.coins]).toEqual([1, 3]);
  alice.buys('estate');

  expect(alice.discard).toBe('silver estate');
});

test('DOM-3.5c: a Treasure left in hand cannot be played after the first buy', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'copper' }, buys: 2, coins: 6 });

  alice.buys('estate');

  alice.isAsked(
    'buyPhase',
    'end, buy copper, buy silver, buy estate, buy curse, buy gardens, buy village, buy smithy, buy remodel, buy workshop, buy chapel, buy poacher',
  );
  alice.mayNot('play copper', 'DOM-3.5c');
  expect(alice.hand).toBe('copper');
});

test('DOM-3.5d: a Treasure need not be played, and stays in hand', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'gold monastery' }, coins: 2 });

  alice.buys('estate');

  expect(alice.hand).toBe('gold monastery');
  alice.isAsked('nightPhase', 'end, play monastery');
});

test('DOM-3.5e: in the Buy phase no card is played but Treasures, whatever Actions are left', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'village werewolf guardian copper' }, actions: 3 });

  alice.isAsked('buyPhase', 'end, play copper, buy copper, buy curse');
  expect(alice.actions).toBe(3);
});

test('DOM-3.5f: the Buy phase ends by itself with the last Buy, whatever Coins are left', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'monastery copper' }, coins: 9 });

  alice.buys('silver');

  alice.isAsked('nightPhase', 'end, play monastery');
  expect([alice.buyCount, alice.coins]).toEqual([0, 6]);
});

test('DOM-3.6a: a Night card that comes to hand in the Night may be played in it', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'devils-workshop estate' },
    gained: 1,
    kingdom: 'ghost-town',
  });

  alice.plays('devils-workshop');
  alice.picks('ghost-town');

  alice.isAsked('nightPhase', 'end, play ghost-town');
  expect(alice.hand).toBe('estate ghost-town');
});

test('DOM-3.6: any number of Night cards is played, and none uses up an Action', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'guardian guardian den-of-sin monastery' } });

  alice.plays('den-of-sin', 'guardian', 'guardian');

  expect(alice.actions).toBe(1);
  alice.isAsked('nightPhase', 'end, play monastery');
});

test('DOM-3.6d: a Night without a Night card in hand goes by by itself', () => {
  const { alice, bob } = tableOf({ ...buying, alice: { hand: 'copper', deck: FIVE }, bob: { hand: 'village' } });

  alice.ends();

  bob.isAsked('actionPhase');
  expect(alice.hand).toBe(FIVE);
});

test('DOM-3.6d: the Night is part of every turn, also in a kingdom without Night cards', () => {
  const table = tableOf({ ...buying, alice: { hand: 'copper' } });

  table.alice.ends();

  expect(table.told('phase')).toMatchObject([
    { seat: 0, phase: 'night' },
    { seat: 1, phase: 'action' },
    { seat: 1, phase: 'buy' },
  ]);
});
