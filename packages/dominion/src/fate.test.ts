import { expect, test } from 'vitest';
import { dealt } from './testing/opening.ts';
import { tableOf } from './testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test('DOM-13.1: a Boon received is turned over from the top of the deck for all to see, and followed', () => {
  const table = tableOf({ alice: { hand: 'bard', deck: 'gold' }, boons: 'the-seas-gift the-mountains-gift' });
  const { alice, bob } = table;

  alice.plays('bard');

  expect(bob.hears('boon')).toEqual([{ type: 'boon', seat: 0, boon: 'the-seas-gift' }]);
  expect(alice.hand).toBe('gold');
});

test('DOM-13.2: a Boon is in no pile while it is followed, and in the discard afterwards', () => {
  const table = tableOf({ alice: { hand: 'bard curse' }, boons: 'the-flames-gift' });
  const { alice } = table;

  alice.plays('bard');
  expect(table.afoot).toBe('the-flames-gift');
  expect([table.boonDiscard, table.boonDeck.includes('the-flames-gift')]).toEqual(['', false]);
  alice.picks('stop');

  expect(table.afoot).toBe('');
  expect(table.boonDiscard).toBe('the-flames-gift');
});

test('DOM-13.2: a Boon being followed is not shuffled in when it causes another one', () => {
  const table = tableOf({
    alice: { hand: 'bard copper' },
    bob: {
      saved:
        'the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift the-seas-gift ' +
        'the-skys-gift the-suns-gift the-swamps-gift the-winds-gift',
    },
    boons: 'the-earths-gift',
    boonDiscard: 'the-mountains-gift',
  });
  const { alice } = table;

  alice.plays('bard');
  alice.picks('copper', 'blessed-village');

  alice.isAsked('boonTiming');
  expect(table.afoot).toBe('the-earths-gift the-mountains-gift');
  expect(table.boonDeck).toBe('');
});

test("DOM-13.3: The Field's, The Forest's and The River's Gift stay in front of their receiver until Clean-up", () => {
  const table = tableOf({
    alice: { hand: 'fool village', deck: FIVE },
    boons: 'the-fields-gift the-forests-gift the-rivers-gift',
  });
  const { alice } = table;

  alice.plays('fool');
  alice.picks('the-forests-gift', 'the-fields-gift');
  expect(alice.boons).toBe('the-forests-gift the-fields-gift the-rivers-gift');
  expect(table.boonDiscard).toBe('');
  alice.endsTurn();

  expect(alice.boons).toBe('');
  expect(table.boonDiscard).toBe('the-forests-gift the-fields-gift the-rivers-gift');
});

test("DOM-13.3: a kept Boon received on another player's turn stays until the Clean-up of that turn", () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'market gold silver' },
    kingdom: 'blessed-village',
    hexes: 'locusts',
    boons: 'the-rivers-gift',
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  bob.picks('blessed-village', 'now');
  expect(bob.boons).toBe('the-rivers-gift');
  alice.endsTurn();

  expect(bob.boons).toBe('');
  expect(table.boonDiscard).toBe('the-rivers-gift');
  expect(bob.hand).toBe('gold');
});

test("DOM-13.3a: The Forest's Gift gives its Coin once, however long it lies there", () => {
  const { alice } = tableOf({ alice: { hand: 'bard copper copper', deck: FIVE }, boons: 'the-forests-gift' });

  alice.plays('bard', 'copper', 'copper');

  expect(alice.boons).toBe('the-forests-gift');
  expect([alice.buyCount, alice.coins]).toEqual([2, 5]);
});

test('DOM-13.4: a Boon needed from an empty deck comes from the discard, shuffled', () => {
  const table = tableOf({
    alice: { hand: 'bard' },
    bob: {
      saved:
        'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift ' +
        'the-seas-gift the-skys-gift the-suns-gift the-winds-gift',
    },
    boonDiscard: 'the-mountains-gift the-swamps-gift',
  });
  const { alice } = table;

  alice.plays('bard');

  expect(table.events.map(({ type }) => type).slice(0, 5)).toEqual([
    'played',
    'bonus',
    'fateShuffled',
    'boon',
    'received',
  ]);
  expect([table.boonDeck, table.boonDiscard].toSorted()).toEqual(['the-mountains-gift', 'the-swamps-gift']);
  expect(['silver', 'will-o-wisp']).toContain(alice.discard);
});

