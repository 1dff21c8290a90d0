import { expect, test } from 'vitest';
import type { NoctilucaEvent } from './events.ts';
import { noctiluca } from './game.ts';
import { isSolo } from './state.ts';
import { give, newGame } from './testing/position.ts';
import { seen } from './testing/shown.ts';
import { eventsOf } from './testing/walk.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`);

/** A new game after everybody has put back the first card dealt. */
function begun(players: number, seed: string) {
  const state = newGame({ players }, seed);
  while (noctiluca.pending(state)?.question === 'keep') noctiluca.apply(state, noctiluca.legal(state)[0] as number);
  return state;
}

test('NLC-3.1: with two to four players no space has a number or a section', () => {
  for (const players of [2, 3, 4]) expect(seen(newGame({ players })).solo).toBeNull();
});

test('NLC-3.1a: with two to four players the black die is never rolled', () => {
  for (const players of [2, 3, 4]) {
    const types = eventsOf(newGame({ players }), 'no die').map(({ type }) => type);
    expect(types).toContain('dived');
    expect(types).not.toContain('rolled');
  }
});

test('NLC-3.2: four dice go to each inner and five to each outer space', () => {
  for (const players of [1, 2, 3, 4]) {
    const { spaces } = seen(newGame({ players }));
    for (const { name, dice } of spaces) expect(dice).toHaveLength(name.startsWith('I') ? 4 : 5);
    expect(spaces.flatMap(({ dice }) => dice)).toHaveLength(84);
  }
});

test('NLC-3.2: colours and faces lie at random, differently in every game', () => {
  const pools = seeds.map((seed) => JSON.stringify(seen(newGame({}, seed)).spaces));
  expect(new Set(pools).size).toBe(seeds.length);
});

test('NLC-3.3: the twenty dice not placed stay in the lid', () => {
  for (const seed of seeds) {
    const { lid } = seen(newGame({}, seed));
    expect(Object.values(lid).reduce((sum, n) => sum + n, 0)).toBe(20);
  }
});

test('NLC-3.4: dice in the pool are only ever taken away, never turned, moved or added', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players }, 'still');
    let before = seen(state);
    let random = 0;
    while (noctiluca.pending(state) !== null) {
      const legal = noctiluca.legal(state);
      random = (random * 31 + 7) % 1009;
      noctiluca.apply(state, legal[random % legal.length] as number);
      const now = seen(state);
      for (const [i, { dice }] of now.spaces.entries()) {
        if (now.round !== before.round) continue;
        const were = [...(before.spaces[i]?.dice ?? [])];
        for (const die of dice) expect(were.splice(were.indexOf(die), 1)).toEqual([die]);
      }
      before = now;
    }
  }
});

test('NLC-3.5: each player takes 6 pawns with two players, 4 with three and 3 with four', () => {
  const pawns = [2, 3, 4].map((players) => seen(newGame({ players })).seats.map((seat) => seat.pawns));
  expect(pawns).toEqual([
    [6, 6],
    [4, 4, 4],
    [3, 3, 3, 3],
  ]);
});

test('NLC-3.6: each stack rises from 2 on top to 8 at the bottom, and is taken from the top', () => {
  const state = newGame();
  for (const { values } of seen(state).stacks) {
    expect(values.toSorted((a, b) => a - b)).toEqual(values);
    expect([values[0], values.at(-1)]).toEqual([2, 8]);
  }
  const gold = eventsOf(state, 'tokens').flatMap((event) =>
    event.type === 'delivered' && event.colour === 'gold' ? [event.token] : [],
  );
  expect(gold).toEqual([2, 3, 3, 4, 4, 5, 5, 6, 7, 8].slice(0, gold.length));
  expect(gold.length).toBeGreaterThan(0);
});

test('NLC-3.7: everybody is dealt a favourite at random, no two the same', () => {
  const hands = seeds.map((seed) => newGame({ players: 4 }, seed).favourites);
  for (const hand of hands) expect(new Set(hand).size).toBe(4);
  for (let seat = 0; seat < 4; seat += 1) expect(new Set(hands.map((hand) => hand[seat])).size).toBe(4);
});

test('NLC-3.8: favourites left over are nowhere in the game', () => {
  for (const players of [1, 2, 3]) expect(newGame({ players }).favourites).toHaveLength(players);
});

