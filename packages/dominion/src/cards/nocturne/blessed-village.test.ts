import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const BOONS =
  'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-mountains-gift ' +
  'the-rivers-gift the-seas-gift the-skys-gift the-suns-gift the-swamps-gift the-winds-gift';

const buying = { phase: 'buy', coins: 4, buys: 2, kingdom: 'blessed-village' } as const;

test('DOM-C.blessed-village.1: Blessed Village gives a card, then two actions', () => {
  const table = tableOf({ alice: { hand: 'blessed-village', deck: 'village gold' } });
  const { alice } = table;

  alice.plays('blessed-village');

  expect(table.events.map(({ type }) => type)).toEqual(['played', 'drew', 'bonus']);
  expect(alice.hand).toBe('village');
  expect(alice.actions).toBe(2);
});

test('DOM-C.blessed-village.2: a player who gains Blessed Village must take the top Boon, and sees it before deciding', () => {
  const table = tableOf({ ...buying, boons: 'the-seas-gift' });
  const { alice, bob } = table;

  alice.buys('blessed-village');
  alice.isAsked('boonTiming', 'now, later');

  expect(alice.view).toMatchObject({ afoot: ['the-seas-gift'] });
  expect(bob.view).toMatchObject({ afoot: ['the-seas-gift'] });
});

test('DOM-C.blessed-village.3: the Boon of a Blessed Village may be received at once', () => {
  const table = tableOf({ ...buying, alice: { deck: 'gold' }, boons: 'the-seas-gift' });
  const { alice } = table;

  alice.buys('blessed-village');
  expect(alice.hand).toBe('');
  alice.picks('now');

  expect(alice.hand).toBe('gold');
  expect(table.boonDiscard).toBe('the-seas-gift');
});

test('DOM-C.blessed-village.3: the Boon of a Blessed Village may wait for the start of the next turn', () => {
  const table = tableOf({
    ...buying,
    alice: { deck: 'copper copper copper copper copper gold' },
    boons: 'the-seas-gift',
  });
  const { alice, bob } = table;

  alice.buys('blessed-village');
  alice.picks('later');
  alice.endsTurn();
  expect(alice.hand).toBe('copper copper copper copper copper');
  bob.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold');
  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-seas-gift');
});

test('DOM-C.blessed-village.4: a saved Boon lies open in front of its player, outside both piles', () => {
  const table = tableOf({ ...buying, boons: 'the-seas-gift' });
  const { alice, bob } = table;

  alice.buys('blessed-village');
  alice.picks('later');
  alice.endsTurn();

  expect(bob.view).toMatchObject({
    boons: { deck: 11, discard: [] },
    seats: [{ delayed: [{ boon: 'the-seas-gift' }] }, { delayed: [] }],
  });
});

test('DOM-C.blessed-village.4: a saved Boon is not shuffled into a new Boon deck', () => {
  const others = BOONS.replace('the-mountains-gift ', '');
  const { alice, bob } = tableOf({
    alice: { hand: 'bard' },
    bob: { saved: others },
    boonDiscard: 'the-mountains-gift',
  });

  alice.plays('bard');

  expect(alice.discard).toBe('silver');
  expect(bob.boons).toBe(others);
});

test('DOM-C.blessed-village.5: a saved Boon must come at the start of the turn, before or after Lost in the Woods', () => {
  const table = tableOf({
    alice: { saved: 'the-seas-gift', lost: true, deck: 'copper copper copper copper copper gold' },
    boons: 'the-mountains-gift',
  });
  const { alice, bob } = table;

  alice.endsTurn();
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first blessed-village the-seas-gift, first lost-in-the-woods');
  alice.picks('first blessed-village the-seas-gift');
  alice.isAsked('lostInTheWoods', 'stop, discard copper, discard gold');
  alice.picks('gold');

  expect(alice.hand).toBe('copper copper copper copper copper');
  expect(alice.discard).toBe('gold silver');
});

test("DOM-C.blessed-village.6: a saved Field's Gift stays in front until the Clean-up of the turn it works on", () => {
  const table = tableOf({ ...buying, boons: 'the-fields-gift' });
  const { alice, bob } = table;

  alice.buys('blessed-village');
  alice.picks('later');
  alice.endsTurn();
  expect(alice.boons).toBe('the-fields-gift');
  bob.endsTurn();

  expect([alice.actions, alice.coins]).toEqual([2, 1]);
  expect(alice.boons).toBe('the-fields-gift');
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();
  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-fields-gift');
});

