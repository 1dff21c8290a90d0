import { type Eyes, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import { owned } from './scoring.ts';
import type { State } from './state.ts';
import { type Table, tableOf } from './testing/table.ts';

const FIVE = 'estate estate estate estate estate';

const deals = ({ state }: Table, eyes: Eyes): readonly State[] =>
  Array.from({ length: 40 }, (_, i) => dominion.determinize(state, eyes, rngFrom(`deal ${i}`)));

const names = (state: State, cards: readonly number[] | undefined): string =>
  (cards ?? []).map((card) => state.box.ids[state.kind[card] as number] as string).join(' ');

/** How many different contents of a place the deals come to. */
const ways = (states: readonly State[], place: (state: State) => readonly number[] | undefined): number =>
  new Set(states.map((state) => names(state, place(state)))).size;

const spread = {
  alice: { hand: 'copper gold', deck: 'silver estate', discard: 'duchy province' },
  bob: { hand: 'copper gold', deck: 'silver estate', discard: 'duchy province' },
} as const;

test('DOM-17.4, DOM-17.5: re-dealing changes the hands of others and all decks, never the own hand', () => {
  const table = tableOf(spread);
  const states = deals(table, 0);

  expect(ways(states, ({ hand }) => hand[0])).toBe(1);
  expect(ways(states, ({ hand }) => hand[1])).toBeGreaterThan(5);
  expect(ways(states, ({ deck }) => deck[0])).toBeGreaterThan(3);
  expect(ways(states, ({ deck }) => deck[1])).toBeGreaterThan(5);
});

test('DOM-17.2: re-dealing for spectators changes every hand', () => {
  const states = deals(tableOf(spread), 'table');

  for (const seat of [0, 1]) expect(ways(states, ({ hand }) => hand[seat])).toBeGreaterThan(5);
});

test('DOM-17.6: re-dealing leaves the top of each discard pile and changes what it covers', () => {
  const states = deals(tableOf(spread), 0);

  for (const seat of [0, 1]) {
    expect(ways(states, ({ discard }) => discard[seat]?.slice(-1))).toBe(1);
    expect(ways(states, ({ discard }) => discard[seat]?.slice(0, -1))).toBeGreaterThan(2);
  }
});

test('DOM-17.15: what a player owns is known to all and stays the same', () => {
  const table = tableOf(spread);
  const cardsOf = (state: State, seat: number): string =>
    names(state, owned(state, seat)).split(' ').toSorted().join(' ');

  for (const seat of [0, 1]) {
    expect(new Set(deals(table, 'table').map((state) => cardsOf(state, seat)))).toEqual(
      new Set([cardsOf(table.state, seat)]),
    );
  }
});

test('DOM-17.7: re-dealing leaves what is in play, set aside and in the trash', () => {
  const table = tableOf({
    alice: { hand: 'cellar faithful-hound copper', deck: 'gold silver estate', play: 'village' },
    bob: { play: 'market', hand: 'copper gold', deck: 'estate' },
    trash: 'duchy',
  });
  table.alice.plays('cellar');
  table.alice.picks('faithful-hound', 'stop', 'yes');

  for (const state of deals(table, 1)) {
    expect(names(state, state.play[0])).toBe('village cellar');
    expect(names(state, state.play[1])).toBe('market');
    expect(names(state, state.hounds[0])).toBe('faithful-hound');
    expect(names(state, state.trash)).toBe('duchy');
  }
});

test('DOM-17.10: re-dealing changes the order of Boons and Hexes, not their discards and the Druid row', () => {
  const table = tableOf({
    druid: 'the-seas-gift the-skys-gift the-suns-gift',
    boonDiscard: 'the-winds-gift',
    hexDiscard: 'war',
    kingdom: 'skulk',
  });
  const states = deals(table, 0);

  for (const key of ['boonDeck', 'hexDeck'] as const)
    expect(new Set(states.map((state) => state[key].join())).size).toBe(40);
  for (const key of ['druidRow', 'boonDiscard', 'hexDiscard'] as const)
    expect(states.every((state) => state[key].join() === table.state[key].join())).toBe(true);
});

test('DOM-17.11: cards looked at stay what they are for the looking player', () => {
  const table = tableOf({
    phase: 'night',
    alice: { hand: 'night-watchman monastery', deck: `copper gold silver duchy province ${FIVE}` },
  });
  table.alice.plays('night-watchman');
  table.alice.isAsked('lookDiscard');

  expect(ways(deals(table, 0), ({ limbo }) => limbo[0])).toBe(1);
});

test('DOM-17.12: cards revealed stay what they are for all', () => {
  const table = tableOf({ alice: { hand: 'bandit' }, bob: { deck: 'silver gold estate copper', hand: 'duchy' } });
  table.alice.plays('bandit');
  table.bob.isAsked('banditTrash');

  for (const eyes of [0, 'table'] as const) expect(ways(deals(table, eyes), ({ limbo }) => limbo[1])).toBe(1);
});

test('DOM-17.9: what Library has set aside stays what it is, and so does the card it asks about', () => {
  const table = tableOf({
    alice: { hand: 'library copper', deck: 'village market gold silver duchy province' },
  });
  table.alice.plays('library');
  table.alice.picks('aside');
  table.alice.isAsked('libraryKeep');

  for (const state of deals(table, 1)) {
    expect(names(state, state.limbo[0])).toBe('village');
    expect(names(state, state.hand[0]?.slice(-1))).toBe('market');
  }
  expect(ways(deals(table, 1), ({ hand }) => hand[0]?.slice(0, 1))).toBeGreaterThan(1);
});

const many = (cards: string): string => Array.from({ length: 38 }, () => cards).join(' ');

/** Bob's hidden cards that are the same kind in every deal for Alice. */
const fixedOfBob = (table: Table): readonly number[] => {
  const states = deals(table, 0);
  const hidden = [...(table.state.hand[1] as number[]), ...(table.state.deck[1] as number[])];
  return hidden.filter((card) => new Set(states.map(({ kind }) => kind[card])).size === 1);
};

test('DOM-17.4: what was said about a card that Sentry looks at fixes no card of another player', () => {
  const table = tableOf({
    alice: { hand: 'sentry', deck: `estate goat gold ${FIVE}` },
    bob: { hand: 'gold copper', deck: many('copper silver') },
    kingdom: 'tracker pixie shepherd cemetery fool',
  });
  table.alice.plays('sentry');
  table.alice.picks('back');
  table.alice.isAsked('sentryCard');

  expect(fixedOfBob(table)).toEqual([]);
});

test('DOM-17.4: Boons that Fool remembers, or that are followed, fix no card of another player', () => {
  const table = tableOf({
    alice: { hand: 'fool estate copper' },
    bob: { hand: 'gold copper', deck: many('copper silver') },
    boons: 'the-skys-gift the-fields-gift the-forests-gift',
  });
  table.alice.plays('fool');
  table.alice.isAsked('foolBoon');
  expect(fixedOfBob(table)).toEqual([]);

  table.alice.picks('the-skys-gift');
  table.alice.isAsked('agreeDiscard3');
  expect(fixedOfBob(table)).toEqual([]);
});

test('DOM-17.17a: a player who is asked for a Moat does not know whether another waits with a later player', () => {
  const held = (carol: string, below: string): Table => {
    const table = tableOf({
      players: 3,
      alice: { hand: 'witch' },
      bob: { hand: 'moat' },
      carol: { hand: carol, deck: below },
    });
    table.alice.plays('witch');
    table.bob.isAsked('revealMoat');
    return table;
  };
  const waits = (state: State): boolean =>
    state.stack.some(({ waiting }) => waiting.some(({ seat, card }) => seat === 2 && state.hand[2]?.includes(card)));
  const asksCarol = (state: State): boolean => {
    dominion.apply(state, dominion.read(state, 'no') as number);
    return dominion.pending(state)?.seat === 2;
  };

  for (const table of [held('moat', 'copper'), held('copper', 'moat')]) {
    const states = deals(table, 1);
    const withMoat = states.filter((state) => names(state, state.hand[2]) === 'moat');
    expect(withMoat.length).toBeGreaterThan(8);
    expect(withMoat.length).toBeLessThan(32);
    expect(states.filter(waits)).toEqual(withMoat);
    expect(states.filter(asksCarol)).toEqual(withMoat);
  }
});

test('DOM-17.19: re-dealing takes new chance, and equal chance deals equally', () => {
  const { state } = tableOf(spread);
  const deal = (seed: string): State => dominion.determinize(state, 0, rngFrom(seed));

  expect(dominion.toJson(deal('one'))).toEqual(dominion.toJson(deal('one')));
  expect(deal('one').rng).not.toEqual(state.rng);
  expect(deal('one').rng).not.toEqual(deal('two').rng);
});

test('DOM-17.21: after the end nothing is hidden and nothing is re-dealt', () => {
  const table = tableOf({ ...spread, phase: 'night', piles: { province: 0 } });
  table.scenario.isOver();
  const states = deals(table, 'table');

  for (const seat of [0, 1]) {
    expect(ways(states, ({ hand }) => hand[seat])).toBe(1);
    expect(ways(states, ({ deck }) => deck[seat])).toBe(1);
    expect(ways(states, ({ discard }) => discard[seat])).toBe(1);
  }
});
