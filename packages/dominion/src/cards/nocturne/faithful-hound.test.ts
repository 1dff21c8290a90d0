import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const FIVE = 'copper copper copper copper copper';

test('DOM-C.faithful-hound.1: Faithful Hound draws two cards', () => {
  const { alice } = tableOf({ alice: { hand: 'faithful-hound', deck: 'gold silver copper' } });

  alice.plays('faithful-hound');

  expect(alice.hand).toBe('gold silver');
});

test('DOM-C.faithful-hound.2, DOM-C.faithful-hound.6: a discarded Faithful Hound may be left in the discard pile', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound copper', deck: 'gold' } });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'stop');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('no');

  expect(alice.discard).toBe('faithful-hound');
  expect(alice.aside).toBe('');
});

test('DOM-C.faithful-hound.3: a Faithful Hound that Night Watchman discards from the deck may be set aside', () => {
  const { alice } = tableOf({
    alice: { hand: 'night-watchman', deck: 'faithful-hound copper copper copper copper copper gold gold' },
    phase: 'night',
  });

  alice.plays('night-watchman');
  alice.picks('faithful-hound', 'stop');
  alice.picks('yes');

  expect(alice.hand).toBe('copper copper copper copper copper faithful-hound');
});

test('DOM-C.faithful-hound.3: a Faithful Hound revealed and discarded by War may be set aside', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'faithful-hound copper silver' },
    hexes: 'war',
  });

  alice.plays('skulk');
  bob.picks('yes');

  expect(bob.aside).toBe('faithful-hound');
  expect(bob.discard).toBe('copper');
});

test("DOM-C.faithful-hound.4: a Faithful Hound discarded to another player's Raider comes back at the end of that turn", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'raider night-watchman', play: 'faithful-hound', deck: FIVE },
    bob: { hand: 'faithful-hound estate estate estate estate' },
    phase: 'night',
  });

  alice.plays('raider');
  bob.picks('yes');
  expect(bob.hand).toBe('estate estate estate estate');
  alice.endsTurn();

  expect(bob.hand).toBe('estate estate estate estate faithful-hound');
});

test('DOM-C.faithful-hound.5: a Faithful Hound comes back after the new hand of five has been drawn', () => {
  const table = tableOf({ alice: { hand: 'cellar faithful-hound', deck: `gold ${FIVE} silver` } });
  const { alice } = table;

  alice.plays('cellar');
  alice.picks('faithful-hound', 'yes');
  expect(alice.aside).toBe('faithful-hound');
  alice.endsTurn();

  const told = table.events.map(({ type }) => type);
  expect(told.lastIndexOf('drew')).toBeLessThan(told.indexOf('toHand'));
  expect(alice.hand).toBe(`${FIVE} faithful-hound`);
  expect(alice.aside).toBe('');
});

test('DOM-C.faithful-hound.6: two Faithful Hounds discarded together are asked about one by one', () => {
  const { alice } = tableOf({ alice: { hand: 'cellar faithful-hound faithful-hound copper' } });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'faithful-hound', 'stop');
  alice.picks('yes');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('no');

  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-C.faithful-hound.7: nothing happens when a Faithful Hound is gained', () => {
  const { alice } = tableOf({ phase: 'buy', coins: 2, buys: 2, kingdom: 'faithful-hound' });

  alice.buys('faithful-hound');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('faithful-hound');
});

test('DOM-C.faithful-hound.7: nothing happens when Bad Omens puts a Faithful Hound away with the whole deck', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { deck: 'faithful-hound copper copper' },
    hexes: 'bad-omens',
  });

  alice.plays('skulk');

  alice.isAsked('buyPhase');
  expect(bob.discard).toBe('faithful-hound');
  expect(bob.deck).toBe('copper copper');
});

test('DOM-C.faithful-hound.7: nothing happens when a Faithful Hound is trashed', () => {
  const table = tableOf({ alice: { hand: 'chapel faithful-hound' } });
  const { alice } = table;

  alice.plays('chapel');
  alice.picks('faithful-hound');

  alice.isAsked('buyPhase');
  expect(table.trash).toBe('faithful-hound');
});

test('DOM-C.faithful-hound.8: in Clean-up a Faithful Hound is discarded like any card, from hand and from play', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'faithful-hound', play: 'faithful-hound', deck: FIVE } });

  alice.endsTurn();

  bob.isAsked('buyPhase');
  expect(alice.discard).toBe('faithful-hound faithful-hound');
  expect(alice.aside).toBe('');
});

test('DOM-C.faithful-hound.9: nobody may discard a Faithful Hound just so', () => {
  const { alice } = tableOf({ alice: { hand: 'faithful-hound' } });

  alice.isAsked('actionPhase', 'end, play faithful-hound');
  alice.ends();
  alice.isAsked('buyPhase', 'end, buy copper, buy curse');

  expect(alice.hand).toBe('faithful-hound');
});

test('DOM-C.faithful-hound.10: a Faithful Hound set aside lies open and is not shuffled into the deck', () => {
  const { alice, bob } = tableOf({ alice: { hand: 'cellar faithful-hound copper estate' } });

  alice.plays('cellar');
  alice.picks('copper', 'faithful-hound', 'stop', 'yes');

  expect(alice.hand).toBe('copper estate');
  expect(alice.deck).toBe('');
  expect(bob.view).toMatchObject({ seats: [{ aside: ['faithful-hound'] }, {}] });
});

test('DOM-C.faithful-hound.10: a Faithful Hound set aside counts for the Gardens of its owner', () => {
  const { alice } = tableOf({
    alice: { hand: 'cellar faithful-hound', play: 'gardens', deck: `${FIVE} silver silver` },
  });

  alice.plays('cellar');
  alice.picks('faithful-hound', 'yes');

  expect(alice.points).toBe(1);
});

test('DOM-C.faithful-hound.11: a Faithful Hound set aside counts among the three cards for Secret Cave', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'secret-cave faithful-hound estate', deck: `copper ${FIVE}` },
  });

  alice.plays('secret-cave');
  alice.picks('yes', 'yes');
  expect(alice.aside).toBe('faithful-hound');
  alice.endsTurn();
  bob.endsTurn();

  expect(alice.coins).toBe(3);
});

test('DOM-C.faithful-hound.11: a Faithful Hound set aside counts as discarded for Poverty', () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'skulk' },
    bob: { hand: 'faithful-hound copper copper estate' },
    hexes: 'poverty',
  });

  alice.plays('skulk');
  bob.picks('faithful-hound', 'yes');

  alice.isAsked('buyPhase');
  expect(bob.hand).toBe('copper copper estate');
});

test('DOM-C.faithful-hound.12: a Faithful Hound that Vassal discards and that is set aside cannot be played', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'faithful-hound gold silver' } });

  alice.plays('vassal');
  alice.isAsked('houndSetAside', 'yes, no');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect(alice.inPlay).toBe('vassal');
  expect(alice.aside).toBe('faithful-hound');
});

test('DOM-C.faithful-hound.12: a Faithful Hound that Vassal discards may be played if it is not set aside', () => {
  const { alice } = tableOf({ alice: { hand: 'vassal', deck: 'faithful-hound gold silver' } });

  alice.plays('vassal');
  alice.picks('no');
  alice.isAsked('vassalPlay', 'yes, no');
  alice.picks('yes');

  expect(alice.inPlay).toBe('faithful-hound vassal');
  expect(alice.hand).toBe('gold silver');
});
