import { type Eyes, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { determinize } from './determinize.ts';
import { nocturne } from './game.ts';
import type { State } from './state.ts';
import { newGame, type Position, position } from './testing/position.ts';

/** The same state re-dealt for these eyes, many times over; nothing is lost by it. */
function redealt(state: State, eyes: Eyes, times = 60): State[] {
  const dealt = Array.from({ length: times }, (_, i) => determinize(state, eyes, rngFrom(`deal ${i}`)));
  for (const one of dealt) expect(nocturne.audit(one)).toBeNull();
  return dealt;
}

const different = (lists: readonly (readonly number[])[]): number => new Set(lists.map(String)).size;

function answered(state: State, ...texts: string[]): State {
  for (const text of texts) nocturne.apply(state, nocturne.read(state, text) as number);
  return state;
}

const winning: Position = {
  options: { scenario: 4 },
  supply: ['star 1', '1 2'],
  opened: true,
  brews: ['start-SF pure-E', 'start-SM'],
};

test('Own concoctions stay, other hands may be anything the deck and the box hold', () => {
  const state = position(winning);
  const dealt = redealt(state, 1, 400);
  expect(different(dealt.map(({ brews }) => brews[1] as number[]))).toBe(1);
  const hands = dealt.map(({ brews }) => brews[0] as number[]);
  expect(new Set(hands.map(([starter]) => starter)).size).toBe(9);
  expect(new Set(hands.map(([, second]) => second)).size).toBe(35);
  expect(hands.every(([starter, second]) => Number(starter) < 10 && Number(second) >= 10)).toBe(true);
});

test('The table knows no hand at all', () => {
  const dealt = redealt(position(winning), 'table', 400);
  for (const seat of [0, 1]) expect(new Set(dealt.map(({ brews }) => brews[seat]?.[0])).size).toBe(10);
});

test('The order of the stack and the solo deck is dealt anew, and so is chance', () => {
  const state = newGame({ players: 1 });
  const dealt = redealt(state, 0);
  expect(different(dealt.map(({ stack }) => stack))).toBe(60);
  expect(different(dealt.map(({ soloDeck }) => soloDeck))).toBe(60);
  expect(different(dealt.map(({ rng }) => rng.key))).toBe(60);
  const sorted = (list: readonly number[]): number[] => list.toSorted((a, b) => a - b);
  for (const { stack } of dealt) expect(sorted(stack)).toEqual(sorted(state.stack));
});

test('Face-down Moonlight goals may be any three different ones', () => {
  const goals = redealt(newGame(), 0, 200).map(({ moonlight }) => moonlight);
  expect(new Set(goals.flat()).size).toBe(12);
  for (const three of goals) expect(new Set(three).size).toBe(3);
});

test('Goals of a scenario and goals turned up stay', () => {
  const scenario = newGame({ scenario: 1 });
  for (const { moonlight } of redealt(scenario, 0, 10)) expect(moonlight).toEqual(scenario.moonlight);
  const late = position({ round: 'moonlight' });
  for (const { moonlight } of redealt(late, 'table', 10)) expect(moonlight).toEqual(late.moonlight);
});

test('In Twisted Trees no goal is dealt that its draw leaves out', () => {
  const state = newGame({ modifiedGame: 'twistedTrees' });
  const ids = redealt(state, 0, 200).flatMap(({ moonlight }) => moonlight.map((goal) => state.box.moonlight[goal]?.id));
  expect(['M7', 'M8', 'M12'].filter((id) => ids.includes(id))).toEqual([]);
});

test('Tiles drawn for a chest stay for the drawer and vary for others, while Hoard is open too', () => {
  const told = { ...winning, grid: 'chest egg-1', stack: 'skull-4 mirror herb-A' };
  const chest = answered(position(told), 'cast star a1');
  expect(different(redealt(chest, 0).map(({ drawn }) => drawn))).toBe(1);
  expect(different(redealt(chest, 1).map(({ drawn }) => drawn))).toBeGreaterThan(40);
  const hoard = answered(chest, 'keep mirror');
  expect(different(redealt(hoard, 0).map(({ kept }) => kept))).toBe(1);
  expect(different(redealt(hoard, 'table').map(({ kept }) => kept))).toBeGreaterThan(10);
  for (const dealt of redealt(hoard, 1)) expect([dealt.drawn.length, dealt.kept.length]).toEqual([2, 1]);
});

test('Concoctions drawn for a runestone stay for the drawer and vary for others', () => {
  const told = { ...winning, grid: 'runestone-S egg-1', deck: 'pure-S pure-F pure-M' };
  const rune = answered(position(told), 'cast star a1');
  expect(different(redealt(rune, 0).map(({ drawn }) => drawn))).toBe(1);
  expect(different(redealt(rune, 1).map(({ drawn }) => drawn))).toBeGreaterThan(50);
  const hoard = answered(rune, 'keep pure-M');
  expect(different(redealt(hoard, 0).map(({ kept }) => kept))).toBe(1);
  expect(different(redealt(hoard, 1).map(({ kept }) => kept))).toBeGreaterThan(10);
});

test('Who put cards under the deck finds them there, others find any', () => {
  const told = { ...winning, grid: 'runestone-S egg-1', deck: 'pure-S pure-F pure-M' };
  const state = answered(position(told), 'cast star a1', 'keep pure-M', 'hoard none');
  const bottom = (dealt: State): readonly number[] => dealt.deck.slice(0, 2);
  expect(redealt(state, 0).every((dealt) => String(bottom(dealt)) === String(bottom(state)))).toBe(true);
  expect(different(redealt(state, 0).map(({ deck }) => deck))).toBe(60);
  expect(different(redealt(state, 1).map(bottom))).toBeGreaterThan(40);
});

test('After the concoctions are shown no hand is dealt anew', () => {
  const told = {
    ...winning,
    round: 'moonlight',
    supply: ['1', '1'],
    slots: '',
    collection: ['egg-1 egg-2 egg-2'],
  } as const;
  const state = answered(position(told), 'pass', 'pass');
  expect(state.stage).toBe('brewing');
  for (const eyes of [1, 'table'] as const) {
    for (const { brews } of redealt(state, eyes, 10)) expect(brews).toEqual(state.brews);
  }
});

test('Re-dealing loses nothing and leaves the original alone', () => {
  for (const options of [{ players: 1 }, { players: 4 }, { players: 3, familyMode: 'family-simple' }]) {
    const state = newGame(options);
    const before = JSON.stringify(nocturne.toJson(state));
    expect(redealt(state, 'table', 10)).toHaveLength(10);
    expect(JSON.stringify(nocturne.toJson(state))).toBe(before);
  }
});

test('What was hidden before is not taken for what is hidden now', () => {
  const MODES = [{ players: 2 }, { players: 1 }, { players: 3, modifiedGame: 'chasingChests' }] as const;
  for (const options of MODES) {
    for (const eyes of ['table', 0] as const) {
      const state = newGame(options);
      const dice = rngFrom('what is hidden');
      const dealt: string[] = [];
      const saved: string[] = [];
      while (nocturne.pending(state) !== null) {
        dealt.push(JSON.stringify(nocturne.toJson(determinize(state, eyes, rngFrom('deal')))));
        saved.push(JSON.stringify(nocturne.toJson(state)));
        nocturne.apply(state, pick(nocturne.legal(state), dice));
      }
      // States that were read share no list with one another.
      const anew = saved.map((text) => determinize(nocturne.fromJson(JSON.parse(text)), eyes, rngFrom('deal')));
      expect(dealt).toEqual(anew.map((one) => JSON.stringify(nocturne.toJson(one))));
    }
  }
});
