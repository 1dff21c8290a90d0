import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { perft, perftText } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import type { State } from './state.ts';

/** The edition that the positions were counted with; its name is in every state. */
const EDITION = '03fd75f24f0fe30645b2daa912d6d96f36a24ed84573a89b97e90a80f15d365d';

/** The game of seed `1` after so many random answers. */
function reached(players: number, answers: number): State {
  const options = nocturion.options({ players, edition: EDITION });
  if (!options.ok) throw new Error(options.fault.what);
  const state = nocturion.setup(options.value, '1');
  const random = rngFrom('perft');
  for (let i = 0; i < answers; i += 1) nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
  return state;
}

const table = (players: number, answers: number, depth: number): string[] =>
  perftText(perft(nocturion, reached(players, answers), depth))
    .trimEnd()
    .split('\n');

// Up to the first die these follow from the rules: four houses, then three, then two, and the last one gives itself.
test.each([
  [
    2,
    [
      '1 4 7dd3215d293d7f67',
      '2 12 dfadc4f6334c4a33',
      '3 24 47b596691d154c0a',
      '4 192 e5f6b9d1831f9acb',
      '5 480 4abc0cba6ef7f499',
    ],
  ],
  [
    3,
    [
      '1 4 36d3fa2545d0c6bc',
      '2 12 ae8e1ff2111b2798',
      '3 24 c387695fca49f64f',
      '4 72 3a0cf4cc03c97330',
      '5 144 33d8d5d462670374',
    ],
  ],
  [
    4,
    [
      '1 4 1fe12abe1aa1beee',
      '2 12 21a9e4549c396791',
      '3 24 ce3360a3294ba16f',
      '4 72 e4029df59405eabd',
      '5 168 c2b416a92f375008',
    ],
  ],
] as const)('From the start a game for %i has the positions that were counted', (players, rows) => {
  expect(table(players, 0, rows.length)).toEqual(rows);
});

// Positions from played games. Within a few answers of each, something happens that the start does not reach.
test.each([
  [
    2,
    23,
    'a Portal is used and the deck searched',
    ['1 2 1900eaa384caedce', '2 4 ebe616cf59ebf63c', '3 8 3ae76f5f4f847e61'],
  ],
  [2, 58, 'a Quest is completed', ['1 2 aeb9ecaf22bce499', '2 6 051e1ebf16084b7b', '3 12 70f95a7078fa8017']],
  [
    2,
    72,
    'Resources are discarded down to the limit',
    ['1 1 56dda94ed38e8b82', '2 4 d168dd0371155177', '3 8 d504412b57427ba8'],
  ],
  [2, 146, 'a Beast reacts', ['1 3 91f46721d1833718', '2 28 a1a2f6dbf8c9f12d', '3 88 487f765c4cc38f99']],
  [
    2,
    155,
    'the game ends',
    ['1 7 01edbd250efa62f1', '2 11 ee902b78e878a3e0', '3 12 28cd1e39b808825e', '4 35 3937606f44e52af6'],
  ],
  [3, 21, 'a Curse is given', ['1 2 69d2e3c577f00351', '2 6 7bb9b2b7aad73b05', '3 16 85f3f53a747c241f']],
  [3, 67, 'a Beast is exhausted', ['1 13 949bdb6eff4f6fdf', '2 44 73ac462a29389047', '3 207 d80c31bfe527317e']],
  [3, 102, 'a Beast is summoned', ['1 2 6f4198ee9231c74e', '2 5 26e0004e1f779868', '3 8 33c41962bfc1c90e']],
  [4, 159, 'a house acts at its moment', ['1 13 fe3bdc4295b19e06', '2 65 de826feb07f4f181', '3 413 503a7432b1b52c4c']],
  [4, 321, 'a die is discarded', ['1 14 845839adbe87ece4', '2 72 6a218c7de3894fed', '3 405 8cb6d7e53b5d33de']],
  [4, 415, 'room is made for a Beast', ['1 2 e049ed9ee0f9882f', '2 8 408babae03e4566d', '3 32 d5d06eab41b7787d']],
] as const)(
  'A game for %i has the positions that were counted after %i answers, where %s',
  (players, answers, _, rows) => {
    expect(table(players, answers, rows.length)).toEqual(rows);
  },
);
