import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy', buys: 2, coins: 6 } as const;

test('DOM-11.1: gaining, discarding, trashing and playing an Attack set effects off', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'militia moneylender chapel cellar faithful-hound haunted-mirror village' },
    bob: { hand: 'moat copper copper copper' },
    kingdom: 'cursed-village',
    hexes: 'misery',
    actions: 4,
    coins: 5,
    buys: 2,
  });

  alice.plays('militia');
  bob.picks('yes');
  alice.plays('cellar');
  alice.picks('faithful-hound', 'stop');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');
  alice.plays('chapel');
  alice.picks('haunted-mirror', 'stop');
  alice.isAsked('mirrorDiscard', 'stop, discard moneylender, discard village');
  alice.picks('stop');
  alice.ends();
  alice.buys('cursed-village');

  expect(alice.states).toBe('miserable');
});

test('DOM-11.1: the start of a turn, of a Buy phase and the end of a turn set effects off', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'guardian', deck: `${FIVE} gold` },
    bob: { hand: 'bard', deck: `${FIVE} silver`, mood: 'envious' },
    boons: 'the-rivers-gift',
  });

  alice.plays('guardian');
  bob.plays('bard');
  expect(bob.states).toBe('');
  bob.endsTurn();

  expect(bob.hand).toBe(`${FIVE} silver`);
  expect(alice.coins).toBe(1);
});

test('DOM-11.2: a Hound discarded to Cellar is asked about before Cellar draws', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound', deck: 'gold' } });

  alice.plays('cellar');
  alice.picks('faithful-hound');

  alice.isAsked('houndSetAside', 'yes, no');
  expect(alice.hand).toBe('');
});

test('DOM-11.3: a Silver gained by a Boon asks for its place before Blessed Village asks for its own', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker' },
    kingdom: 'blessed-village',
    boons: 'the-mountains-gift',
  });

  alice.buys('blessed-village');
  alice.isAsked('chooseTrigger', 'first blessed-village, first tracker');
  alice.picks('blessed-village', 'now');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');
  expect(alice.deck).toBe('silver');
  alice.isAsked('topdeckGained', 'yes, no');
  alice.picks('yes');

  expect(alice.deck).toBe('blessed-village silver');
});

test('DOM-11.4: of three effects at the start of a turn each is finished before the next is picked', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'cobbler den-of-sin', deck: `${FIVE} gold gold`, saved: 'the-flames-gift' },
  });

  alice.plays('cobbler', 'den-of-sin');
  bob.endsTurn();
  alice.isAsked('chooseTrigger', 'first cobbler, first den-of-sin, first blessed-village the-flames-gift');
  alice.picks('den-of-sin');
  alice.isAsked('chooseTrigger', 'first cobbler, first blessed-village the-flames-gift');
  alice.picks('cobbler');
  alice.isAsked('gainFromSupply');
  alice.picks('silver');
  alice.isAsked('trashHandMay1', 'stop, trash estate, trash gold, trash silver');
  alice.picks('estate');

  expect(alice.hand).toBe('estate estate estate estate gold gold silver');
});

test('DOM-11.4: Lost in the Woods taken among the effects of a turn start is picked among those left', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost cobbler', deck: `fool ${FIVE}` },
    boons: 'the-seas-gift the-forests-gift the-fields-gift the-mountains-gift',
  });

  alice.plays('ghost', 'cobbler');
  bob.endsTurn();
  alice.picks('ghost fool', 'the-seas-gift', 'the-forests-gift');

  alice.isAsked('chooseTrigger', 'first cobbler, first lost-in-the-woods');
  expect(alice.states).toBe('lost-in-the-woods');
});

test('DOM-11.5: reactions to an Attack come in turn order from the player whose turn it is', () => {
  const { alice, bob, carol, dave } = tableOf({
    alice: { hand: 'witch' },
    bob: { hand: 'moat' },
    carol: { hand: 'copper' },
    dave: { hand: 'moat' },
  });

  alice.plays('witch');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('no');
  dave.isAsked('revealMoat', 'yes, no');
  dave.picks('yes');

  expect([bob.discard, carol.discard, dave.discard]).toEqual(['curse', 'curse', '']);
});

test('DOM-11.5: reactions begin after the active player, not with the first seat', () => {
  const { alice, bob, carol } = tableOf({
    ...buying,
    alice: { hand: 'moat', deck: `moat ${FIVE}` },
    bob: { hand: 'witch' },
    carol: { hand: 'moat' },
  });

  alice.endsTurn();
  bob.plays('witch');
  carol.isAsked('revealMoat', 'yes, no');
  carol.picks('yes');
  alice.isAsked('revealMoat', 'yes, no');
  alice.picks('yes');

  expect([alice.discarded, carol.discard]).toEqual(['moat', '']);
});

