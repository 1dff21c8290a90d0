import type { Remark } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { give, newGame, type Position, position } from './testing/position.ts';
import { walk } from './testing/walk.ts';

/** The last turn of a solo game, which collects nothing. */
const last: Position = {
  options: { players: 1 },
  round: 2,
  pawned: 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S10',
  pool: {},
  jars: [''],
  deck: '',
  ends: true,
  tokens: ['gold', ''],
};

test('NLC-13.6: alone, the end says whether the tempest is beaten, and nothing before', () => {
  const ending = (storm: string): readonly (readonly Remark[])[] | undefined => {
    const state = position({ ...last, storm });
    expect(noctiluca.endings?.(state)).toEqual([]);
    for (const text of ['path short', 'number 1']) give(state, text);
    return noctiluca.endings?.(state);
  };
  // Eleven points for gold, less the dice.
  expect(ending('PPPPPPPPPP')).toEqual([[{ for: 'tempest-beaten', with: {} }]]);
  expect(ending('PPPPPPPPPPB')).toEqual([[{ for: 'tempest-stronger', with: {} }]]);
});

test('Among several players points and places say everything', () => {
  const state = newGame({ players: 3 }, 'ending');
  walk(state, 'ending');
  expect(noctiluca.endings?.(state)).toEqual([[], [], []]);
});
