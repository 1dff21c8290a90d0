import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const buying = { phase: 'buy', buys: 2, coins: 5, kingdom: 'cursed-village' } as const;

test('DOM-C.cursed-village.1, DOM-C.cursed-village.2: Cursed Village gives two actions, then cards up to six in hand', () => {
  const table = tableOf({
    alice: { hand: 'cursed-village estate village', deck: 'copper copper copper copper gold' },
  });
  const { alice } = table;

  alice.plays('cursed-village');

  expect(table.events.map(({ type }) => type)).toEqual(['played', 'bonus', 'drew']);
  expect(alice.actions).toBe(2);
  expect(alice.hand).toBe('copper copper copper copper estate village');
  expect(alice.deck).toBe('gold');
});

test('DOM-C.cursed-village.2: Cursed Village draws as many cards as there are where they are too few', () => {
  const { alice } = tableOf({ alice: { hand: 'cursed-village village', deck: 'gold', discard: 'silver' } });

  alice.plays('cursed-village');

  expect(alice.hand).toBe('gold silver village');
});

test('DOM-C.cursed-village.3: Cursed Village draws nothing with six cards in hand, or seven', () => {
  const six = tableOf({ alice: { hand: 'cursed-village village moat moat moat moat moat', deck: 'gold' } }).alice;
  six.plays('cursed-village');
  expect(six.deck).toBe('gold');

  const seven = tableOf({
    alice: { hand: 'cursed-village village moat moat moat moat moat moat', deck: 'gold' },
  }).alice;
  seven.plays('cursed-village');
  expect(seven.deck).toBe('gold');
  expect(seven.actions).toBe(2);
});

test('DOM-C.cursed-village.4: a player who gains a Cursed Village receives a Hex', () => {
  const table = tableOf({ ...buying, hexes: 'misery' });
  const { alice } = table;

  alice.buys('cursed-village');

  expect(alice.states).toBe('miserable');
  expect(alice.discard).toBe('cursed-village');
});

test('DOM-C.cursed-village.4: the Hex of a Cursed Village bought with few cards in hand may do nothing', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'copper estate estate' }, hexes: 'poverty' });

  alice.buys('cursed-village');

  alice.isAsked('buyPhase');
  expect(alice.hand).toBe('copper estate estate');
});

test('DOM-C.cursed-village.5: Moat does not keep off the Hex of a Cursed Village', () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'moat' }, hexes: 'misery' });

  alice.buys('cursed-village');

  alice.isAsked('buyPhase');
  expect(alice.states).toBe('miserable');
});

test('DOM-C.cursed-village.5: Guardian does not keep off the Hex of a Cursed Village that Changeling gains', () => {
  const { alice } = tableOf({
    alice: { hand: 'guardian changeling changeling', play: 'cursed-village' },
    phase: 'night',
    hexes: 'misery',
  });

  alice.plays('guardian', 'changeling');
  alice.picks('gain cursed-village', 'first cursed-village', 'no');

  expect(alice.states).toBe('miserable');
});

test('DOM-C.cursed-village.6: Deluded from a Cursed Village bought in the Buy phase works on the next turn', () => {
  const { alice, bob } = tableOf({
    ...buying,
    coins: 10,
    alice: { deck: 'gold gold gold gold gold' },
    kingdom: 'cursed-village village',
    hexes: 'delusion',
  });

  alice.buys('cursed-village');
  expect(alice.view).toMatchObject({ deluded: false, seats: [{ mood: 'deluded' }, {}] });
  alice.buys('village');
  bob.endsTurn();
  alice.plays('gold');

  expect(alice.view).toMatchObject({ deluded: true, seats: [{ mood: null }, {}] });
  alice.isAsked('buyPhase', 'end, play gold, buy copper, buy silver, buy estate, buy curse');
});

test('DOM-C.cursed-village.7: a Cursed Village exchanged for a Changeling still brings its Hex', () => {
  const table = tableOf({ ...buying, kingdom: 'cursed-village changeling', hexes: 'misery' });
  const { alice } = table;

  alice.buys('cursed-village');
  alice.picks('changeling', 'yes');

  expect(alice.discard).toBe('changeling');
  expect(alice.states).toBe('miserable');
  expect(table.left('cursed-village')).toBe(10);
});

test('DOM-C.cursed-village.8: the Hex of a Cursed Village that Locusts bring comes before Locusts reach the next player', () => {
  const table = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'artisan' },
    carol: { deck: 'estate' },
    kingdom: 'cursed-village',
    hexes: 'locusts misery',
  });
  const { alice, bob, carol } = table;

  alice.plays('skulk');
  bob.picks('cursed-village');

  expect(table.told('followed')).toMatchObject([
    { seat: 1, hex: 'misery' },
    { seat: 2, hex: 'locusts' },
  ]);
  expect(bob.states).toBe('miserable');
  expect(carol.discard).toBe('curse');
});
