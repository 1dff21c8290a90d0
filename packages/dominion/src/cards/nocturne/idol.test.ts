import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const buying = { phase: 'buy' } as const;

test('DOM-C.idol.1: Idol is played in the Buy phase and gives two Coins before anything else', () => {
  const table = tableOf({ alice: { hand: 'idol village' }, boons: 'the-mountains-gift' });
  const { alice } = table;

  alice.isAsked('actionPhase', 'end, play village');
  alice.ends();
  alice.plays('idol');

  expect(table.events.map(({ type }) => type)).toEqual(['played', 'bonus', 'boon', 'received', 'gained']);
  expect(alice.coins).toBe(2);
});

test('DOM-C.idol.2, DOM-C.idol.3: a first Idol in play brings a Boon, however many are in hand', () => {
  const { alice, bob } = tableOf({ ...buying, alice: { hand: 'idol idol idol' }, boons: 'the-mountains-gift' });

  alice.plays('idol');

  expect(alice.discard).toBe('silver');
  expect(bob.discard).toBe('');
});

test('DOM-C.idol.4: a second Idol in play gives each other player a Curse, in turn order', () => {
  const table = tableOf({
    ...buying,
    alice: { hand: 'idol', play: 'idol' },
    carol: { hand: 'copper' },
    piles: { curse: 1 },
  });
  const { alice, bob, carol } = table;

  alice.plays('idol');

  expect(bob.discard).toBe('curse');
  expect(carol.discard).toBe('');
  expect(table.told('boon')).toEqual([]);
});

test('DOM-C.idol.3: a third Idol in play brings a Boon again', () => {
  const { alice, bob } = tableOf({
    ...buying,
    alice: { hand: 'idol idol idol' },
    boons: 'the-mountains-gift the-swamps-gift',
  });

  alice.plays('idol', 'idol', 'idol');

  expect(bob.discard).toBe('curse');
  expect(alice.discard).toBe('silver will-o-wisp');
});

test('DOM-C.idol.5: an Idol that lies in play without having been played this turn is counted', () => {
  const { alice, bob } = tableOf({ ...buying, alice: { hand: 'idol', play: 'idol' } });

  alice.plays('idol');

  expect(bob.discard).toBe('curse');
});

test('DOM-C.idol.5: Idols of other players are not counted', () => {
  const { alice, bob } = tableOf({
    ...buying,
    alice: { hand: 'idol' },
    bob: { play: 'idol' },
    boons: 'the-mountains-gift',
  });

  alice.plays('idol');

  expect(alice.discard).toBe('silver');
  expect(bob.discard).toBe('');
});

test('DOM-C.idol.6: a Moat may be shown to an Idol that will bring a Boon', () => {
  const { alice, bob } = tableOf({
    ...buying,
    alice: { hand: 'idol' },
    bob: { hand: 'moat' },
    boons: 'the-mountains-gift',
  });

  alice.plays('idol');
  bob.isAsked('revealMoat', 'yes, no');
  bob.picks('yes');

  expect(alice.discard).toBe('silver');
});

test('DOM-C.idol.6: a Moat keeps the Curse of an Idol off', () => {
  const { alice, bob, carol } = tableOf({
    ...buying,
    alice: { hand: 'idol', play: 'idol' },
    bob: { hand: 'moat' },
    carol: { hand: 'copper' },
  });

  alice.plays('idol');
  bob.picks('yes');

  expect(bob.discard).toBe('');
  expect(carol.discard).toBe('curse');
});

test("DOM-C.idol.7: no Action can be played for the action of The Field's Gift that Idol brings, but its Coin counts", () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'idol village' }, boons: 'the-fields-gift' });

  alice.plays('idol');

  expect(alice.coins).toBe(3);
  alice.isAsked('buyPhase');
  alice.mayNot('play village', 'DOM-3.5e');
});

test("DOM-C.idol.7: a Treasure drawn with The Sea's Gift that Idol brings may still be played", () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'idol', deck: 'gold' }, boons: 'the-seas-gift' });

  alice.plays('idol', 'gold');

  expect(alice.coins).toBe(5);
});

test("DOM-C.idol.7: the buy of The Forest's Gift that Idol brings can be used", () => {
  const { alice } = tableOf({ ...buying, alice: { hand: 'idol' }, boons: 'the-forests-gift' });

  alice.plays('idol');
  alice.buys('silver');

  alice.isAsked('buyPhase', 'end, buy copper, buy curse');
  expect(alice.discard).toBe('silver');
});

test('DOM-C.idol.8: Envious does not change what an Idol gives', () => {
  const { alice } = tableOf({ alice: { hand: 'idol village', mood: 'envious' }, boons: 'the-mountains-gift' });

  alice.ends();
  expect(alice.view).toMatchObject({ envious: true });
  alice.plays('idol');

  expect(alice.coins).toBe(2);
});
