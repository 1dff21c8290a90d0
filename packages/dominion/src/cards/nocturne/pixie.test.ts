import { expect, test } from 'vitest';
import { kingdomWith, newGame, startingDeck } from '../../testing/opening.ts';
import { tableOf } from '../../testing/table.ts';

const ALL_BUT_EARTH =
  'the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-mountains-gift the-rivers-gift the-seas-gift the-skys-gift the-suns-gift the-swamps-gift the-winds-gift';

test('DOM-C.pixie.1: Pixie gives a card and an action before its Boon is turned over', () => {
  const table = tableOf({ alice: { hand: 'pixie', deck: 'gold' }, boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.plays('pixie');

  expect(alice.hand).toBe('gold');
  expect(alice.actions).toBe(1);
  expect(table.events.map(({ type }) => type)).toEqual(['played', 'drew', 'bonus', 'boon']);
  alice.isAsked('pixieTrash', 'yes, no');
});

test('DOM-C.pixie.2, DOM-C.pixie.3: the Boon goes to the discard before the player decides, and a Pixie that is kept brings nothing', () => {
  const table = tableOf({ alice: { hand: 'pixie' }, boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.plays('pixie');
  expect(table.boonDiscard).toBe('the-mountains-gift');
  alice.picks('no');

  expect(alice.inPlay).toBe('pixie');
  expect(alice.gained).toBe(0);
  expect(table.boonDiscard).toBe('the-mountains-gift');
});

test('DOM-C.pixie.3, DOM-C.pixie.4: a Pixie that is trashed brings its Boon twice, one after the other', () => {
  const table = tableOf({ alice: { hand: 'pixie estate curse' }, boons: 'the-flames-gift' });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');
  expect(alice.inPlay).toBe('');
  alice.picks('curse');
  alice.isAsked('trashHandMay1', 'stop, trash estate');
  alice.picks('estate');

  expect(alice.hand).toBe('');
  expect(table.boonDiscard).toBe('the-flames-gift');
});

test('DOM-C.pixie.5: The Field’s Gift comes from the discard to the player of the Pixie and gives twice an action and a Coin', () => {
  const table = tableOf({ alice: { hand: 'pixie village' }, boons: 'the-fields-gift' });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');

  expect(alice.actions).toBe(3);
  expect(alice.coins).toBe(2);
  expect(alice.boons).toBe('the-fields-gift');
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();
  expect(table.boonDiscard).toBe('the-fields-gift');
});

test('DOM-C.pixie.5: The Forest’s Gift comes from the discard to the player of the Pixie and gives twice a buy and a Coin', () => {
  const table = tableOf({ alice: { hand: 'pixie' }, boons: 'the-forests-gift' });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');

  expect(alice.buyCount).toBe(3);
  expect(alice.coins).toBe(2);
  expect(alice.boons).toBe('the-forests-gift');
  expect(table.boonDiscard).toBe('');
});

test('DOM-C.pixie.5: The River’s Gift comes from the discard to the player of the Pixie and draws two cards at the end of the turn', () => {
  const table = tableOf({
    alice: { hand: 'pixie', deck: 'copper copper copper copper copper copper gold gold silver' },
    boons: 'the-rivers-gift',
  });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');
  expect(alice.boons).toBe('the-rivers-gift');
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold gold');
});

test('DOM-C.pixie.6, DOM-C.pixie.7: Throne Room plays a Pixie that was trashed again without asking; the next Boon goes to the discard unread', () => {
  const table = tableOf({
    alice: { hand: 'throne-room pixie', deck: 'gold silver' },
    boons: 'the-mountains-gift the-swamps-gift',
  });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('pixie');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('gold silver');
  expect(alice.actions).toBe(2);
  expect(alice.discard).toBe('silver silver');
  expect(table.boonDiscard).toBe('the-mountains-gift the-swamps-gift');
});

test('DOM-C.pixie.3: a Pixie that Throne Room plays may be kept the first time and trashed the second', () => {
  const table = tableOf({ alice: { hand: 'throne-room pixie' }, boons: 'the-swamps-gift the-mountains-gift' });
  const { alice } = table;

  alice.plays('throne-room');
  alice.picks('pixie');
  alice.picks('no', 'yes');

  expect(alice.discard).toBe('silver silver');
});

test('DOM-C.pixie.6: with Necromancer the top Boon is discarded and not received', () => {
  const table = tableOf({ alice: { hand: 'necromancer' }, trash: 'pixie', boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.plays('necromancer');
  alice.picks('pixie');

  expect(table.boonDiscard).toBe('the-mountains-gift');
  expect(table.told('received')).toEqual([]);
});

test('DOM-C.pixie.8: the Boon of a Pixie lies on the discard while it is received; reshuffled by the first receipt, it is received a second time all the same', () => {
  const table = tableOf({
    alice: { hand: 'pixie copper silver' },
    bob: { saved: ALL_BUT_EARTH },
    boons: 'the-earths-gift',
  });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');
  alice.isAsked('earthDiscard', 'stop, discard copper, discard silver');
  expect(table.boonDiscard).toBe('the-earths-gift');
  alice.picks('copper', 'blessed-village');
  expect(table.told('fateShuffled')).toEqual([{ type: 'fateShuffled', deck: 'boons' }]);
  alice.picks('later');
  expect(alice.boons).toBe('the-earths-gift');
  alice.isAsked('earthDiscard', 'stop, discard silver');
  alice.picks('stop');

  expect(alice.boons).toBe('the-earths-gift');
  expect(table.boonDiscard).toBe('');
});

test('DOM-C.pixie.9: in a game with Pixie each player starts with a Goat in place of a Copper', () => {
  const state = newGame({ cards: kingdomWith('pixie') });

  for (const seat of [0, 1]) {
    expect(startingDeck(state, seat).join(' ')).toBe(
      'copper copper copper copper copper copper estate estate estate goat',
    );
  }
});

test('DOM-C.pixie.10, DOM-13.4b: with no Boon to turn over a Pixie may still be trashed, and brings nothing', () => {
  const table = tableOf({
    alice: { hand: 'pixie', deck: 'gold' },
    bob: { saved: `the-earths-gift ${ALL_BUT_EARTH}` },
  });
  const { alice } = table;

  alice.plays('pixie');
  alice.picks('yes');

  expect(alice.hand).toBe('gold');
  expect(alice.inPlay).toBe('');
  expect(table.told('received')).toEqual([]);
});
