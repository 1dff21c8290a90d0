import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

const night = { phase: 'night' } as const;
const buying = { phase: 'buy', buys: 3, coins: 10 } as const;

test('DOM-C.changeling.1, DOM-C.changeling.2: Changeling is trashed, and then a copy of a card in play is gained', () => {
  const table = tableOf({ ...night, alice: { hand: 'changeling changeling', play: 'copper village' } });
  const { alice } = table;

  alice.plays('changeling');
  expect(table.trash).toBe('changeling');
  alice.isAsked('gainCopyInPlay', 'gain copper, gain village');
  alice.picks('village', 'no');

  expect(alice.discard).toBe('village');
});

test('DOM-C.changeling.2: Changeling gains the only card in play without asking', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'changeling changeling', play: 'estate' } });

  alice.plays('changeling');

  expect(alice.discard).toBe('estate');
});

test('DOM-C.changeling.3: Changeling copies Actions, Treasures and Night cards, and Durations of the turn before', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: {
      hand: 'den-of-sin',
      deck: 'festival silver monastery changeling changeling copper copper',
      discard: 'estate',
    },
  });

  alice.plays('den-of-sin');
  bob.endsTurn();
  alice.plays('festival');
  alice.plays('silver');
  alice.ends();
  alice.plays('monastery', 'changeling');

  alice.isAsked('gainCopyInPlay', 'gain silver, gain den-of-sin, gain monastery, gain festival');
  alice.picks('monastery');

  expect(alice.gained).toBe(1);
});

test('DOM-C.changeling.4: Changeling cannot copy itself, for it has left play', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'changeling changeling', play: 'copper silver' } });

  alice.plays('changeling');
  alice.isAsked('gainCopyInPlay', 'gain copper, gain silver');
  alice.picks('copper');

  expect(alice.discard).toBe('copper');
});

test('DOM-C.changeling.4: Changeling can copy another Changeling that is in play', () => {
  const { alice } = tableOf({ ...night, alice: { hand: 'changeling changeling', play: 'copper changeling' } });

  alice.plays('changeling');
  alice.isAsked('gainCopyInPlay', 'gain copper, gain changeling');
  alice.picks('changeling', 'no');

  expect(alice.discard).toBe('changeling');
});

test('DOM-C.changeling.5: Changeling cannot copy Heirlooms, Spirits, Bat or Wish', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'changeling changeling', play: 'lucky-coin will-o-wisp imp ghost bat wish silver' },
  });

  alice.plays('changeling');

  alice.isAsked('exchangeChangeling', 'yes, no');
  expect(alice.discard).toBe('silver');
});

test('DOM-C.changeling.6: Changeling passes over cards whose pile is empty', () => {
  const { alice } = tableOf({
    ...night,
    alice: { hand: 'changeling changeling', play: 'village copper' },
    piles: { village: 0 },
  });

  alice.plays('changeling');

  expect(alice.discard).toBe('copper');
});

test('DOM-C.changeling.6: Changeling is trashed for nothing if no card in play has a copy left', () => {
  const table = tableOf({ ...night, alice: { hand: 'changeling changeling', play: 'village' }, piles: { village: 0 } });
  const { alice } = table;

  alice.plays('changeling');

  expect(alice.discard).toBe('');
  expect(alice.gained).toBe(0);
  expect(table.trash).toContain('changeling');
});

test('DOM-C.changeling.7: a Den of Sin gained with Changeling may be played in the same Night', () => {
  const { alice, bob } = tableOf({
    ...night,
    alice: { hand: 'changeling', play: 'den-of-sin', deck: 'copper copper copper copper copper gold gold' },
  });

  alice.plays('changeling');
  alice.picks('no');
  expect(alice.hand).toBe('den-of-sin');
  alice.plays('den-of-sin');
  bob.endsTurn();

  expect(alice.hand).toBe('copper copper copper copper copper gold gold');
});

test("DOM-C.changeling.8: everybody may exchange what they gain, on other players' turns too", () => {
  const { alice, bob } = tableOf({
    alice: { hand: 'sacred-grove' },
    kingdom: 'changeling',
    boons: 'the-mountains-gift',
  });

  alice.plays('sacred-grove');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('no');
  bob.picks('yes');
  bob.isAsked('exchangeChangeling', 'yes, no');
  bob.picks('yes');

  expect(alice.discard).toBe('silver');
  expect(bob.discard).toBe('changeling');
});

test('DOM-C.changeling.8: without Changeling in the kingdom nothing gained can be exchanged', () => {
  const { alice } = tableOf({ ...buying });

  alice.buys('gold');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('gold');
});

test('DOM-C.changeling.9: a card that costs 3 may be exchanged for a Changeling, one that costs 2 may not', () => {
  const { alice } = tableOf({ ...buying, kingdom: 'changeling' });

  alice.buys('estate');
  alice.isAsked('buyPhase');
  alice.buys('silver');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes');

  expect(alice.discard).toBe('estate changeling');
});

