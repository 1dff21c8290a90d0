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
      '1 4 a9fea9043df89736',
      '2 22 c6143ecfe1f22b22',
      '3 127 02b4a6ea63d03a03',
      '4 718 94ce21cdc9c013ec',
      '5 3973 2a8fb8c187891949',
    ],
  ],
  [
    'midnight',
    2,
    [
      '1 4 1a2e57c6a8161a28',
      '2 22 ea7d685ed30185ce',
      '3 141 e8c94b8c9a0ee75a',
      '4 912 ae8a4d59d3779b72',
      '5 5606 e56afb2e394101c3',
    ],
  ],
  [
    'night-shift',
    3,
    [
      '1 4 328252d25697f93d',
      '2 16 19aba4b141f44169',
      '3 66 d03d7850689bf515',
      '4 275 3a6828814f31e021',
      '5 1143 8edab604f07391cb',
    ],
  ],
  [
    'idle-hands',
    4,
    [
      '1 4 b517ddde593ef8bf',
      '2 16 c796af52b905aaaa',
      '3 66 392a20ca5c025bfa',
      '4 274 f01f9687b3342bfd',
      '5 1135 f259ca02109f5d02',
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
    ['1 5 6ecbd7763d0ad332', '2 18 9467eb48b24fd283', '3 65 5891b15593d305c9', '4 244 1889a3112bbcf432'],
  ],
  [
    'a gained Skulk meets Tracker and Changeling',
    5,
    { alice: { hand: 'workshop', play: 'tracker' }, kingdom: 'skulk changeling tracker' },
    [
      '1 2 73186458499c94f1',
      '2 14 abf83958566d3161',
      '3 36 ee49bdb2c706e0b9',
      '4 94 3992cefdd091b234',
      '5 262 61de518ce8f7869a',
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
    ['1 3 f5eafb2d732d8c71', '2 7 4f8f62b5ba948ba2', '3 17 309cf768c30b6cdb'],
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
      '1 2 20e98ef1b2e24646',
      '2 7 3c05f4354e992090',
      '3 18 4d16e354fccddf5b',
      '4 66 19137524ebe949b5',
      '5 297 cd759f82a6431211',
      '6 927 b883f048b00cbcbc',
    ],
  ],
  [
    'Necromancer chooses among Zombies and a Throne Room in the trash',
    4,
    {
      alice: { hand: 'necromancer copper village estate', deck: 'gold silver copper estate' },
      trash: 'zombie-apprentice zombie-mason zombie-spy throne-room',
    },
    ['1 3 4dd7dd3276122758', '2 10 859488f81eb15df8', '3 44 b0c218c7b0e6b930', '4 201 303b344e7c2da024'],
  ],
  [
    'Fool brings three Boons in any order',
    4,
    {
      alice: { hand: 'fool copper estate', deck: 'gold silver copper estate', discard: 'smithy' },
      boons: 'the-suns-gift the-moons-gift the-earths-gift',
    },
    ['1 2 881d21f9df3381b7', '2 7 7f0b5ee451193e1b', '3 21 a00ebd414d710b84', '4 64 c8358c0421d34720'],
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
    ['1 3 e2075a3daeef5a30', '2 10 2ab0d72864faccc6', '3 63 91224341a266bd53', '4 156 179846223a4177c0'],
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
      '1 2 72e472f397dbbf32',
      '2 8 f7f71d3890c0e61a',
      '3 26 75789931185c0300',
      '4 85 d2873814b7388aca',
      '5 336 c67b2aaa491d95ba',
    ],
  ],
  [
    'Sentry decides about two cards and orders what goes back',
    5,
    { alice: { hand: 'sentry', deck: 'village faithful-hound haunted-mirror copper' } },
    [
      '1 2 4015bd4d48c6b30e',
      '2 6 3af07bd91f23bd5a',
      '3 18 7076cd137b99fdd2',
      '4 54 b8a73eb367c11a5f',
      '5 189 7398167f9a80efbb',
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
    ['1 2 2f26db437e37630b', '2 8 a844e06ed17e1ba7', '3 32 5c681b840efb2665', '4 105 507b7698ce5d258d'],
  ],
];

test.each(MEETINGS)('Where %s, %i answers lead to the positions that were counted', (_, depth, position, rows) => {
  expect(table(stateOf({ ...position, edition: EDITION }), depth)).toEqual(rows);
});
