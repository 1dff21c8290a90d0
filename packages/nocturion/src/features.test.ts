import { type Action, faultText, pick, play, rngFrom, type Seat } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturion } from './game.ts';
import type { State } from './state.ts';
import { type Position, position } from './testing/position.ts';

const { features, estimate } = nocturion as Required<typeof nocturion>;

test('features are as many in every way to play and at every question, and begin with the estimate', () => {
  const random = rngFrom('features');
  const lengths = new Set<number>();
  const faults: string[] = [];
  for (const { seats, options } of nocturion.modes) {
    const players = pick(seats, random);
    const read = nocturion.options({ ...options, players });
    if (!read.ok) throw new Error(faultText(read.fault));
    const state = nocturion.setup(read.value, 'features');
    while (nocturion.pending(state) !== null) {
      for (let seat: Seat = 0; seat < players; seat += 1) {
        const found = features(state, seat);
        lengths.add(found.length);
        if (found[0] !== estimate(state, seat) / 10) faults.push('estimate');
        if (!found.every((one) => Math.abs(one) < 50)) faults.push(String(found));
      }
      nocturion.apply(state, pick<Action>(nocturion.legal(state), random));
    }
  }
  expect(lengths.size).toBe(1);
  expect(faults).toEqual([]);
});

/** Everything that counts is somewhere on this table, and no two seats have the same. */
const RICH: Position = {
  players: 3,
  tracker: 6,
  year: 2,
  active: 1,
  first: 0,
  quests: ['quest-i-01 quest-i-02', 'quest-ii-01', ''],
  tokens: { guildmaster: 1, chalice: 2 },
  seats: [
    {
      equipped: 'helm',
      resources: 'wood 2 iron archers',
      dice: '2',
      reserved: 3,
      hand: 'gremlin',
      beasts: 'hex-raven stone-basilisk*',
      curses: 'stolen-hour',
      prestige: 4,
    },
    { equipped: 'helm greaves', resources: 'gold 7 wizards', dice: '1 5', hand: 'alligator', spent: true, prestige: 6 },
    { resources: 'knights 2', prestige: 1 },
  ],
};

/** A Beast may be used before the turn begins, more cards are held than may be kept, and an oath is broken. */
const LATE: Position = {
  tracker: 20,
  year: 3,
  quests: ['quest-i-01 quest-i-02 quest-i-03', '', ''],
  seats: [
    {
      dice: '1 3',
      resources: 'wood iron',
      beasts: 'gremlin moss-bear alligator*',
      hand: 'stone-basilisk hex-raven bramble-fox thicket-boar crystal-spider',
    },
    { house: 'ashmark', equipped: 'helm', resources: 'wood 2', curses: 'broken-oath', prestige: 2 },
  ],
};

const FINAL: Position = {
  tracker: 3,
  year: 4,
  isFinal: true,
  seats: [{ equipped: 'helm greaves torso', resources: 'wood', dice: '3', curses: 'bloodthirst bloodthirst' }],
};

const POOL: Position = { players: 4, stage: 'die', pool: '2 3 3' };

/** Features to thousandths, part by part. */
function told(state: State, seat: Seat): { [part in 'ahead' | 'table' | 'own' | 'rival']: number[] } {
  const all = features(state, seat).map((one) => Math.round(one * 1000) / 1000);
  return { ahead: all.slice(0, 1), table: all.slice(1, 17), own: all.slice(17, 51), rival: all.slice(51) };
}

