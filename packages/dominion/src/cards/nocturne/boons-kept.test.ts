import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test("DOM-C.the-fields-gift.1: The Field's Gift gives an action and a Coin, once", () => {
  const { alice } = tableOf({ alice: { hand: 'bard village', deck: 'village' }, boons: 'the-fields-gift' });

  alice.plays('bard');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([1, 1, 3]);
  alice.plays('village');

  expect([alice.actions, alice.coins]).toEqual([2, 3]);
});

test("DOM-C.the-fields-gift.2: The Field's Gift lies in front of its receiver until Clean-up", () => {
  const table = tableOf({ alice: { hand: 'bard village' }, boons: 'the-fields-gift' });
  const { alice, bob } = table;

  alice.plays('bard');
  expect(bob.view).toMatchObject({ boons: { deck: 11, discard: [] }, seats: [{ boons: ['the-fields-gift'] }, {}] });
  alice.endsTurn();

  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-fields-gift');
});

test("DOM-C.the-fields-gift.3: Sacred Grove does not share The Field's Gift", () => {
  const { alice } = tableOf({ alice: { hand: 'sacred-grove village' }, boons: 'the-fields-gift' });

  alice.plays('sacred-grove');

  alice.isAsked('actionPhase');
  expect([alice.actions, alice.coins]).toEqual([1, 4]);
});

test("DOM-C.the-forests-gift.1: The Forest's Gift gives a buy and a Coin, once", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper' }, boons: 'the-forests-gift' });

  alice.plays('bard');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([0, 2, 3]);
  alice.plays('copper');

  expect([alice.buyCount, alice.coins]).toEqual([2, 4]);
});

test("DOM-C.the-forests-gift.2: The Forest's Gift lies in front of its receiver until Clean-up", () => {
  const table = tableOf({ alice: { hand: 'bard' }, boons: 'the-forests-gift' });
  const { alice } = table;

  alice.plays('bard');
  expect(alice.boons).toBe('the-forests-gift');
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();

  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-forests-gift');
});

test("DOM-C.the-forests-gift.3: Sacred Grove does not share The Forest's Gift", () => {
  const { alice } = tableOf({ alice: { hand: 'sacred-grove' }, boons: 'the-forests-gift' });

  alice.plays('sacred-grove');

  alice.isAsked('buyPhase');
  expect([alice.buyCount, alice.coins]).toEqual([3, 4]);
});

test("DOM-C.the-rivers-gift.1: The River's Gift draws a card after the new hand has been drawn", () => {
  const table = tableOf({ alice: { hand: 'bard', deck: `${FIVE} gold silver` }, boons: 'the-rivers-gift' });
  const { alice } = table;

  alice.plays('bard');
  expect(alice.hand).toBe('');
  alice.endsTurn();

  expect(table.told('drew')).toMatchObject([{ cards: FIVE.split(' ') }, { cards: ['gold'] }]);
  expect(alice.hand).toBe(`${FIVE} gold`);
});

test("DOM-C.the-rivers-gift.2: The River's Gift still draws after it has gone back to the Boons in Clean-up", () => {
  const table = tableOf({ alice: { hand: 'bard', deck: `${FIVE} gold` }, boons: 'the-rivers-gift' });
  const { alice, bob } = table;

  alice.plays('bard');
  expect(alice.boons).toBe('the-rivers-gift');
  alice.endsTurn();

  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-rivers-gift');
  expect(alice.hand).toBe(`${FIVE} gold`);
  bob.endsTurn();
  alice.endsTurn();
  expect(alice.hand.split(' ')).toHaveLength(5);
});

test("DOM-C.the-rivers-gift.3: The River's Gift received twice from Pixie draws two cards", () => {
  const { alice } = tableOf({ alice: { hand: 'pixie', deck: `estate ${FIVE} gold silver` }, boons: 'the-rivers-gift' });

  alice.plays('pixie');
  alice.picks('yes');
  alice.endsTurn();

  expect(alice.hand).toBe(`${FIVE} gold silver`);
});

test("DOM-C.the-rivers-gift.4: a player who accepts The River's Gift from Sacred Grove draws at the end of this turn", () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'sacred-grove', deck: `${FIVE} gold` },
    bob: { hand: 'copper', deck: 'gold silver' },
    carol: { hand: 'copper', deck: 'gold silver' },
    boons: 'the-rivers-gift',
  });

  alice.plays('sacred-grove');
  bob.picks('yes');
  carol.picks('no');
  expect(bob.hand).toBe('copper');
  alice.endsTurn();

  expect(alice.hand).toBe(`${FIVE} gold`);
  expect(bob.hand).toBe('copper gold');
  expect(carol.hand).toBe('copper');
});
