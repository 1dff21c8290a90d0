import { expect, test } from 'vitest';
import { tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const GOLD = 'gold gold gold gold gold';
const night = { phase: 'night' } as const;
const buying = { phase: 'buy' } as const;

test('DOM-4.1: a card that is played moves from hand into play before it does anything', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar estate' } });

  alice.plays('cellar');

  alice.isAsked('discardAny', 'stop, discard estate');
  expect([alice.hand, alice.inPlay]).toEqual(['estate', 'cellar']);
});

test('DOM-4.1: a card that Vassal plays moves into play from the discard pile', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'festival' } });

  alice.plays('vassal');
  alice.picks('yes');

  expect([alice.discard, alice.inPlay]).toEqual(['', 'festival vassal']);
});

test('DOM-4.2: a card played by Conclave, Imp or Vassal uses up no Action', () => {
  const { alice } = tableOf({
    alice: { hand: 'conclave imp vassal smithy', deck: 'copper copper village copper copper copper copper' },
  });

  alice.plays('conclave');
  alice.picks('imp');
  alice.picks('vassal');
  alice.picks('yes');

  expect(alice.inPlay).toBe('conclave imp vassal village');
  // One Action for the Conclave; two of the Village and one of the Conclave come back.
  expect(alice.actions).toBe(3);
});

test('DOM-4.2: an Action that Ghost plays at the start of the turn uses up no Action', () => {
  const { alice, bob } = tableOf({ ...night, alice: { hand: 'ghost', deck: `village ${FIVE} copper copper` } });

  alice.plays('ghost');
  bob.endsTurn();

  expect(alice.actions).toBe(5);
});

test('DOM-4.3: Conclave plays Actions, Werewolf among them, and neither Night cards nor Treasures nor Victory cards', () => {
  const { alice } = tableOf({ alice: { hand: 'conclave werewolf guardian copper estate', deck: GOLD } });

  alice.plays('conclave');
  alice.isAsked('playFromHand', 'stop, play werewolf');
  alice.picks('werewolf');

  expect(alice.hand).toBe('copper estate gold gold gold guardian');
});

test('DOM-4.4: a card stays in play until Clean-up', () => {
  const { alice } = tableOf({ alice: { hand: 'festival gold village', deck: FIVE }, coins: 2 });

  alice.plays('festival');
  alice.ends();
  alice.plays('gold');
  alice.buys('gold');
  expect(alice.inPlay).toBe('festival gold');
  alice.endsTurn();

  expect(alice.inPlay).toBe('');
});

test('DOM-4.4: an effect may take a card out of play earlier', () => {
  const table = tableOf({ alice: { hand: 'wish village' } });
  const { alice } = table;

  alice.plays('wish');
  alice.picks('gold');

  expect([alice.inPlay, alice.hand, table.left('wish')]).toEqual(['', 'gold village', 12]);
});

test('DOM-4.5: Moat is asked for when the Attack is in play and has done nothing yet', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'militia' }, bob: { hand: 'moat copper copper copper' } });

  alice.plays('militia');

  bob.isAsked('revealMoat', 'yes, no');
  expect(alice.inPlay).toBe('militia');
  expect(alice.coins).toBe(0);
  bob.picks('no');
  expect(alice.coins).toBe(2);
  bob.isAsked('discardDownTo3');
});

test('DOM-4.6: a Pixie trashed while it is played leaves the Action and the card it gave', () => {
  const { alice } = tableOf({
    alice: { hand: 'pixie', deck: 'village copper' },
    boons: 'the-forests-gift',
  });

  alice.plays('pixie');
  alice.picks('yes');

  expect(alice.inPlay).toBe('');
  expect([alice.actions, alice.hand]).toEqual([1, 'village']);
});

test('DOM-4.7: a Haunted Mirror that is played gives a Coin, and its text for the trash is not followed', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'haunted-mirror village' } });

  alice.plays('haunted-mirror');

  expect(alice.coins).toBe(1);
  alice.isAsked('buyPhase');
});

test('DOM-4.7: a Cursed Village that is played brings no Hex, one that is gained does', () => {
  const table = tableOf({ alice: { hand: 'cursed-village' }, hexes: 'misery', coins: 5, buys: 2 });
  const { alice } = table;

  alice.plays('cursed-village');
  expect(alice.states).toBe('');
  alice.buys('cursed-village');

  expect(alice.states).toBe('miserable');
});

test('DOM-4.8: the Coins of a Treasure come before its other effects', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'goat estate' } });

  alice.plays('goat');

  expect(alice.coins).toBe(1);
  alice.isAsked('trashHandMay1', 'stop, trash estate');
});

test('DOM-4.8: the Coins of an Idol come before its Boon', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'idol estate' }, boons: 'the-flames-gift' });

  alice.plays('idol');

  expect(alice.coins).toBe(2);
  alice.isAsked('trashHandMay1', 'stop, trash estate');
});