test('DOM-11.6: a compulsory effect cannot be passed over, an optional one beside it only when it is picked', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker' },
    kingdom: 'cursed-village',
    hexes: 'misery',
  });

  alice.buys('cursed-village');
  alice.isAsked('chooseTrigger', 'first cursed-village, first tracker');
  alice.mayNot('stop', 'DOM-11.4');
  alice.picks('tracker', 'no');

  expect(alice.states).toBe('miserable');
});

test('DOM-11.6: when all that are left are optional they may be passed over together', () => {
  const { alice } = tableOf({ ...buying, alice: { play: 'tracker' }, kingdom: 'changeling' });

  alice.buys('silver');
  alice.isAsked('chooseTrigger', 'stop, first tracker, first changeling');
  alice.picks('stop');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver');
});

test('DOM-11.7: Changeling and Tracker are offered once for a gain, each discarded Hound once for itself', () => {
  const { alice } = tableOf({
    alice: { hand: 'cellar faithful-hound faithful-hound copper', play: 'tracker tracker' },
    kingdom: 'changeling',
    coins: 3,
    buys: 2,
  });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'faithful-hound', 'stop');
  alice.picks('no');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');
  alice.ends();
  alice.buys('silver');
  alice.isAsked('chooseTrigger', 'stop, first tracker, first changeling');
  alice.picks('tracker', 'no');
  alice.picks('no');

  alice.isAsked('buyPhase');
  expect([alice.aside, alice.hand]).toEqual(['faithful-hound', 'copper faithful-hound']);
});

test('DOM-11.7: Lost in the Woods is offered once at the start of a turn, used or not', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'monastery', deck: FIVE, lost: true },
    boons: 'the-mountains-gift',
  });

  alice.endsTurn();
  bob.endsTurn();
  alice.isAsked('lostInTheWoods', 'stop, discard estate');
  alice.picks('estate');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('monastery estate silver');
});

test('DOM-11.8: Den of Sin, Ghost Town, Guardian, Raider and Secret Cave act without a question', () => {
  const table = tableOf({
    ...night,
    alice: { hand: 'ghost-town raider den-of-sin guardian', deck: `${FIVE} gold silver copper` },
  });
  const { alice, bob } = table;

  alice.plays('ghost-town', 'raider', 'den-of-sin', 'guardian');
  bob.endsTurn();

  alice.isAsked('buyPhase');
  expect(table.events.filter(({ type }) => type === 'drew' || type === 'bonus').slice(-5)).toMatchObject([
    { type: 'drew', seat: 0, cards: ['gold'] },
    { type: 'bonus', actions: 1 },
    { type: 'bonus', coins: 3 },
    { type: 'drew', seat: 0, cards: ['silver', 'copper'] },
    { type: 'bonus', coins: 1 },
  ]);
});

test('DOM-11.8: with a Cobbler among them all are picked in an order', () => {
  const { alice, bob } = tableOf({ ...night, alice: { hand: 'ghost-town guardian cobbler', deck: FIVE } });

  alice.plays('ghost-town', 'guardian', 'cobbler');
  bob.endsTurn();

  alice.isAsked('chooseTrigger', 'first ghost-town, first guardian, first cobbler');
  expect([alice.actions, alice.coins]).toEqual([1, 0]);
});

test('DOM-11.8, DOM-11.10: Lost in the Woods that waits for a card in hand is among them too', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'ghost-town den-of-sin', lost: true },
    boons: 'the-forests-gift',
  });

  alice.plays('ghost-town', 'den-of-sin');
  bob.endsTurn();

  alice.isAsked('chooseTrigger', 'first ghost-town, first den-of-sin');
  expect(alice.hand).toBe('');
});

test('DOM-11.9: the texts a gain set off are tested again after each of them', () => {
  const { alice } = tableOf({
    ...buying,
    alice: { play: 'tracker' },
    kingdom: 'blessed-village changeling',
    boons: 'the-forests-gift',
  });

  alice.buys('blessed-village');
  alice.isAsked('chooseTrigger', 'first blessed-village, first tracker, first changeling');
  alice.picks('tracker', 'yes');
  // On the deck it can be exchanged no more; the Boon still comes.
  alice.isAsked('boonTiming', 'now, later');
  alice.picks('now');

  expect(alice.deck).toBe('blessed-village');
});
