import { expect, test } from 'vitest';
import { read } from './notation.ts';
import { apply } from './questions.ts';
import { stateOf } from './testing/position.ts';
import { tableOf } from './testing/table.ts';

const ALL_BUT_LOCUSTS = 'bad-omens delusion envy famine fear greed haunting misery plague poverty war';
const ALL_BUT_HAUNTING = 'bad-omens delusion envy famine fear greed locusts misery plague poverty war';

test('DOM-14.1: a Hex is turned over for all to see, followed and then discarded', () => {
  const table = tableOf({ alice: { hand: 'leprechaun', deck: 'gold' }, hexes: 'greed plague' });
  const { alice, bob } = table;

  alice.plays('leprechaun');

  expect(bob.hears('hex')).toEqual([{ type: 'hex', seat: 0, hex: 'greed' }]);
  expect(alice.deck).toBe('copper gold');
  expect(table.hexDiscard).toBe('greed');
  expect(table.hexDeck.startsWith('plague')).toBe(true);
});

test('DOM-14.2: one Hex is turned over for all others, who follow it in turn order before it is discarded', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'gold gold copper copper' },
    carol: { hand: 'silver silver estate estate' },
    dave: { deck: 'estate' },
    hexes: 'haunting plague',
  });
  const { alice, bob, carol } = table;

  alice.plays('skulk');
  bob.picks('gold');
  carol.picks('silver');

  expect(bob.deck).toBe('gold');
  expect(carol.deck).toBe('silver');
  expect(table.hexDiscard).toBe('haunting');
  expect(table.hexDeck.startsWith('plague')).toBe(true);
});

test('DOM-14.2, DOM-12.4: a player who reveals a Moat does not follow the Hex that the others follow', () => {
  const { alice, bob, carol } = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'moat' },
    carol: { hand: 'copper' },
    hexes: 'plague',
  });

  alice.plays('skulk');
  bob.picks('yes');

  expect(bob.hand).toBe('moat');
  expect(carol.hand).toBe('copper curse');
});

test('DOM-14.2a: when a Guardian or a Moat protects everybody else no Hex is turned over', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'moat' },
    carol: { guarded: true },
    hexes: 'plague',
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  bob.picks('yes');

  expect(table.told('hex')).toEqual([]);
  expect(table.hexDeck.startsWith('plague')).toBe(true);
  expect(table.hexDiscard).toBe('');
});

test('DOM-14.3: a Hex that is being followed is in no pile', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'gold gold copper copper' },
    hexes: 'haunting',
  });
  const { alice, bob } = table;

  alice.plays('skulk');

  bob.isAsked('handToDeck');
  expect(table.afoot).toBe('haunting');
  expect(table.hexDeck).not.toContain('haunting');
  expect(table.hexDiscard).toBe('');
});

test('DOM-14.4: as soon as the last Hex of the deck has been followed, all twelve are shuffled into a new deck', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'gold gold copper copper' },
    hexes: 'haunting',
    hexDiscard: ALL_BUT_HAUNTING,
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  expect(table.hexDeck).toBe('');
  expect(table.hexDiscard).toBe(ALL_BUT_HAUNTING);
  bob.picks('gold');

  expect(table.told('fateShuffled')).toEqual([{ type: 'fateShuffled', deck: 'hexes' }]);
  expect(table.state.hexDeck).toHaveLength(12);
  expect(table.hexDiscard).toBe('');
});

test('DOM-14.4: when a Hex within Locusts is the last of the deck, the new deck waits until Locusts too have been followed', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'artisan' },
    kingdom: 'cursed-village',
    hexes: 'locusts greed',
    hexDiscard: 'bad-omens delusion envy famine fear haunting misery plague poverty war',
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  bob.picks('cursed-village');

  expect(bob.deck).toBe('copper');
  expect(table.told('fateShuffled')).toHaveLength(1);
  expect(table.state.hexDeck).toHaveLength(12);
});

test('DOM-14.4a: a Cursed Village gained to Locusts, the last Hex of the deck, brings a Hex from the reshuffled discard without Locusts', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'artisan' },
    kingdom: 'cursed-village',
    hexes: 'locusts',
    hexDiscard: ALL_BUT_LOCUSTS,
  });
  const { alice, bob } = table;

  alice.plays('skulk');
  bob.picks('cursed-village');

  expect(table.told('fateShuffled')).toEqual([{ type: 'fateShuffled', deck: 'hexes' }]);
  expect(table.told('hex')).toHaveLength(1);
  expect(table.hexDeck).not.toContain('locusts');
  expect(table.state.hexDeck).toHaveLength(10);
  expect(table.hexDiscard).toMatch(/^\S+ locusts$/);
});

test('DOM-14.4b: where no Hex is left in deck and discard none is received', () => {
  const state = stateOf({ alice: { hand: 'leprechaun' } });
  state.hexDeck = [];

  apply(state, read(state, 'play leprechaun') as number);

  expect(state.gained).toEqual([1, 0]);
  expect(state.hexDiscard).toEqual([]);
  expect(state.stack).toEqual([]);
});

test('DOM-14.5: neither a Moat nor a Guardian stops the Hex of a Cursed Village that is gained', () => {
  const { alice } = tableOf({
    alice: { hand: 'moat', guarded: true },
    bob: { hand: 'moat' },
    kingdom: 'cursed-village',
    phase: 'buy',
    coins: 5,
    buys: 2,
    hexes: 'plague',
  });

  alice.buys('cursed-village');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('curse moat');
});

test('DOM-14.6: Delusion goes to the Hex discard and leaves only the State in front of its receiver', () => {
  const table = tableOf({ alice: { hand: 'skulk' }, hexes: 'delusion' });
  const { alice, bob } = table;

  alice.plays('skulk');

  expect(table.hexDiscard).toBe('delusion');
  expect(table.afoot).toBe('');
  expect(bob.boons).toBe('');
  expect(bob.states).toBe('deluded');
});