test('DOM-C.changeling.10: the exchange for a Changeling may be declined, and is offered for each gained card once', () => {
  const { alice } = tableOf({ ...buying, kingdom: 'changeling' });

  alice.buys('silver');
  alice.picks('no');
  alice.isAsked('buyPhase');
  alice.buys('silver');
  alice.picks('yes');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver changeling');
});

test('DOM-C.changeling.11: with no Changeling left nothing can be exchanged', () => {
  const { alice } = tableOf({ ...buying, piles: { changeling: 0 } });

  alice.buys('silver');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('silver');
});

test("DOM-C.changeling.12: a card that The Moon's Gift has moved away from where it was gained cannot be exchanged", () => {
  const { alice } = tableOf({ ...buying, kingdom: 'changeling blessed-village', boons: 'the-moons-gift' });

  alice.buys('blessed-village');
  alice.picks('first blessed-village', 'now', 'blessed-village');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('blessed-village');
});

test('DOM-C.changeling.12: Heirlooms and Zombies cannot come to be exchanged, for they have no pile to be gained from', () => {
  const table = tableOf({ alice: { hand: 'lucky-coin' }, kingdom: 'changeling necromancer' });

  for (const id of ['lucky-coin', 'zombie-apprentice', 'zombie-mason', 'zombie-spy']) expect(table.left(id)).toBe(-1);
});

test('DOM-C.changeling.13: the Changeling goes to the discard pile even if the gained card went to hand', () => {
  const table = tableOf({ ...buying, kingdom: 'changeling den-of-sin' });
  const { alice } = table;

  alice.buys('den-of-sin');
  expect(alice.hand).toBe('den-of-sin');
  alice.picks('yes');

  expect(alice.hand).toBe('');
  expect(alice.discard).toBe('changeling');
  expect(table.left('den-of-sin')).toBe(10);
  expect(table.left('changeling')).toBe(9);
});

test('DOM-C.changeling.14: a Skulk exchanged for a Changeling still brings its Gold', () => {
  const table = tableOf({ ...buying, kingdom: 'changeling skulk' });
  const { alice } = table;

  alice.buys('skulk');
  alice.isAsked('chooseTrigger', 'first skulk, first changeling');
  alice.picks('changeling', 'yes');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('no');

  expect(alice.discard).toBe('changeling gold');
  expect(table.left('skulk')).toBe(10);
});

test('DOM-C.changeling.14: a Skulk may bring its Gold first and be exchanged for a Changeling then', () => {
  const { alice } = tableOf({ ...buying, kingdom: 'changeling skulk' });

  alice.buys('skulk');
  alice.picks('first skulk', 'no');
  alice.isAsked('exchangeChangeling', 'yes, no');
  alice.picks('yes');

  expect(alice.discard).toBe('gold changeling');
});

test('DOM-C.changeling.15: a Ghost may be exchanged for a Changeling and goes back to the Ghosts', () => {
  const table = tableOf({ ...night, alice: { hand: 'exorcist duchy exorcist' }, kingdom: 'changeling' });
  const { alice } = table;

  alice.plays('exorcist');
  alice.picks('duchy', 'ghost');
  expect(table.left('ghost')).toBe(5);
  alice.picks('yes');

  expect(alice.discard).toBe('changeling');
  expect(table.left('ghost')).toBe(6);
});

test('DOM-C.changeling.16: a gained Changeling may be exchanged for another one', () => {
  const table = tableOf({ ...buying, kingdom: 'changeling' });
  const { alice } = table;

  alice.buys('changeling');
  alice.picks('yes');

  expect(alice.discard).toBe('changeling');
  expect(table.left('changeling')).toBe(9);
});

test('DOM-C.changeling.16: the last Changeling cannot be exchanged for itself', () => {
  const { alice } = tableOf({ ...buying, piles: { changeling: 1 } });

  alice.buys('changeling');

  alice.isAsked('buyPhase');
  expect(alice.discard).toBe('changeling');
});

test('DOM-C.changeling.17: a card that Tracker has put onto the deck cannot be exchanged for a Changeling any more', () => {
  const { alice } = tableOf({ ...buying, alice: { play: 'tracker' }, kingdom: 'changeling' });

  alice.buys('silver');
  alice.isAsked('chooseTrigger', 'stop, first changeling, first tracker');
  alice.picks('tracker', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('silver');
  expect(alice.discard).toBe('');
});

test('DOM-C.changeling.18: after the exchange Tracker moves neither the gained card nor the Changeling', () => {
  const { alice } = tableOf({ ...buying, alice: { play: 'tracker' }, kingdom: 'changeling' });

  alice.buys('silver');
  alice.picks('changeling', 'yes');

  alice.isAsked('buyPhase');
  expect(alice.deck).toBe('');
  expect(alice.discard).toBe('changeling');
});

test('DOM-C.changeling.19: a card exchanged for a Changeling counts as gained this turn, the Changeling does not', () => {
  const { alice } = tableOf({ ...buying, kingdom: 'changeling' });

  alice.buys('silver');
  alice.picks('yes');

  expect(alice.gained).toBe(1);
});