test("DOM-C.blessed-village.7: a saved River's Gift draws at the end of the next turn", () => {
  const { alice, bob } = tableOf({
    ...buying,
    alice: { deck: 'copper copper copper copper copper estate estate estate estate estate gold silver' },
    boons: 'the-rivers-gift',
  });

  alice.buys('blessed-village');
  alice.picks('later');
  alice.endsTurn();
  expect(alice.hand).toBe('copper copper copper copper copper');
  bob.endsTurn();
  expect(alice.hand).toBe('copper copper copper copper copper');
  alice.endsTurn();

  expect(alice.hand).toBe('estate estate estate estate estate gold');
});

/** Bob gains a Blessed Village on Alice's turn, through the Locusts of her Skulk. */
const lateVillage = (boon: string) => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'copper', deck: 'market gold' },
    kingdom: 'blessed-village',
    hexes: 'locusts',
    boons: boon,
  });
  table.alice.plays('skulk');
  table.bob.picks('blessed-village');
  return table;
};

test("DOM-C.blessed-village.8: received on another player's turn, a Boon's actions and Coins are lost", () => {
  const table = lateVillage('the-fields-gift');
  const { alice, bob } = table;

  bob.picks('now');

  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([0, 2, 0]);
  expect(bob.boons).toBe('the-fields-gift');
  alice.endsTurn();
  expect([bob.actions, bob.coins]).toEqual([1, 0]);
});

test("DOM-C.blessed-village.8: saved on another player's turn, a Boon comes on the next turn of its own player", () => {
  const { alice, bob } = lateVillage('the-fields-gift');

  bob.picks('later');
  expect(bob.boons).toBe('the-fields-gift');
  alice.endsTurn();

  expect([bob.actions, bob.coins]).toEqual([2, 1]);
});

test('DOM-C.blessed-village.9: a Boon saved at the start of a turn, after Cobbler, waits for the turn after', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'cobbler', deck: 'copper copper copper copper copper estate estate estate estate estate' },
    phase: 'night',
    kingdom: 'blessed-village',
    boons: 'the-fields-gift',
  });

  alice.plays('cobbler');
  bob.endsTurn();
  alice.picks('blessed-village', 'later');
  expect(alice.hand).toBe('blessed-village copper copper copper copper copper');
  expect([alice.actions, alice.coins]).toEqual([1, 0]);
  alice.endsTurn();
  bob.endsTurn();

  expect([alice.actions, alice.coins]).toEqual([2, 1]);
});

test('DOM-C.blessed-village.10: a Blessed Village exchanged for a Changeling still brings its Boon', () => {
  const table = tableOf({ ...buying, kingdom: 'blessed-village changeling', boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.buys('blessed-village');
  alice.isAsked('chooseTrigger', 'first blessed-village, first changeling');
  alice.picks('changeling', 'yes');
  expect(alice.discard).toBe('changeling');
  alice.picks('now', 'no');

  expect(alice.discard).toBe('changeling silver');
  expect(table.left('blessed-village')).toBe(10);
});

test('DOM-C.blessed-village.11: two saved Boons are two effects at the start of the turn', () => {
  const table = tableOf({
    alice: { saved: 'the-earths-gift the-seas-gift', deck: 'estate estate estate estate estate copper' },
  });
  const { alice, bob } = table;

  alice.endsTurn();
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first blessed-village the-earths-gift, first blessed-village the-seas-gift');
  alice.picks('first blessed-village the-seas-gift');

  alice.isAsked('earthDiscard', 'stop, discard copper');
  expect(alice.boons).toBe('');
  expect(table.afoot).toBe('the-earths-gift');
});

test('DOM-C.blessed-village.12: gained while no Boon can be taken, Blessed Village brings nothing', () => {
  const { alice, bob } = tableOf({ ...buying, bob: { saved: BOONS } });

  alice.buys('blessed-village');

  expect(alice.discard).toBe('blessed-village');
  expect(bob.boons).toBe(BOONS);
});
