import { type Action, ahead, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { FACES } from './box.ts';
import { outlook } from './estimate.ts';
import { noctiluca } from './game.ts';
import { poolAt, type State } from './state.ts';
import { give, newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

const stands = (told: Position, seat = 0): number => noctiluca.estimate(position(told), seat);
const base: Position = { pool: {}, jars: ['gold-09', 'red-09'], favourites: 'purple purple' };

/** The answer that leaves the asked seat standing best. */
function best(state: State): string {
  const seat = noctiluca.pending(state)?.seat ?? 0;
  let found = '';
  let most = Number.NEGATIVE_INFINITY;
  for (const action of noctiluca.legal(state)) {
    const next = noctiluca.copy(state);
    noctiluca.apply(next, action);
    const worth = noctiluca.estimate(next, seat);
    if (worth <= most) continue;
    most = worth;
    found = noctiluca.write(state, action);
  }
  return found;
}

test('Dice on jars, tokens and delivered jars stand well, and a rival’s badly', () => {
  const now = stands(base);
  expect(stands({ ...base, jars: ['gold-09/PPG', 'red-09'] })).toBeGreaterThan(now);
  expect(stands({ ...base, jars: ['gold-09', 'red-09/PPO'] })).toBeLessThan(now);
  expect(stands({ ...base, tokens: ['gold', ''] })).toBeGreaterThan(now);
  expect(stands({ ...base, tokens: ['', 'gold'] })).toBeLessThan(now);
  expect(stands({ ...base, delivered: ['red-03', ''], tokens: ['', ''] })).toBeGreaterThan(now);
});

test('The last die of a jar is worth more than the first', () => {
  const at = (dice: string): number => stands({ ...base, jars: [`gold-09/${dice}`, 'red-09'] });
  expect(at('PPPGGG'.slice(0, 5)) - at('PPPG')).toBeGreaterThan(at('P') - at(''));
});

test('A full jar is chosen before a half empty one, and what fits before what must be passed', () => {
  // On S0 short: 1 fills the jar, 2 adds one die, 3 only feeds the rival.
  const told: Position = { pool: { O0: 'P1 P2', O11: 'G1', O10: 'O3 O3' }, jars: ['gold-09/PPGG', 'red-09/PPPOO'] };
  const state = position(told);
  for (const text of ['dive S0', 'path short']) give(state, text);
  expect(best(state)).toBe('number 1');
});

test('Shore and path are chosen for the best that can be made of them', () => {
  // Only the long path of S0 and S5 holds the two dice that fill the jar.
  const state = position({ pool: { O1: 'P4', O5: 'G4', O7: 'P2' }, jars: ['gold-09/PPGG', 'red-02'] });
  expect(best(state)).toMatch(/^dive S(?:0|5)$/);
  give(state, 'dive S0');
  expect(best(state)).toBe('path long');
});

/** The same where every number brings as much as this one, so that no number is passed over. */
function alike(state: State, face: number): State {
  const other = noctiluca.copy(state);
  other.pool = state.pool.map((_, i) => state.pool[poolAt(Math.floor(i / FACES), face)] as number);
  return other;
}

/** Every dive that a shore, and perhaps a path, leaves open, each as the only one there is. */
function dives(state: State): State[] {
  if (noctiluca.pending(state)?.question === 'number') return noctiluca.legal(state).map((face) => alike(state, face));
  return noctiluca.legal(state).flatMap((path) => {
    const along = noctiluca.copy(state);
    noctiluca.apply(along, path);
    return dives(along);
  });
}

test.each([1, 2, 3, 4])('With %i, no dive is passed over that stands better than one tried before it', (players) => {
  let tried = 0;
  const look = (state: State): void => {
    const asked = noctiluca.pending(state);
    if (asked?.question !== 'path' && asked?.question !== 'number') return;
    tried += 1;
    state.pawns.forEach((_, eyes) => {
      const outlooks = dives(state).map((dive) => outlook(dive, eyes));
      const most = Math.max(...outlooks.map((worth) => ahead(worth, asked.seat)));
      expect(outlook(state, eyes)).toEqual(outlooks.find((worth) => ahead(worth, asked.seat) === most));
    });
  };
  for (const seed of ['one', 'two', 'three']) {
    const state = newGame({ players }, `dives ${seed}`);
    walk(state, seed, () => look(state));
  }
  expect(tried).toBeGreaterThan(50);
});

test('Of equal hauls the one that feeds a rival less is chosen', () => {
  const told: Position = { pool: { O0: 'P1 O1', O11: 'P2 B2' }, jars: ['gold-09', 'brown-03/PPO'] };
  const state = position({ ...told, piles: ['gold-01', 'gold-04', 'red-01', 'red-04'] });
  for (const text of ['dive S0', 'path short']) give(state, text);
  expect(best(state)).toBe('number 2');
});

test('Alone, dice that do not fit are avoided', () => {
  const state = position({ options: { players: 1 }, pool: { O0: 'P1 O1 O1 O1', O11: 'P2' }, jars: ['gold-09'] });
  for (const text of ['dive S0', 'path short']) give(state, text);
  expect(best(state)).toBe('number 2');
});

test('A shore is worth less where its best haul feeds a rival or the tempest', () => {
  const after = (told: Position): number => {
    const state = position(told);
    for (const text of ['dive S0', 'path short']) give(state, text);
    return noctiluca.estimate(state, 0);
  };
  const alone: Position = { options: { players: 1 }, jars: ['gold-09/PP'] };
  expect(after({ ...alone, pool: { O0: 'P1 O1' } })).toBeLessThan(after({ ...alone, pool: { O0: 'P1' } }));
  const two: Position = { jars: ['gold-09/PP', 'brown-03/PPO'] };
  expect(after({ ...two, pool: { O0: 'P1 O1' } })).toBeLessThan(after({ ...two, pool: { O0: 'P1' } }));
});

test('A passed die that fills a jar is not declined', () => {
  const state = position({ pool: { O0: 'P1' }, jars: ['gold-03', 'red-03/PGG'], piles: ['gold-01', 'red-01', '', ''] });
  for (const text of ['dive S0', 'path short', 'number 1']) give(state, text);
  expect(best(state)).toBe('place purple jar-red-03');
});

test('Of the jars dealt the least promising is put back', () => {
  const state = newGame({}, 'keep');
  const { jars } = state.box;
  state.deck.push(...(state.dealt[0] as readonly number[]));
  const wanted = ['jar-gold-02', 'jar-red-03', 'jar-brown-09'].map((id) => jars.id.indexOf(id));
  state.deck = state.deck.filter((jar) => !wanted.includes(jar));
  state.dealt = state.dealt.with(0, wanted);
  state.favourites = state.favourites.with(0, 0);
  expect(best(state)).toBe('put back jar-brown-09');
});

test('A finished game is worth its margin, and winning a tie a little more', () => {
  const last: Position = {
    round: 2,
    pawned: 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10',
    pool: {},
    jars: ['', ''],
  };
  const over = (told: Position): number[] => {
    const state = position({ ...last, ...told });
    for (const text of ['path short', 'number 1']) give(state, text);
    return [0, 1].map((seat) => noctiluca.estimate(state, seat));
  };
  expect(over({ tokens: ['gold', 'red red'] })).toEqual([-2.01, 2]);
  expect(over({ tokens: ['gold', 'red'] })).toEqual([0, 0]);
});

test('Who follows the estimate beats who answers at random, clearly', () => {
  let won = 0;
  for (let game = 0; game < 12; game += 1) {
    const state = newGame({}, `greedy ${game}`);
    const random = rngFrom(`greedy ${game}`);
    for (let asked = noctiluca.pending(state); asked !== null; asked = noctiluca.pending(state)) {
      const text = asked.seat === game % 2 ? best(state) : null;
      noctiluca.apply(
        state,
        text === null ? pick<Action>(noctiluca.legal(state), random) : (noctiluca.read(state, text) as Action),
      );
    }
    if (noctiluca.result(state)?.places[game % 2] === 1) won += 1;
  }
  expect(won).toBe(12);
});
