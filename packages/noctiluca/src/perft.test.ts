import { type Action, pick, rngFrom } from '@nightjar/kernel';
import { perft, perftText } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import type { State } from './state.ts';
import { newGame } from './testing/position.ts';

/** The edition that the positions were counted with; its name is in every state. */
const EDITION = 'c7b3821a59e770684d719d7a4de7c8c0efa779526972ac3808c933eceeb7d7c7';

/** The game of seed `1` after so many random answers. */
function reached(players: number, answers: number): State {
  const state = newGame({ players, edition: EDITION }, '1');
  const random = rngFrom('perft');
  for (let i = 0; i < answers; i += 1) noctiluca.apply(state, pick<Action>(noctiluca.legal(state), random));
  return state;
}

const table = (players: number, answers: number, depth: number): string[] =>
  perftText(perft(noctiluca, reached(players, answers), depth))
    .trimEnd()
    .split('\n');

// `nightjar perft noctiluca --edition <name> --players <n> --seed 1 --depth <d>` prints these rows. Up to the first number they follow from
// the rules: three jars to put back for each player, then 12 shores, two paths and six numbers.
test.each([
  [
    1,
    [
      '1 3 a537e98ed3188f3b',
      '2 36 02c59e889e922abb',
      '3 72 775d73d24f9f4529',
      '4 432 ef28f13b8615e5d7',
      '5 2478 b27605023803e89f',
    ],
  ],
  [
    2,
    [
      '1 3 935dd8017ec45101',
      '2 9 5a073b8c5e3d3dbb',
      '3 108 77a0c91ff0736616',
      '4 216 300e842c6b0792e6',
      '5 1296 f31f9136d7c18bb4',
      '6 6126 38bfe87c345a4893',
    ],
  ],
  [
    3,
    [
      '1 3 b9af0c2b22c26fdf',
      '2 9 8515878e532e2a75',
      '3 27 20efc5c478a998c3',
      '4 324 147935076e42e465',
      '5 648 90d56f3208fad28d',
      '6 3888 1e78c2e26786b6e9',
    ],
  ],
  [
    4,
    [
      '1 3 7bef016a17e20b0a',
      '2 9 0259d6fb2920f4dd',
      '3 27 805e6796a2408358',
      '4 81 e9cef5de615f716e',
      '5 972 4dae819c686f5140',
      '6 1944 5c35bba9204f0c7e',
      '7 11664 aabf3177142380cf',
    ],
  ],
] as const)('From the start a game for %i has the positions that were counted', (players, rows) => {
  expect(table(players, 0, rows.length)).toEqual(rows);
});

// Positions from played games. Within four answers of each, something happens that the start does not reach.
test.each([
  [
    1,
    20,
    'the second round begins',
    ['1 2 213c1f36a37b7fd6', '2 12 0ed8e17d41c4c5ca', '3 48 399831a84c379f28', '4 112 e002bd2a28628c09'],
  ],
  [
    1,
    38,
    'two jars are full and the deck is drawn from',
    ['1 2 21908eaac21b490b', '2 4 8cc0c6091907fc5a', '3 8 78e923710f810bac', '4 16 87f069332ccd810c'],
  ],
  [
    1,
    41,
    'the game ends',
    ['1 2 6f218ff7d0d48068', '2 12 b295fbb1f921fdf5', '3 12 04ca47b6511b7e5d', '4 8 c91daf21c86081d4'],
  ],
  [
    2,
    28,
    'a jar is delivered and renewed',
    ['1 6 17f68f78b3ef3340', '2 24 404d85df1f6c99cf', '3 116 79bc96b25dbf0f84', '4 312 a07baadf4d4ccb2e'],
  ],
  [
    2,
    38,
    'dice are passed',
    ['1 2 521f2fac73fe27e1', '2 4 967bfeacce28ac5e', '3 16 606ee1645656537f', '4 48 321d9a935db38c59'],
  ],
  [
    2,
    52,
    'the second round begins',
    ['1 2 7414df4f8a87b4d4', '2 12 16d1270eae782e73', '3 94 b9905c808ade610a', '4 226 c55de82f8cd98e37'],
  ],
  [2, 101, 'the game ends', ['1 5 02f4661ce9d1866b', '2 12 515a5fcd635926de', '3 16 4afa06cb4154ef2c', '4 0']],
  [
    3,
    31,
    'dice are passed',
    ['1 6 8fe0d7916d807e89', '2 21 745b8f740ed4d0a4', '3 72 0b21a8d0aa589c06', '4 264 1b20dc518e4282cc'],
  ],
  [
    3,
    37,
    'a jar is delivered and renewed',
    ['1 2 ee04d837b4148392', '2 8 4d167307c846012b', '3 40 54230637d06e17cb', '4 80 8684c98969c9dae7'],
  ],
  [
    3,
    57,
    'the second round begins',
    ['1 6 81231483f2225c32', '2 25 3f620c23954f8aea', '3 91 5eaeaad3cc1e24f2', '4 413 d4a362892e9e6859'],
  ],
  [
    3,
    114,
    'the game ends',
    ['1 6 3e26200eb32b4d19', '2 10 b086dddf3f81563f', '3 14 9a790d82c03158a9', '4 16 a89d36b0601a1905'],
  ],
  [
    4,
    32,
    'a jar is delivered and renewed',
    ['1 2 df202253e326699a', '2 7 a4a80e0be5ffc93f', '3 36 0e468c5e7e140934', '4 120 eede31a52809f7ff'],
  ],
  [
    4,
    37,
    'dice are passed',
    ['1 3 b98f37aad5bb3336', '2 6 7892aea6ae3f6b83', '3 18 9005306a4d22ab09', '4 66 429e505c95591447'],
  ],
  [
    4,
    62,
    'the second round begins',
    ['1 2 f67ca69df1079237', '2 12 b57a35c161e560da', '3 75 1397690d15fe8327', '4 266 14ce03f294f55f58'],
  ],
  [4, 125, 'the game ends', ['1 2 4958fb2fa1832310', '2 8 b571f6a84cbcf59d', '3 32 f9a1720aabf12f16', '4 0']],
] as const)(
  'A game for %i has the positions that were counted after %i answers, where %s',
  (players, answers, _, rows) => {
    expect(table(players, answers, rows.length)).toEqual(rows);
  },
);