test('DOM-13.4a: the Boons are not shuffled when the last one is turned over, only when another is needed', () => {
  const table = tableOf({
    alice: { hand: 'bard' },
    bob: {
      saved:
        'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-rivers-gift ' +
        'the-seas-gift the-skys-gift the-suns-gift the-winds-gift',
    },
    boons: 'the-mountains-gift',
    boonDiscard: 'the-swamps-gift',
  });

  table.alice.plays('bard');

  expect(table.told('fateShuffled')).toEqual([]);
  expect(table.boonDeck).toBe('');
  expect(table.boonDiscard).toBe('the-swamps-gift the-mountains-gift');
});

test('DOM-13.4b: with no Boon in deck and discard none is received', () => {
  const table = tableOf({
    alice: { hand: 'bard' },
    bob: {
      saved:
        'the-earths-gift the-fields-gift the-flames-gift the-forests-gift the-moons-gift the-mountains-gift ' +
        'the-rivers-gift the-seas-gift the-skys-gift the-suns-gift the-swamps-gift the-winds-gift',
    },
  });
  const { alice } = table;

  alice.plays('bard');

  alice.isAsked('buyPhase');
  expect(alice.coins).toBe(2);
  expect(table.told('received')).toEqual([]);
  expect(alice.view).toMatchObject({ boons: { deck: 0, discard: [] } });
});

test('DOM-13.5, DOM-13.5a: a Boon taken lies face up and unfollowed, in neither pile', () => {
  const table = tableOf({
    alice: { deck: 'gold' },
    phase: 'buy',
    coins: 4,
    buys: 2,
    kingdom: 'blessed-village',
    boons: 'the-seas-gift',
  });
  const { alice, bob } = table;

  alice.buys('blessed-village');
  alice.picks('later');

  expect(alice.hand).toBe('');
  expect(table.boonDeck.includes('the-seas-gift')).toBe(false);
  expect(table.boonDiscard).toBe('');
  expect(bob.view).toMatchObject({ seats: [{ delayed: [{ boon: 'the-seas-gift' }] }, {}] });
});

test("DOM-13.6: The Field's Gift received twice in a turn from Pixie counts twice", () => {
  const { alice } = tableOf({ alice: { hand: 'pixie village', deck: 'copper' }, boons: 'the-fields-gift' });

  alice.plays('pixie');
  alice.picks('yes');

  expect([alice.actions, alice.coins]).toEqual([3, 2]);
});

test('DOM-13.7: the Boons of the Druid leave nine for the deck, and never get there', () => {
  const { boonDeck, boonDiscard, druidRow } = dealt('druid idol');
  expect([boonDeck.length, boonDiscard.length, druidRow.length]).toEqual([9, 0, 3]);

  const row = 'the-seas-gift the-fields-gift the-mountains-gift';
  const table = tableOf({ alice: { hand: 'druid', deck: FIVE }, druid: row });
  table.alice.plays('druid');
  table.alice.picks('the-fields-gift');
  table.alice.endsTurn();

  expect(table.boonDiscard).toBe('');
  expect(table.alice.view).toMatchObject({ boons: { deck: 9, druid: row.split(' ') } });
});

test("DOM-13.8: a Boon received on another player's turn is followed with one's own cards", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove', deck: 'copper copper', discard: 'curse' },
    bob: { deck: 'gold silver estate estate' },
    boons: 'the-winds-gift',
  });

  alice.plays('sacred-grove');
  expect(alice.discard).toBe('curse copper copper');
  bob.picks('yes');

  expect(bob.deck).toBe('estate estate');
  expect(bob.discard).toBe('gold silver');
  expect(alice.deck).toBe('');
});

test("DOM-13.9: The Wind's Gift must be followed, though its receiver would rather keep the hand", () => {
  const { alice } = tableOf({ alice: { hand: 'bard gold gold', deck: 'curse estate' }, boons: 'the-winds-gift' });

  alice.plays('bard');

  alice.isAsked('discardNumber', 'discard gold, discard estate, discard curse');
  alice.picks('gold', 'gold');

  expect(alice.hand).toBe('curse estate');
});
