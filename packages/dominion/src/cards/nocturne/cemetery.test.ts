import { expect, test } from 'vitest';
import { dealt, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

const buying = { phase: 'buy', coins: 4, buys: 2, kingdom: 'cemetery' } as const;

test('DOM-C.cemetery.1: a Cemetery is worth two points', () => {
  const { alice, bob } = tableOf({ alice: { deck: 'cemetery', discard: 'cemetery' }, bob: { deck: 'copper' } });

  expect(alice.points).toBe(4);
  expect(bob.points).toBe(0);
});

test('DOM-C.cemetery.2: Cemetery has the pile of a Victory card', () => {
  expect(tableOf({ kingdom: 'cemetery', players: 2 }).left('cemetery')).toBe(8);
  expect(tableOf({ kingdom: 'cemetery', players: 3 }).left('cemetery')).toBe(12);
  expect(tableOf({ kingdom: 'cemetery', players: 4 }).left('cemetery')).toBe(12);
});

test('DOM-C.cemetery.2: Shepherd may discard a Cemetery, since it is a Victory card', () => {
  const { alice } = tableOf({ alice: { hand: 'shepherd cemetery copper', deck: 'gold silver' } });

  alice.plays('shepherd');
  alice.isAsked('discardAny', 'stop, discard cemetery');
  alice.picks('cemetery');

  expect(alice.hand).toBe('copper gold silver');
});

test('DOM-C.cemetery.3: a player who gains a Cemetery may trash four cards from hand, and no fifth', () => {
  const table = tableOf({ ...buying, alice: { hand: 'estate estate estate estate estate copper' } });
  const { alice } = table;

  alice.buys('cemetery');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate');
  alice.picks('estate', 'estate', 'estate', 'estate');

  expect(alice.hand).toBe('copper estate');
  expect(table.told('trashed')).toMatchObject([{ cards: ['estate', 'estate', 'estate', 'estate'] }]);
});

test('DOM-C.cemetery.3, DOM-18.5b: a Curse picked first leaves the Coppers and Estates to be trashed to Cemetery', () => {
  const table = tableOf({ ...buying, alice: { hand: 'copper curse estate copper' } });
  const { alice } = table;

  alice.buys('cemetery');
  alice.picks('curse');
  alice.isAsked('trashHandUpTo', 'stop, trash copper, trash estate');
  alice.picks('estate', 'copper', 'stop');

  expect(alice.hand).toBe('copper');
  expect(table.told('trashed')).toMatchObject([{ cards: ['copper', 'estate', 'curse'] }]);
});

test('DOM-C.cemetery.3: a player who gains a Cemetery may trash nothing', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'estate curse' } });

  alice.buys('cemetery');
  alice.picks('stop');

  expect(alice.hand).toBe('curse estate');
  expect(alice.discard).toBe('cemetery');
});

test('DOM-C.cemetery.4: an Action trashed to Cemetery with a Haunted Mirror is gone when the Mirror asks for one', () => {
  const table = tableOf({ ...buying, alice: { hand: 'village haunted-mirror moat estate' } });
  const { alice } = table;

  alice.buys('cemetery');
  alice.picks('haunted-mirror', 'village', 'stop');
  expect(table.told('trashed')).toMatchObject([{ cards: ['haunted-mirror', 'village'] }]);
  alice.isAsked('mirrorDiscard', 'stop, discard moat');
  alice.picks('moat');

  expect(alice.discard).toBe('cemetery moat ghost');
});

test('DOM-C.cemetery.4: two Haunted Mirrors trashed to Cemetery ask for an Action each', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'haunted-mirror haunted-mirror moat moat' } });

  alice.buys('cemetery');
  alice.picks('haunted-mirror', 'haunted-mirror', 'stop');
  alice.picks('moat', 'moat');

  expect(alice.discard).toBe('cemetery moat ghost moat ghost');
});

test('DOM-C.cemetery.5: a Cemetery exchanged for a Changeling still lets its gainer trash', () => {
  const table = tableOf({ ...buying, kingdom: 'cemetery changeling', alice: { hand: 'estate curse' } });
  const { alice } = table;

  alice.buys('cemetery');
  alice.picks('changeling', 'yes');
  alice.isAsked('trashHandUpTo', 'stop, trash curse, trash estate');
  alice.picks('estate', 'curse');

  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('changeling');
  expect(table.left('cemetery')).toBe(8);
});

test('DOM-C.cemetery.6: with Cemetery each player starts with a Haunted Mirror in place of a Copper', () => {
  const state = dealt('cemetery');
  const deck = 'copper copper copper copper copper copper estate estate estate haunted-mirror';

  expect(startingDeck(state, 0).join(' ')).toBe(deck);
  expect(startingDeck(state, 1).join(' ')).toBe(deck);
});

test('DOM-C.cemetery.7: with Cemetery there is a Ghost pile', () => {
  expect(tableOf({ kingdom: 'cemetery' }).left('ghost')).toBe(6);
});

test('DOM-C.cemetery.8: a Cemetery that Cobbler gains to hand may be trashed itself, and no Changeling comes for it', () => {
  const table = tableOf({
    alice: { hand: 'cobbler', deck: 'copper copper copper copper copper' },
    phase: 'night',
    kingdom: 'cemetery changeling',
  });
  const { alice, bob } = table;

  alice.plays('cobbler');
  bob.endsTurn();
  alice.picks('gain cemetery', 'first cemetery');
  alice.isAsked('trashHandUpTo', 'stop, trash cemetery, trash copper');
  alice.picks('cemetery', 'stop');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('copper copper copper copper copper');
  expect(table.trash).toContain('cemetery');
});

test('DOM-C.cemetery.8: a Cemetery that Wish gains to hand may be trashed itself', () => {
  const table = tableOf({ alice: { hand: 'wish copper' }, kingdom: 'cemetery' });
  const { alice } = table;

  alice.plays('wish');
  alice.picks('gain cemetery');
  alice.isAsked('trashHandUpTo', 'stop, trash cemetery, trash copper');
  alice.picks('cemetery', 'stop');

  expect(alice.hand).toBe('copper');
  expect(table.trash).toContain('cemetery');
});
