import { type Eyes, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { determinize } from './determinize.ts';
import { noctiluca } from './game.ts';
import { NONE, type State } from './state.ts';
import { give, newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

/** The same state re-dealt for these eyes, many times over; nothing is lost by it. */
function redealt(state: State, eyes: Eyes, times = 60): State[] {
  const dealt = Array.from({ length: times }, (_, i) => determinize(state, eyes, rngFrom(`deal ${i}`)));
  for (const one of dealt) expect(noctiluca.audit(one)).toBeNull();
  return dealt;
}

const different = (lists: readonly unknown[]): number => new Set(lists.map((list) => JSON.stringify(list))).size;
const ascending = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);

test('NLC-14.2: one’s own favourite stays, and others may have any but that one', () => {
  const state = position({ options: { players: 3 }, favourites: 'green blue purple' });
  const dealt = redealt(state, 1);
  const had = (states: readonly State[], seat: number): number => different(states.map((one) => one.favourites[seat]));
  expect([0, 1, 2].map((seat) => had(dealt, seat))).toEqual([3, 1, 3]);
  for (const { favourites } of dealt) expect(favourites[1]).toBe(state.favourites[1]);
  const table = redealt(state, 'table');
  expect([0, 1, 2].map((seat) => had(table, seat))).toEqual([4, 4, 4]);
});

test('NLC-14.2: once the game is over favourites stay as they were shown', () => {
  const state = newGame({ players: 3 }, 'over');
  walk(state, 'over');
  for (const { favourites } of redealt(state, 'table', 10)) expect(favourites).toEqual(state.favourites);
});

test('NLC-14.4: while jars are chosen one’s own three stay, and others may hold any three of the rest', () => {
  const state = newGame({ players: 3 }, 'choice');
  give(state, noctiluca.write(state, noctiluca.legal(state)[0] as number));
  const own = state.dealt[1] as number[];
  const dealt = redealt(state, 1, 200);
  expect(different(dealt.map((one) => one.dealt[1]))).toBe(1);
  for (const seat of [0, 2]) {
    const held = dealt.map((one) => one.dealt[seat] as number[]);
    for (const jars of held) expect(jars).toEqual(ascending(jars));
    expect(ascending([...new Set(held.flat())])).toEqual(
      state.box.jars.id.map((_, jar) => jar).filter((jar) => !own.includes(jar)),
    );
  }
  expect(different(dealt.map((one) => one.deck))).toBe(200);
  expect(different(redealt(state, 'table').map((one) => one.dealt[1]))).toBeGreaterThan(50);
});

test('NLC-14.4b: the jar that another player put back may be any of their three, and one’s own stays', () => {
  const state = newGame({ players: 3 }, 'back');
  give(state, noctiluca.write(state, noctiluca.legal(state)[1] as number));
  const places = redealt(state, 2).map(({ dealt, putBack }) => (dealt[0] as number[]).indexOf(putBack[0] as number));
  expect(ascending([...new Set(places)])).toEqual([0, 1, 2]);
  for (const { putBack } of redealt(state, 2)) expect(putBack.slice(1)).toEqual([NONE, NONE]);
  for (const { putBack } of redealt(state, 0)) expect(putBack).toEqual(state.putBack);
});

test('NLC-14.5: the top of each pile stays, and below any hidden jar may lie anywhere', () => {
  const told: Position = { jars: ['gold-02', 'red-02'], ends: true };
  const state = position({ ...told, piles: ['gold-01 gold-04 gold-05', 'brown-01', '', 'red-01 red-04'] });
  const names = (piles: readonly (readonly number[])[]): string[] =>
    piles.map((pile) => pile.map((jar) => state.box.jars.id[jar]?.slice(4)).join(' '));
  const seconds = new Set<number | undefined>();
  for (const eyes of [0, 'table'] as const) {
    for (const { piles } of redealt(state, eyes)) {
      expect(names(piles).map((pile) => pile.split(' ').at(-1))).toEqual(['gold-01', 'brown-01', '', 'red-01']);
      expect(piles.map((pile) => pile.length)).toEqual([3, 1, 0, 2]);
      seconds.add(piles[3]?.[0]);
    }
  }
  expect(seconds.size).toBe(3);
});

const alone: Position = { options: { players: 1 }, pool: { O0: 'P1' }, jars: ['gold-02/PBB'] };

test('NLC-14.9: the solo player finds the cards put under the deck, others find any', () => {
  const state = position({ ...alone, under: 2 });
  const bottom = ({ deck }: State): number[] => deck.slice(0, 2);
  const mine = redealt(state, 0);
  expect(different(mine.map(bottom))).toBe(1);
  expect(bottom(mine[0] as State)).toEqual(bottom(state));
  expect(different(mine.map(({ deck }) => deck))).toBe(60);
  expect(different(redealt(state, 'table').map(bottom))).toBeGreaterThan(40);
});

test('NLC-14.9: cards drawn stay for the solo player, and may be any for others', () => {
  const state = position(alone);
  for (const text of ['dive S0', 'path short', 'number 1']) give(state, text);
  expect(state.drawn).toHaveLength(2);
  for (const { drawn } of redealt(state, 0)) expect(drawn).toEqual(state.drawn);
  const others = redealt(state, 'table');
  expect(different(others.map(({ drawn }) => drawn))).toBeGreaterThan(40);
  for (const { drawn } of others) expect(drawn).toHaveLength(2);
});

test('Chance is dealt anew, and the original is left alone', () => {
  for (const players of [1, 2, 4]) {
    const state = newGame({ players });
    const before = JSON.stringify(noctiluca.toJson(state));
    expect(different(redealt(state, 0).map(({ rng }) => rng.key))).toBe(60);
    expect(JSON.stringify(noctiluca.toJson(state))).toBe(before);
  }
});
