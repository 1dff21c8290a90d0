import { perft, perftText } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { dominion } from './game.ts';
import type { State } from './state.ts';
import { type Position, stateOf } from './testing/position.ts';

/** The edition that the positions were counted with; its name is in every state. */
const EDITION = 'b4ed32bfa6913f87efeac5c038b4a73a00dccfe1d0b974737c452bd53d92e180';

const table = (state: State, depth: number): string[] =>
  perftText(perft(dominion, state, depth))
    .trimEnd()
    .split('\n');

function begun(set: string, players: number): State {
  const options = dominion.options({ set, players, edition: EDITION });
  if (!options.ok) throw new Error(options.fault.what);
  return dominion.setup(options.value, '1');
}

// `nightjar perft dominion --edition <name> --mode <set> --players <n> --seed 1 --depth <d>` prints these rows.
test.each([
  [
    'dusk',
    2,
    [
      '1 4 3318b1db0ea620e4',
      '2 22 174fc958ce71914a',
      '3 127 6375d7f857d03838',
      '4 718 928e90ac302e180d',
      '5 3973 26e7ed451b982ab7',
    ],
  ],
  [
    'midnight',
    2,
    [
      '1 4 1b966aa14d0647aa',
      '2 22 fabf5e6551ac162c',
      '3 141 af166a7bc03e09eb',
      '4 912 9421e802035649aa',
      '5 5606 e83ef92c88660b7b',
    ],
  ],
  [
    'night-shift',
    3,
    [
      '1 4 5db3b5ea2cd49e7e',
      '2 16 7afa69e3ef8f262b',
      '3 66 77ce0eb6b81abfbb',
      '4 275 7021ed7618c599df',
      '5 1143 e253830891bdd94e',
    ],
  ],
  [
    'idle-hands',
    4,
    [
      '1 4 fbaf145edcbd5e1c',
      '2 16 c3426b817145c659',
      '3 66 0e5b295af55b347e',
      '4 274 b7177b233485f8d3',
      '5 1135 0df28aaec3187375',
    ],
  ],
] as const)('From the start %s for %i has the positions that were counted', (set, players, rows) => {
  expect(table(begun(set, players), 5)).toEqual(rows);
});

/** Positions in which effects meet, each with what is asked there. */
const MEETINGS: readonly (readonly [string, number, Position, readonly string[]])[] = [
  [
    'Throne Room on Throne Room, with Cellar, Militia and a Faithful Hound to choose from',
    4,
    {
      alice: { hand: 'throne-room throne-room cellar militia faithful-hound', deck: 'copper estate village silver' },
      bob: { hand: 'moat copper faithful-hound estate gold', deck: 'copper' },
    },
    ['1 5 87314d2bb5c620f8', '2 18 5c6348e17b2e3221', '3 65 f39015815c7aaacb', '4 244 cb9a23d6094610d7'],
  ],
  [
    'a gained Skulk meets Tracker and Changeling',
    5,
    { alice: { hand: 'workshop', play: 'tracker' }, kingdom: 'skulk changeling tracker' },
    [
      '1 2 65ef24fbfca16121',
      '2 14 e00852b947bdb951',
      '3 36 1e53d5e89202a311',
      '4 94 18a060588ffcc4d5',
      '5 262 04caa2a92f092e0e',
    ],
  ],
  [
    'Witch is played against a Moat and a Guardian, with one Curse left',
    3,
    {
      alice: { hand: 'witch throne-room', deck: 'copper copper copper copper' },
      bob: { hand: 'moat', guarded: true },
      carol: { hand: 'moat moat' },
      dave: { hand: 'copper' },
      piles: { curse: 1 },
    },
    ['1 3 49fbdcbc60a4bb17', '2 7 6bfd255bf6471d7e', '3 17 da17abd720addc42'],
  ],
  [
    'a Crypt is filled, and the next turn begins with it, a saved Boon and Lost in the Woods',
    6,
    {
      alice: {
        hand: 'crypt',
        play: 'silver gold copper',
        deck: 'smithy copper estate duchy curse',
        lost: true,
        saved: 'the-seas-gift',
      },
      phase: 'night',
      boons: 'the-flames-gift the-winds-gift',
    },
    [
      '1 2 45286ea6098717bb',
      '2 7 052e78e4c75c3385',
      '3 18 e5bcee2d6fba447f',
      '4 66 0f9c35fa5c152cfc',
      '5 297 22a863cdf3ea78f6',
      '6 927 848bbe033420c7a0',
    ],
  ],
  [
    'Necromancer chooses among Zombies and a Throne Room in the trash',
    4,
    {
      alice: { hand: 'necromancer copper village estate', deck: 'gold silver copper estate' },
      trash: 'zombie-apprentice zombie-mason zombie-spy throne-room',
    },
    ['1 3 92df83c3674dd97b', '2 10 28f24748317e52df', '3 44 d951db81557de536', '4 201 1bfe5cad7839810b'],
  ],
  [
    'Fool brings three Boons in any order',
    4,
    {
      alice: { hand: 'fool copper estate', deck: 'gold silver copper estate', discard: 'smithy' },
      boons: 'the-suns-gift the-moons-gift the-earths-gift',
    },
    ['1 2 4a0dc0df121610bf', '2 7 3ab62a6b2a375c45', '3 21 4b3e8617f1ae0727', '4 64 89827aea6bc0cdce'],
  ],
  [
    'Vampire and Bat share a night with Locusts',
    4,
    {
      alice: { hand: 'vampire bat copper', deck: 'copper' },
      bob: { hand: 'copper', deck: 'smithy silver' },
      hexes: 'locusts war',
      phase: 'night',
    },
    ['1 3 fc622177671b6677', '2 10 31d12e065850e365', '3 63 989fc838b4c6a270', '4 156 b0358d5a05da3e75'],
  ],
  [
    'Monastery may trash a Haunted Mirror in hand and Coppers in play',
    5,
    {
      alice: { hand: 'monastery haunted-mirror village copper', play: 'copper copper silver' },
      phase: 'night',
      gained: 2,
    },
    [
      '1 2 62b7d17f59ed4b2c',
      '2 8 9a7838d24ab3e5bd',
      '3 26 052cd3358649d750',
      '4 85 2214cb307ec84e4d',
      '5 336 dc73305ff5aeebc4',
    ],
  ],
  [
    'Sentry decides about two cards and orders what goes back',
    5,
    { alice: { hand: 'sentry', deck: 'village faithful-hound haunted-mirror copper' } },
    [
      '1 2 d53b0cc434de9430',
      '2 6 fecb68de9d8f28f5',
      '3 18 65f1b5aa9541a056',
      '4 54 40188bbab4087686',
      '5 189 2f56475661ee318d',
    ],
  ],
  [
    'Sacred Grove shares the Sun with everybody',
    4,
    {
      alice: { hand: 'sacred-grove', deck: 'copper estate gold silver' },
      bob: { hand: 'copper', deck: 'estate gold curse' },
      carol: { hand: 'copper', deck: 'duchy silver' },
      boons: 'the-suns-gift',
    },
    ['1 2 3ad3c0af754c921b', '2 8 efd5ffbb8d7de353', '3 32 849666ec07487b60', '4 105 83a354f74449f95e'],
  ],
];

test.each(MEETINGS)('Where %s, %i answers lead to the positions that were counted', (_, depth, position, rows) => {
  expect(table(stateOf({ ...position, edition: EDITION }), depth)).toEqual(rows);
});
