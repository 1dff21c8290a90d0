import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const COPPERS = 'copper copper copper copper copper';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy' } as const;

test('DOM-3.2: a turn begins with one Action, one Buy and no Coins, whatever the turn before left over', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'festival' },
    bob: { hand: 'village' },
    actions: 3,
    coins: 5,
    buys: 2,
  });

  alice.plays('festival');
  expect([alice.actions, alice.buyCount, alice.coins]).toEqual([4, 3, 7]);
  alice.endsTurn();

  expect([bob.actions, bob.buyCount, bob.coins]).toEqual([1, 1, 0]);
});

test('DOM-3.2a: what all players gained on a turn is no longer counted on the next', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, coins: 3, gained: 1 });

  alice.plays('witch');
  alice.buys('silver');

  expect([alice.gained, bob.gained]).toEqual([0, 0]);
});

test('DOM-3.2a: while the turn lasts, the gains of all players are counted', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'witch' }, coins: 3, buys: 2 });

  alice.plays('witch');
  alice.buys('silver');

  expect([alice.gained, bob.gained]).toEqual([1, 1]);
});

test('DOM-3.2a: a Merchant without a Silver promises nothing for the next turn', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'merchant' }, bob: { hand: 'silver' } });

  alice.plays('merchant');
  alice.endsTurn();
  bob.plays('silver');

  expect(bob.coins).toBe(2);
});

test('DOM-3.2a: a Silver played on the turn before is not the first Silver of this one', () => {
  const { alice, bob } = tableOf({ ...buying, alice: { hand: 'silver' }, bob: { hand: 'merchant silver' } });

  alice.plays('silver');
  alice.endsTurn();
  bob.plays('merchant', 'silver');

  expect(bob.coins).toBe(3);
});

test('DOM-3.2a: a Deluded turn forbids nothing to the next player', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'village', mood: 'deluded' }, bob: { hand: 'gold' }, coins: 3 });

  alice.ends();
  alice.mayNot('buy village', 'DOM-C.deluded.2');
  alice.endsTurn();
  bob.plays('gold');

  bob.isAsked('buyPhase', 'end, buy copper, buy silver, buy estate, buy curse, buy village, buy workshop, buy chapel');
});

test('DOM-3.2a: an Envious turn takes nothing from the Gold of the next player', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'village', mood: 'envious' }, bob: { hand: 'gold gold' } });

  alice.ends();
  alice.endsTurn();
  bob.plays('gold');

  expect(bob.coins).toBe(3);
});

test('DOM-3.2b: the protection of a Guardian is over when the turn of its player begins', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'guardian', deck: FIVE },
    bob: { hand: 'copper' },
  });

  alice.plays('guardian');
  expect(bob.view).toMatchObject({ active: 1, seats: [{ isGuarded: true }, { isGuarded: false }] });
  bob.endsTurn();

  expect(bob.view).toMatchObject({ active: 0, seats: [{ isGuarded: false }, { isGuarded: false }] });
});

test('DOM-3.3: effects at the start of the turn come in the order that its player chooses', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'cobbler den-of-sin', deck: `${FIVE} gold gold` },
  });

  alice.plays('cobbler', 'den-of-sin');
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first cobbler, first den-of-sin');
  alice.picks('den-of-sin');
  expect(alice.hand).toBe(`${FIVE} gold gold`);
  alice.isAsked('gainFromSupply');
  alice.picks('silver');

  expect(alice.hand).toBe(`${FIVE} gold gold silver`);
});

test('DOM-3.3a: Den of Sin, Ghost Town, Guardian, Raider and Secret Cave act at the start of the next turn', () => {
  const { alice, bob } = tableOf({
    alice: {
      hand: 'secret-cave copper copper den-of-sin ghost-town guardian raider',
      deck: `copper ${FIVE} gold silver silver`,
    },
    bob: { hand: 'estate' },
  });

  alice.plays('secret-cave');
  alice.picks('yes', 'copper', 'copper', 'copper');
  alice.ends();
  alice.plays('den-of-sin', 'ghost-town', 'guardian', 'raider');
  bob.endsTurn();

  expect(alice.hand).toBe(`${FIVE} gold silver silver`);
  expect([alice.actions, alice.coins]).toEqual([2, 7]);
});

test('DOM-3.3a: Cobbler, Crypt, Ghost, a saved Boon and Lost in the Woods act at the start of the next turn', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: {
      hand: 'cobbler crypt ghost',
      play: 'gold',
      deck: `festival ${FIVE}`,
      saved: 'the-mountains-gift',
      lost: true,
    },
  });

  alice.plays('cobbler', 'crypt');
  alice.picks('gold');
  alice.plays('ghost');
  bob.endsTurn();

  alice.isAsked(
    'chooseTrigger',
    'first cobbler, first crypt gold, first ghost festival, first blessed-village the-mountains-gift, first lost-in-the-woods',
  );
});

test('DOM-3.3b: Lost in the Woods that a Ghost takes with a Fool may still be used on the same turn', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost', deck: `fool ${FIVE}` },
    boons: 'the-seas-gift the-mountains-gift the-swamps-gift the-forests-gift',
  });

  alice.plays('ghost');
  bob.endsTurn();
  alice.picks('the-mountains-gift', 'the-swamps-gift');
  expect(alice.states).toBe('lost-in-the-woods');
  alice.isAsked('lostInTheWoods', 'stop, discard estate, discard silver');
  alice.picks('estate');

  expect(alice.buyCount).toBe(2);
});

test('DOM-3.3c: a Secret Cave that a Ghost plays at the start of a turn gives its Coins on the turn after', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost', deck: `secret-cave ${FIVE} ${COPPERS} ${FIVE} gold` },
  });

  alice.plays('ghost');
  bob.endsTurn();
  alice.picks('yes', 'estate', 'estate', 'estate', 'no');
  expect(alice.coins).toBe(0);
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(3);
});

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
});

test('DOM-3.4b: the Action phase ends by itself without an Action to use', () => {
  const { alice } = tableOf({ alice: { hand: 'smithy smithy', deck: 'copper copper copper' } });

  alice.plays('smithy');

  alice.isAsked('buyPhase');
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

test('DOM-3.5c: a Treasure that comes to hand after the first buy cannot be played', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'copper' }, buys: 2, coins: 6 });

  alice.buys('estate');

  alice.isAsked(
    'buyPhase',
    'end, buy copper, buy silver, buy estate, buy curse, buy gardens, buy village, buy smithy, buy remodel, buy workshop, buy chapel, buy poacher',
  );
  alice.mayNot('play copper', 'DOM-3.5c');
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
});

test('DOM-3.5f: the Buy phase ends by itself with the last Buy, whatever Coins are left', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'monastery copper' }, coins: 9 });

  alice.buys('silver');

  alice.isAsked('nightPhase', 'end, play monastery');
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
  expect(order.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['drew 0', 'drew 0', 'drew 1', 'toHand 0']);
});

test('DOM-3.8a: what Necromancer turned face down in the trash is face up again at the end of the turn', () => {
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
