import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const COPPERS = 'copper copper copper copper copper';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy' } as const;

test('DOM-3.7, DOM-3.7b, DOM-3.7c: in Clean-up hand and play are discarded before five cards are drawn', () => {
  const { alice, bob } = tableOf({
    ...buying,
    alice: { hand: 'copper estate', deck: 'gold' },
    bob: { hand: 'village' },
  });

  alice.plays('copper');
  alice.ends();

  bob.isAsked('actionPhase');
  expect(alice.inPlay).toBe('');
  expect(alice.hand).toBe('copper estate gold');
  expect(alice.discard).toBe('');
});

test('DOM-3.7c: five cards are drawn and no more', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'monastery', deck: `${FIVE} gold` } });

  alice.endsTurn();

  expect(alice.hand).toBe(FIVE);
  expect(alice.deck).toBe('gold');
});

test('DOM-3.7a: Boons kept this turn go to the Boon discard, also those in front of other players', () => {
  const table = tableOf({
    alice: { hand: 'skulk bard', deck: FIVE },
    bob: { deck: 'market gold' },
    kingdom: 'blessed-village',
    hexes: 'locusts',
    boons: 'the-forests-gift the-rivers-gift',
    actions: 2,
  });
  const { alice, bob } = table;

  alice.plays('bard', 'skulk');
  bob.picks('blessed-village', 'now');
  expect([alice.boons, bob.boons]).toEqual(['the-forests-gift', 'the-rivers-gift']);
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();

  expect([alice.boons, bob.boons]).toEqual(['', '']);
  expect(table.boonDiscard).toBe('the-forests-gift the-rivers-gift');
});

test('DOM-3.7d: hand cards are discarded first, then the cards in play in the order they were played', () => {
  const table = tableOf({ alice: { hand: 'village market estate', deck: `copper silver ${FIVE}` } });
  const { alice } = table;

  alice.plays('village', 'market');
  alice.endsTurn();

  expect(alice.discard).toBe('estate copper silver village market');
  expect(table.told('cleanedUp')).toEqual([{ type: 'cleanedUp', seat: 0, top: 'market' }]);
});

test('DOM-3.7f: without a card in play the last card in hand is the visible one', () => {
  const table = tableOf({ ...buying, alice: { hand: 'gold copper estate', deck: COPPERS } });
  const { alice } = table;

  alice.ends();

  expect(alice.discard).toBe('gold copper estate');
  expect(table.told('cleanedUp')).toMatchObject([{ top: 'estate' }]);
});

test('DOM-3.7e: unspent Coins and Buys are lost', () => {
  const { alice, bob } = tableOf({ ...buying, alice: { hand: 'gold' }, buys: 3, coins: 6 });

  alice.endsTurn();
  expect([bob.buyCount, bob.coins]).toEqual([1, 0]);
  bob.endsTurn();

  expect([alice.buyCount, alice.coins]).toEqual([1, 0]);
});

test("DOM-3.8: at the end of the turn each River's Gift draws a card, then Hounds set aside come back", () => {
  const table = tableOf({
    alice: { hand: 'sacred-grove cellar faithful-hound', deck: `${FIVE} gold silver` },
    bob: { deck: 'duchy province' },
    boons: 'the-rivers-gift',
    actions: 2,
  });
  const { alice, bob } = table;

  alice.plays('sacred-grove');
  bob.picks('yes');
  alice.plays('cellar');
  alice.picks('faithful-hound', 'yes');
  alice.endsTurn();

  expect(alice.hand).toBe('estate estate estate estate faithful-hound gold silver');
  expect(bob.hand).toBe('duchy');
  const order = table.events.filter(({ type }) => type === 'drew' || type === 'toHand');
  expect(order).toMatchObject([
    { type: 'drew', seat: 0 },
    { type: 'drew', seat: 0 },
    { type: 'drew', seat: 1 },
    { type: 'toHand', seat: 0 },
  ]);
});

test('DOM-3.8a: a card that Necromancer turned face down in the trash is face up again at the end of the turn', () => {
  const table = tableOf({
    alice: { hand: 'necromancer village', deck: 'copper' },
    bob: { hand: 'village' },
    trash: 'village',
    actions: 2,
  });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('village');
  expect(alice.view).toMatchObject({ trash: expect.arrayContaining([{ card: 'village', faceDown: true }]) });
  alice.endsTurn();

  expect(alice.view).toMatchObject({ trash: expect.arrayContaining([{ card: 'village', faceDown: false }]) });
});

test('DOM-3.8b, DOM-3.10: the player to the left begins the next turn, and each has one turn a round', () => {
  const table = tableOf({ alice: { hand: 'copper' }, bob: {}, carol: {}, dave: {}, players: 4, phase: 'buy' });
  const order: number[] = [];

  for (let i = 0; i < 8; i += 1) {
    order.push(table.state.active);
    table.player((['alice', 'bob', 'carol', 'dave'] as const)[table.state.active as 0 | 1 | 2 | 3]).endsTurn();
  }

  expect(order).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  expect(table.state.turns).toEqual([3, 2, 2, 2]);
});

test('DOM-3.8b: the end of the game is checked after Hounds and Gifts, and then nobody has a turn', () => {
  const table = tableOf({
    alice: { hand: 'bard faithful-hound', deck: `${FIVE} gold` },
    boons: 'the-rivers-gift',
    piles: { province: 1 },
    coins: 8,
  });
  const { alice } = table;

  alice.plays('bard');
  alice.buys('province');

  expect(table.scenario.isOver().places).toEqual([1, 2]);
  expect(alice.hand).toBe(`${FIVE} gold`);
  expect(table.state.turns).toEqual([1, 0]);
});

test('DOM-3.9: Clean-up discards a Faithful Hound from hand and from play without a question', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'faithful-hound faithful-hound', deck: `copper copper ${FIVE}` },
    bob: { hand: 'village' },
  });

  alice.plays('faithful-hound');
  alice.endsTurn();

  bob.isAsked('actionPhase');
  expect(alice.discarded).toBe('copper copper faithful-hound faithful-hound');
  expect(alice.hand).toBe(FIVE);
});