// The net was trained on these very numbers: if one changes, its training is worth nothing.
test('What a seat knows of the table and has itself is told in numbers that stay what they were', () => {
  expect(told(position(RICH), 0)).toEqual({
    ahead: [-0.455],
    table: [0, 1, 0, 0, 0.792, 0.627, 0, 0, 1, 0, 0, 1, 0, 1, 0, 0],
    own: [
      0.2, 0.849, 0.4, 0.317, 0, 0.6, 0.5, 0.25, 0, 0, 0.25, 0, 0.5, 0.2, 1, 1, 0.792, 0, 0, 0, 0, 0.282, 0.223, 0.333,
      0.333, 0.333, 0.528, 0.264, 0.5, 0.396, 0, 0, 0, 0,
    ],
    rival: [
      0.3, 1.104, 0.8, 0.633, 0.5, 0.6, 0, 0, 1.75, 0, 0, 0.25, 1, 0.6, 0, 1, 0.792, 1, 0.792, 0, 0, 0.034, 0.027, 0, 0,
      0.333, 0, 0.264, 0, 0, 1, 0, 0, 0.792,
    ],
  });
  expect(told(position(RICH), 2)).toEqual({
    ahead: [-1.445],
    table: [0, 1, 0, 0, 0.792, 0.627, 0, 0, 1, 0, 0, 0, 0, 1, 0, 1],
    own: [
      0.05, 0.159, 0.2, 0.158, 0, 0.6, 0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0.046, 0.036, 0, 0, 0, 0, 0, 0, 0,
      0, 0, 1, 0,
    ],
    rival: [
      0.3, 1.104, 0.8, 0.633, 0.5, 0.6, 0, 0, 1.75, 0, 0, 0.25, 1, 0.6, 0, 1, 0.792, 1, 0.792, 0, 0, 0.034, 0.027, 0, 0,
      0.333, 0, 0.264, 0, 0, 1, 0, 0, 0.792,
    ],
  });
  expect(told(position(LATE), 0)).toEqual({
    ahead: [-0.143],
    table: [1, 0, 0, 0, 0.292, 0.085, 0, 0, 1, 1, 1, 1, 0, 1.5, 1, 0],
    own: [
      0, 0.271, 0.2, 0.058, 0, 0.6, 0.25, 0.25, 0, 0, 0, 0, 1, 0.4, 0, 0, 0, 0, 0, 0, 0, 0.049, 0.014, 0.667, 0.333,
      1.667, 0.292, 0.486, 0, 0, 0, 0, 0, 0,
    ],
    rival: [
      0.1, 0.214, 0.2, 0.058, 0, 0.6, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0.292, 0, 0, 0, 0, 0.094, 0.027, 0, 0, 0, 0, 0,
      0.5, 0.146, 0, 0, 0, 0,
    ],
  });
  const late = position(LATE);
  expect(play(nocturion, late, 0, 'pass round')).toBeNull();
  expect(told(late, 1)).toEqual({
    ahead: [0.143],
    table: [1, 0, 0, 0, 0.292, 0.085, 0, 0, 1, 0, 0, 0, 0, 1.5, 0, 1],
    own: [
      0.1, 0.214, 0.2, 0.058, 0, 0.6, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0.292, 0, 0, 0, 0, 0.094, 0.027, 0, 0, 0, 0, 0,
      0.5, 0.146, 0, 0, 0, 0,
    ],
    rival: [
      0, 0.271, 0.2, 0.058, 0, 0.6, 0.25, 0.25, 0, 0, 0, 0, 1, 0.4, 0, 0, 0, 0, 0, 0, 0, 0.049, 0.014, 0.667, 0.333,
      1.667, 0.292, 0.486, 0, 0, 0, 1, 0, 0,
    ],
  });
  expect(told(position(FINAL), 0)).toEqual({
    ahead: [0],
    table: [1, 0, 0, 0, 0, 0, 1, 0, 1, 1, 1, 1, 0, 1.75, 0, 0],
    own: [
      0, 0, 0.1, 0, 0, 0.6, 0.25, 0, 0, 0, 0, 0, 0.5, 0.3, 0, 1, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0,
    ],
    rival: [0, 0, 0, 0, 0, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
  expect(told(position(POOL), 1)).toEqual({
    ahead: [0],
    table: [0, 0, 1, 0, 1, 1, 0, 1, 0, 0, 0, 0, 0.75, 1.25, 0, 1],
    own: [0, 0, 0, 0, 0, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    rival: [0, 0, 0, 0, 0, 0.6, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  });
});
