import { expect, test } from 'vitest';
import { tableOf } from '../../testing/table.ts';

test("DOM-C.devils-workshop.1: Devil's Workshop counts what was gained in every phase of the turn", () => {
  const { alice } = tableOf({
    alice: { hand: 'workshop devils-workshop exorcist' },
    coins: 0,
    kingdom: 'village',
  });

  alice.plays('workshop');
  alice.picks('village');
  alice.buys('copper');
  alice.plays('devils-workshop');

  expect(alice.discard).toBe('village copper imp');
});

test("DOM-C.devils-workshop.1: Devil's Workshop counts what was gained earlier in the Night", () => {
  const { alice } = tableOf({ alice: { hand: 'exorcist devils-workshop estate monastery' }, phase: 'night' });

  alice.plays('exorcist');
  alice.picks('estate');
  expect(alice.discard).toBe('will-o-wisp');
  alice.plays('devils-workshop');

  alice.isAsked('gainFromSupply');
});

test("DOM-C.devils-workshop.2: with two cards gained, or more, Devil's Workshop gains an Imp", () => {
  for (const gained of [2, 3]) {
    const { alice } = tableOf({ alice: { hand: 'devils-workshop monastery' }, phase: 'night', gained });

    alice.plays('devils-workshop');

    expect(alice.discard).toBe('imp');
  }
});

test("DOM-C.devils-workshop.3: with one card gained Devil's Workshop gains a card for at most 4", () => {
  const { alice } = tableOf({
    alice: { hand: 'devils-workshop monastery' },
    phase: 'night',
    gained: 1,
    kingdom: 'bard druid idol market festival laboratory mine witch',
  });

  alice.plays('devils-workshop');
  alice.isAsked(
    'gainFromSupply',
    'gain copper, gain silver, gain estate, gain curse, gain bard, gain devils-workshop, gain druid, gain monastery',
  );
  alice.picks('bard');

  expect(alice.discard).toBe('bard');
});

test("DOM-C.devils-workshop.4: with nothing gained Devil's Workshop gains a Gold", () => {
  const { alice } = tableOf({ alice: { hand: 'devils-workshop monastery' }, phase: 'night' });

  alice.plays('devils-workshop');

  expect(alice.discard).toBe('gold');
});

test("DOM-C.devils-workshop.5, DOM-C.devils-workshop.6: Devil's Workshop gains no other card when its Imps are gone", () => {
  const { alice } = tableOf({
    alice: { hand: 'devils-workshop monastery' },
    phase: 'night',
    gained: 2,
    piles: { imp: 0 },
  });

  alice.plays('devils-workshop');

  alice.isAsked('nightPhase');
  expect(alice.discard).toBe('');
  expect(alice.gained).toBe(2);
});

test("DOM-C.devils-workshop.6: with no Gold left Devil's Workshop gains nothing", () => {
  const { alice } = tableOf({
    alice: { hand: 'devils-workshop monastery' },
    phase: 'night',
    piles: { gold: 0 },
  });

  alice.plays('devils-workshop');

  expect(alice.discard).toBe('');
});

test("DOM-C.devils-workshop.7: the Bat that a Vampire turns into does not count for Devil's Workshop", () => {
  const { alice } = tableOf({
    alice: { hand: 'vampire devils-workshop monastery' },
    phase: 'night',
    hexes: 'misery',
    kingdom: 'village',
  });

  alice.plays('vampire');
  alice.picks('village');
  expect(alice.discard).toBe('village bat');
  alice.plays('devils-workshop');

  alice.isAsked('gainFromSupply');
});

test("DOM-C.devils-workshop.8: a card gained by one Devil's Workshop counts for the next, and for Monastery", () => {
  const table = tableOf({
    alice: { hand: 'devils-workshop devils-workshop monastery estate estate estate' },
    phase: 'night',
    kingdom: 'village',
  });
  const { alice } = table;

  alice.plays('devils-workshop', 'devils-workshop');
  alice.picks('village');
  expect(alice.discard).toBe('gold village');
  alice.plays('monastery');
  alice.picks('estate', 'estate');

  expect(table.trash).toBe('estate estate');
});

test("DOM-C.devils-workshop.9: with Devil's Workshop there is an Imp pile", () => {
  expect(tableOf({ kingdom: 'devils-workshop' }).left('imp')).toBe(13);
  expect(tableOf({ kingdom: 'village' }).left('imp')).toBe(-1);
});
