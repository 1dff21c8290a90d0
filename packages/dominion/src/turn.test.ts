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

test('DOM-3.2a: cards gained by any player on a turn are no longer counted on the next', () => {
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
  expect(bob.coins).toBe(3);
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
  expect(alice.hand).toBe(FIVE);
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