test('NLC-3.9: each player keeps two of three jars and names the one to put back', () => {
  const state = newGame({ players: 3 });
  const kept: (string | undefined)[][] = [];
  for (let seat = 0; seat < 3; seat += 1) {
    expect(noctiluca.pending(state)).toMatchObject({ seat, question: 'keep', rule: 'NLC-3.9' });
    const [a, b, c] = seen(state, seat).seats[seat]?.dealt ?? [];
    expect(noctiluca.legal(state).map((action) => noctiluca.write(state, action))).toEqual([
      `put back ${a}`,
      `put back ${b}`,
      `put back ${c}`,
    ]);
    give(state, `put back ${b}`);
    kept.push([a, c]);
  }
  expect(seen(state).seats.map(({ jars }) => jars.map(({ jar }) => jar))).toEqual(kept);
});

test('NLC-3.10: kept jars are revealed all at once, when the last player has chosen', () => {
  const state = newGame({ players: 3 });
  for (let seat = 0; seat < 3; seat += 1) {
    expect(seen(state).seats.map(({ jars }) => jars.length)).toEqual([0, 0, 0]);
    noctiluca.apply(state, noctiluca.legal(state)[0] as number);
  }
  expect(seen(state).seats.map(({ jars }) => jars.length)).toEqual([2, 2, 2]);
});

test('NLC-3.10: each choice is told, with the last one all kept jars and the piles, which nobody unsees', () => {
  const state = newGame({ firstPlayer: 'chosen' });
  const told = (text: string): NoctilucaEvent[] => {
    const events: NoctilucaEvent[] = [];
    noctiluca.apply(state, noctiluca.read(state, text) as number, (event) => events.push(event));
    return events;
  };
  expect(told('first 2')).toEqual([{ type: 'firstPlayer', seat: 1 }]);
  const [one, two] = [0, 1].map((seat) => seen(state, seat).seats[seat]?.dealt ?? []) as [string[], string[]];
  expect(told(`put back ${one[1]}`)).toEqual([{ type: 'chose', seat: 0, putBack: one[1] }]);
  const before = noctiluca.reveals(state);
  expect(told(`put back ${two[0]}`)).toEqual([
    { type: 'chose', seat: 1, putBack: two[0] },
    { type: 'revealed', seat: 0, jars: [one[0], one[2]] },
    { type: 'revealed', seat: 1, jars: [two[1], two[2]] },
    { type: 'dealt', piles: [7, 7, 6, 6] },
  ]);
  expect(noctiluca.reveals(state)).toBeGreaterThan(before);
});

test('NLC-3.11: the cards not kept are shuffled into the others', () => {
  const places = new Set<string>();
  for (const seed of seeds) {
    const state = newGame({}, seed);
    const [first] = state.dealt[0] as number[];
    for (let seat = 0; seat < 2; seat += 1) noctiluca.apply(state, noctiluca.legal(state)[0] as number);
    const pile = state.piles.findIndex((cards) => cards.includes(first as number));
    places.add(`${pile} ${state.piles[pile]?.indexOf(first as number)}`);
  }
  expect(places.size).toBeGreaterThan(12);
  expect(places).not.toContain('-1 undefined');
});

test('NLC-3.12: four piles as even as possible, the larger ones first', () => {
  const sizes = [2, 3, 4].map((players) => seen(begun(players, 'piles')).piles.map(({ count }) => count));
  expect(sizes).toEqual([
    [7, 7, 6, 6],
    [6, 6, 6, 6],
    [6, 6, 5, 5],
  ]);
});

test('NLC-3.13: the first player is drawn at random unless the table names one', () => {
  for (const players of [2, 3, 4]) {
    const firsts = new Set(seeds.map((seed) => newGame({ players }, seed).first));
    expect(firsts.size).toBe(players);
  }
  const state = newGame({ players: 3, firstPlayer: 'chosen' });
  expect(noctiluca.pending(state)).toMatchObject({ seat: 0, question: 'firstPlayer', rule: 'NLC-3.13' });
  expect(noctiluca.legal(state).map((action) => noctiluca.write(state, action))).toEqual([
    'first 1',
    'first 2',
    'first 3',
  ]);
  give(state, 'first 3');
  while (noctiluca.pending(state)?.question === 'keep') noctiluca.apply(state, noctiluca.legal(state)[0] as number);
  expect(noctiluca.pending(state)).toMatchObject({ seat: 2, question: 'shore' });
});

test('NLC-3.13: alone nobody is asked who begins', () => {
  const state = newGame({ players: 1, firstPlayer: 'chosen' });
  expect(isSolo(state)).toBe(true);
  expect(noctiluca.pending(state)?.question).toBe('keep');
});

test('NLC-3.14: the first player has the marker, with side 1 up', () => {
  const state = begun(4, 'marker');
  const { first, active, asked, round, direction } = seen(state);
  expect([active, asked]).toEqual([first, first]);
  expect([round, direction]).toEqual([1, 'clockwise']);
});
