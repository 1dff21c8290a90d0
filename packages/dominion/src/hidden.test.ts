import { canonical, isObject, type Json, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { legal, pending } from './questions.ts';
import type { State } from './state.ts';
import { EYES, heard, tellApart, whoTells } from './testing/apart.ts';
import { newGame } from './testing/opening.ts';
import type { Position } from './testing/position.ts';
import { type Table, tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';
const night = { phase: 'night' } as const;

/** Whether every field of a view is the same in another, or open there. */
function isPart(less: Json, more: Json): boolean {
  if (less === null) return true;
  if (Array.isArray(less))
    return Array.isArray(more) && less.length === more.length && less.every((item, i) => isPart(item, more[i] as Json));
  if (!isObject(less)) return less === more;
  return isObject(more) && Object.entries(less).every(([key, field]) => isPart(field, more[key] as Json));
}

/** Plays a game by random answers. */
function walk(state: State, seed: string, at: () => void): void {
  const random = rngFrom(seed);
  for (let n = 0; pending(state) !== null; n += 1) {
    if (n % 7 === 0) at();
    dominion.apply(state, pick(legal(state), random));
  }
  at();
}

test('DOM-17.1: each seat has a view of its own, and spectators have one', () => {
  const { state } = tableOf({ alice: { hand: 'copper' }, bob: { hand: 'gold' } });
  const views = EYES.map((eyes) => canonical(dominion.view(state, eyes)));

  expect(new Set(views).size).toBe(3);
});

test('DOM-17.2: spectators see nothing that some seat does not see', () => {
  const state = newGame({ players: 3, set: 'midnight' }, 'spectator');
  walk(state, 'spectator', () => {
    const spectator = dominion.view(state, 'table');
    for (const seat of [0, 1, 2]) expect(isPart(spectator, dominion.view(state, seat))).toBe(true);
  });
});

test('DOM-17.3: the card of each pile and how many are left are open to all', () => {
  const table = tableOf({ kingdom: 'exorcist', piles: { village: 3, imp: 5 } });

  for (const eyes of EYES) {
    expect(table.scenario.view(eyes)).toMatchObject({
      supply: expect.arrayContaining([{ card: 'village', cost: 3, left: 3 }]),
      piles: expect.arrayContaining([{ card: 'imp', cost: 2, left: 5 }]),
    });
  }
});

test('DOM-17.4: a hand is known to its owner alone, its size to all', () => {
  const table = tableOf({ alice: { hand: 'gold copper' } });

  expect(table.alice.view).toMatchObject({ seats: [{ hand: ['gold', 'copper'], handCount: 2 }, {}] });
  for (const eyes of [1, 'table'] as const)
    expect(table.scenario.view(eyes)).toMatchObject({ seats: [{ hand: null, handCount: 2 }, {}] });
  expect(whoTells({ alice: { hand: 'gold', deck: 'copper' } }, { alice: { hand: 'copper', deck: 'gold' } })).toEqual([
    0,
  ]);
});

test('DOM-17.5: the cards of a deck and their order are hidden from its owner too; their number is open', () => {
  expect(whoTells({ alice: { deck: 'gold copper' } }, { alice: { deck: 'copper gold' } })).toEqual([]);
  expect(
    whoTells(
      { alice: { deck: 'gold', discard: 'copper estate' } },
      { alice: { deck: 'copper', discard: 'gold estate' } },
    ),
  ).toEqual([]);
  expect(whoTells({ alice: { deck: 'gold copper' } }, { alice: { deck: 'gold' } })).toEqual(EYES);
});

test('DOM-17.5a: the cards that Night Watchman saw and put back are told once and stand in no view', () => {
  const back = (...order: readonly string[]): Table => {
    const table = tableOf({ ...night, alice: { hand: 'night-watchman monastery', deck: 'copper gold estate' } });
    table.alice.plays('night-watchman');
    expect(table.alice.hears('looked')).toMatchObject([{ cards: ['copper', 'gold', 'estate'] }]);
    table.alice.picks('stop', ...order);
    return table;
  };

  expect(tellApart(back('gold', 'copper'), back('estate', 'gold'))).toEqual([]);
});

test('DOM-17.6, DOM-17.6a: of a discard pile its top card and its size are open, the rest is hidden from its owner too', () => {
  const table = tableOf({ alice: { discard: 'gold copper estate' } });

  for (const eyes of EYES)
    expect(table.scenario.view(eyes)).toMatchObject({ seats: [{ discardTop: 'estate', discardCount: 3 }, {}] });
  expect(whoTells({ alice: { discard: 'gold copper estate' } }, { alice: { discard: 'copper gold estate' } })).toEqual(
    [],
  );
});

test('DOM-17.6b: Harbinger shows its player the whole discard pile while it asks, and others nothing', () => {
  const table = tableOf({ alice: { hand: 'harbinger', deck: 'copper', discard: 'gold silver estate' } });
  const { alice, bob } = table;

  alice.plays('harbinger');

  alice.isAsked('discardPileToDeck');
  expect(alice.view).toMatchObject({ looking: { options: ['gold', 'silver', 'estate'] } });
  expect(bob.view).toMatchObject({ looking: null, seats: [{ discardTop: 'estate' }, {}] });
  expect(alice.hears('looked')).toEqual([{ type: 'looked', seat: 0, cards: ['gold', 'silver', 'estate'] }]);
  expect(bob.hears('looked')).toEqual([{ type: 'looked', seat: 0, count: 3 }]);
  alice.picks('gold');
  expect(alice.view).toMatchObject({ looking: null });
});

test("DOM-17.6c: the card that Harbinger or The Moon's Gift puts onto the deck is not shown to others", () => {
  for (const hand of ['harbinger', 'bard']) {
    const table = tableOf({ alice: { hand, deck: 'copper', discard: 'gold estate' }, boons: 'the-moons-gift' });
    table.alice.plays(hand);
    table.alice.picks('gold');
    expect(heard(table, 'topdecked')).toEqual([
      { type: 'topdecked', seat: 0, cards: ['gold'], shown: false },
      { type: 'topdecked', seat: 0, count: 1 },
      { type: 'topdecked', seat: 0, count: 1 },
    ]);
  }
});

test('DOM-17.7, DOM-17.7a: play areas and the trash are open, also cards that Necromancer has turned face down', () => {
  const table = tableOf({ alice: { hand: 'necromancer village', deck: 'copper' }, trash: 'village', actions: 2 });

  table.alice.plays('necromancer');
  table.alice.picks('village');

  for (const eyes of EYES) {
    expect(table.scenario.view(eyes)).toMatchObject({
      trash: expect.arrayContaining([
        { card: 'village', faceDown: true },
        { card: 'zombie-spy', faceDown: false },
      ]),
      seats: [{ inPlay: [{ card: 'necromancer' }] }, {}],
    });
  }
});

test('DOM-17.8, DOM-17.8a: cards put under Crypt are told to all, and then seen by their owner alone', () => {
  const table = tableOf({ ...night, alice: { hand: 'crypt monastery', play: 'copper gold' } });

  table.alice.plays('crypt');
  table.alice.picks('copper', 'gold');

  const told = { type: 'setAside', seat: 0, cards: ['copper', 'gold'] };
  expect(heard(table, 'setAside')).toEqual([told, told, told]);
  expect(table.alice.view).toMatchObject({ seats: [{ delayed: [{ cards: ['copper', 'gold'], count: 2 }] }, {}] });
  for (const eyes of [1, 'table'] as const)
    expect(table.scenario.view(eyes)).toMatchObject({ seats: [{ delayed: [{ cards: null, count: 2 }] }, {}] });
});

test('DOM-17.8b: which card comes from Crypt to hand is not shown to others', () => {
  const taken = (card: string): Table => {
    const table = tableOf({ ...night, alice: { hand: 'crypt', play: 'copper gold', deck: FIVE } });
    table.alice.plays('crypt');
    table.alice.picks('copper', 'gold');
    table.bob.endsTurn();
    table.alice.picks(card);
    expect(heard(table, 'toHand').slice(1)).toEqual([
      { type: 'toHand', seat: 0 },
      { type: 'toHand', seat: 0 },
    ]);
    return table;
  };

  expect(tellApart(taken('copper'), taken('gold'))).toEqual([0]);
});

test('DOM-17.9: the Action with a Ghost, a Hound set aside and the cards that Library sets aside are open', () => {
  const ghost = tableOf({ ...night, alice: { hand: 'ghost monastery', deck: 'village' } });
  ghost.alice.plays('ghost');
  const hound = tableOf({ alice: { hand: 'cellar faithful-hound' } });
  hound.alice.plays('cellar');
  hound.alice.picks('faithful-hound', 'yes');
  const library = tableOf({ alice: { hand: 'library', deck: 'village market' } });
  library.alice.plays('library');
  library.alice.picks('aside');
  library.alice.isAsked('libraryKeep');

  for (const eyes of EYES) {
    expect(ghost.scenario.view(eyes)).toMatchObject({
      seats: [{ delayed: [{ by: 'ghost', cards: ['village'] }] }, {}],
    });
    expect(hound.scenario.view(eyes)).toMatchObject({ seats: [{ aside: ['faithful-hound'] }, {}] });
    expect(library.scenario.view(eyes)).toMatchObject({ seats: [{ limbo: ['village'] }, {}] });
  }
});

test('DOM-17.10: Boon and Hex decks hide their order; discards, the Druid row, kept and saved Boons and States are open', () => {
  const told = (top: string): Position => ({
    alice: { saved: 'the-winds-gift', misery: 1, lost: true },
    druid: 'the-earths-gift the-flames-gift the-suns-gift',
    boons: `the-rivers-gift ${top}`,
    hexes: top === 'the-seas-gift' ? 'greed war' : 'war greed',
    boonDiscard: 'the-moons-gift',
    hexDiscard: 'plague',
    bob: { mood: 'deluded' },
    phase: 'buy',
  });
  expect(whoTells(told('the-seas-gift'), told('the-skys-gift'))).toEqual([]);
  for (const eyes of EYES) {
    expect(tableOf(told('the-seas-gift')).scenario.view(eyes)).toMatchObject({
      boons: {
        deck: 7,
        discard: ['the-moons-gift'],
        druid: ['the-earths-gift', 'the-flames-gift', 'the-suns-gift'],
      },
      hexes: { deck: 11, discard: ['plague'] },
      lostInTheWoods: 0,
      seats: [{ misery: 'miserable', delayed: [{ boon: 'the-winds-gift' }] }, { mood: 'deluded' }],
    });
  }
});

test('DOM-17.11: cards looked at are in the view of the looking player alone, while the effect lasts', () => {
  const table = tableOf({ ...night, alice: { hand: 'night-watchman monastery', deck: 'copper gold' } });

  table.alice.plays('night-watchman');
  table.alice.isAsked('lookDiscard');
  expect(table.alice.view).toMatchObject({ looking: { cards: ['copper', 'gold'] }, seats: [{ limboCount: 2 }, {}] });
  for (const eyes of [1, 'table'] as const)
    expect(table.scenario.view(eyes)).toMatchObject({ looking: null, seats: [{ limbo: null, limboCount: 2 }, {}] });
  table.alice.picks('copper', 'gold');

  expect(table.alice.view).toMatchObject({ looking: null, seats: [{ limboCount: 0 }, {}] });
});
