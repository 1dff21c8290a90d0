import { pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { type NocturneProspect, prospect } from './prospect.ts';
import type { State } from './state.ts';
import { altered } from './testing/altered.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';

/** What an answer has in store; a text that is no answer is a mistake of the test. */
function told(state: State, text: string): NocturneProspect {
  const found = prospect(state, text);
  if (found === null) throw new Error(`${text} is no answer`);
  return found;
}

/** Goals that nothing reaches before the end of Twilight, and concoctions that nobody is near. */
const QUIET: Position = {
  opened: true,
  twilight: 'T4 T5 T8',
  characters: ['flint', 'redd'],
  brews: ['start-HE', 'start-ME'],
};

/** What an answer to the first question of a position has in store. */
const first = (at: Position, text: string): NocturneProspect => told(position({ ...QUIET, ...at }), text);

test('what is no answer now has nothing in store', () => {
  const state = position({ supply: ['2', '3'], grid: 'egg-1 egg-1', opened: true });
  for (const text of ['dance', 'cast 3 a1', 'cast 2 d4', 'keep egg-1', 'pass now']) {
    expect(prospect(state, text)).toBeNull();
  }
});

test('looking at what is in store changes nothing', () => {
  const state = position({ supply: ['2', '3'], grid: 'egg-1 egg-1', opened: true });
  const before = nocturne.toJson(state);
  told(state, 'cast 2 a1');
  expect(nocturne.toJson(state)).toEqual(before);
});

test('NOC-7.4: a player who holds a higher token may still answer a spell', () => {
  const at = { options: { players: 3 }, grid: 'egg-1 egg-1 egg-1' };
  expect(first({ ...at, supply: ['4', '3', '5'] }, 'cast 4 a1').rivals).toEqual([2]);
  expect(first({ ...at, supply: ['4', '5', '6'] }, 'cast 4 a1').rivals).toEqual([1, 2]);
  expect(first({ ...at, supply: ['4', '4', '3'] }, 'cast 4 a1').rivals).toEqual([]);
});

test('NOC-7.4a: a player who has passed may answer no more', () => {
  plays({ options: { players: 3 }, grid: 'egg-1 egg-1 egg-1', supply: ['4', '5', '6'], opened: true }, (t) => {
    t.answers(0, 'cast 4 b1').answers(1, 'pass').asks(2, 'answer');
    expect(told(t.state, 'cast 6 a1').rivals).toEqual([]);
  });
});

test('NOC-7.1, NOC-7.3: nobody answers a star, or a spell without a free tile beside it', () => {
  const at = { supply: ['4 star', '5'] };
  expect(first({ ...at, grid: 'egg-1 egg-1' }, 'cast star a1').rivals).toEqual([]);
  expect(first({ ...at, grid: 'egg-1 . egg-1' }, 'cast 4 a1').rivals).toEqual([]);
});

test('NOC-25.6: in 2-UP a token one higher is no answer', () => {
  const at = { options: { modifiedGame: 'twoUp' }, grid: 'egg-1 egg-1' };
  expect(first({ ...at, supply: ['4', '5'] }, 'cast 4 a1').rivals).toEqual([]);
  expect(first({ ...at, supply: ['4', '6'] }, 'cast 4 a1').rivals).toEqual([1]);
});

test('a spell that may be answered adds what it would win', () => {
  const { tile, adds, changes } = first({ supply: ['4', '5'], grid: 'skull-3 egg-1' }, 'cast 4 a1');
  expect({ tile, adds, changes }).toEqual({ tile: 'skull-3', adds: 3, changes: [{ category: 'skulls', points: 3 }] });
});

test('NOC-18.21: in Moonlight a spell costs the token, and a win gives the other ones back', () => {
  plays(
    {
      round: 'moonlight',
      moonlight: 'M1 M2 M3',
      supply: ['1 4 5', '3 6'],
      grid: 'skull-3 skull-3 skull-3',
      opened: true,
    },
    (t) => {
      const { costs, changes } = told(t.state, 'cast 1 a1');
      expect(costs).toBe(-2);
      expect(
        changes.map(({ category }) => category),
        'what it brings stands apart',
      ).not.toContain('leftover');
      t.answers(0, 'cast 1 a1').answers(1, 'cast 3 b1').asks(0, 'answer');
      expect(told(t.state, 'cast 5 c1').costs).toBe(0);
    },
  );
});

test('NOC-18.22: an ability cast gives up the points of the unused ability', () => {
  plays({ ...QUIET, options: { advanced: true }, supply: ['4', '4 5'], grid: 'egg-1 skull-3' }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer');
    const plain = told(t.state, 'cast 5 b1');
    const echo = told(t.state, 'echo 4 b1');
    expect(plain).toMatchObject({ adds: 3, costs: 0, changes: [{ category: 'skulls', points: 3 }] });
    expect(echo).toMatchObject({ adds: 3, costs: -2, changes: [{ category: 'skulls', points: 3 }] });
  });
});

test('NOC-12.4: a win that reaches an open goal names it and counts its points', () => {
  const at = { supply: ['3', '5'], grid: 'skull-3 egg-1', twilight: 'T1 T4 T5' };
  expect(first(at, 'cast 3 a1')).toMatchObject({ goals: ['T1'], adds: 6 });
  expect(first({ ...at, holders: { T1: 1 } }, 'cast 3 a1')).toMatchObject({ goals: [], adds: 3 });
});

test('NOC-17.3: a mirror stone adds what it would copy best, each new one for itself', () => {
  const at = { supply: ['3', '5'], grid: 'mirror egg-1' };
  const skull = [{ category: 'skulls', points: 4 }];
  expect(first({ ...at, collection: ['skull-4 skull-3', ''] }, 'cast 3 a1').changes).toEqual(skull);
  expect(first({ ...at, collection: ['mirror skull-4 skull-3', ''] }, 'cast 3 a1').changes).toEqual(skull);
  expect(first(at, 'cast 3 a1')).toMatchObject({ tile: 'mirror', adds: 0, changes: [] });
});

test('NOC-11.1: a chest lets its winner draw tiles, a runestone concoctions', () => {
  const at = { supply: ['3', '5'], grid: 'chest runestone-S egg-1' };
  expect(['a1', 'b1', 'c1'].map((space) => first(at, `cast 3 ${space}`).draws)).toEqual(['tiles', 'concoctions', null]);
});

test('NOC-11.3: a chest promises the best of three face-down tiles, on average', () => {
  const at = { supply: ['3', '5'], grid: 'chest egg-1', stackEnds: true };
  const luck = (rest: Position): number | null => first({ ...at, ...rest }, 'cast 3 a1').luck;
  expect(luck({ stack: 'skull-4 skull-3 skull-2' })).toBe(4);
  // Of four tiles the best is among three drawn three times out of four.
  expect(luck({ stack: 'skull-4 skull-3 skull-2 skull-2' })).toBeCloseTo((4 * 3 + 3) / 4);
  expect(first({ ...at, stack: 'skull-4 skull-3 skull-2' }, 'cast 3 b1').luck).toBeNull();
});

test('NOC-11.6: a stack that runs out is filled from the chest discards, and a chest counts on them', () => {
  const at = { supply: ['3', '5'], grid: 'chest egg-1', stackEnds: true };
  const luck = (rest: Position): number | null => first({ ...at, ...rest }, 'cast 3 a1').luck;
  expect(luck({ stack: 'skull-2 skull-2', discards: 'skull-4 skull-3' })).toBeCloseTo((4 + 3) / 2);
  expect(luck({ stack: 'skull-4' })).toBe(4);
  expect(luck({ stack: '' })).toBe(0);
});

test('NOC-9.9, NOC-9.10: a win that isolates a tile leaves it to its winner', () => {
  const corner = { side: 0, space: 'b1', tile: 'skull-4' };
  expect(first({ supply: ['3', '5'], grid: 'egg-1 skull-4' }, 'cast 3 a1').corner).toEqual(corner);
  expect(first({ supply: ['5', '3'], grid: 'egg-1 skull-4 . . . egg-1' }, 'cast 5 a1').corner).toBeNull();
});

test('NOC-9.9, NOC-9.10: an answer beside a spell that would isolate a tile counts as an answer for a player who may give it', () => {
  const row = 'egg-1 egg-1 skull-4';
  expect(first({ supply: ['3', '5'], grid: row }, 'cast 3 a1').corner).toEqual({
    side: 1,
    space: 'c1',
    tile: 'skull-4',
  });
  expect(first({ supply: ['5', '3'], grid: row }, 'cast 5 a1').corner).toBeNull();
  expect(first({ supply: ['3', '5'], grid: `${row} egg-1 egg-1 egg-1 egg-1` }, 'cast 3 a1').corner).toBeNull();
});

test('NOC-7.2: a pass leaves the tile to the current highest spell, and the corner it opens', () => {
  plays({ supply: ['3', '5'], grid: 'egg-1 skull-4', opened: true }, (t) => {
    expect(told(t.state, 'pass')).toMatchObject({ leaves: null, corner: null, adds: null });
    t.answers(0, 'cast 3 a1').asks(1, 'answer');
    expect(told(t.state, 'pass')).toMatchObject({
      tile: null,
      adds: null,
      leaves: { side: 0, tile: 'egg-1' },
      corner: { side: 0, space: 'b1', tile: 'skull-4' },
    });
  });
});

test('NOC-8.8, NOC-8.9: a spell that is answered may go before lower tokens and after equal ones', () => {
  const at = { supply: ['4', 'star'], grid: 'egg-1 egg-1', sprite: '1:5 0:4 1:2' };
  expect(first(at, 'cast 4 a1').place).toEqual({ place: 3, pushed: null });
});

test('NOC-8.11: it pushes the last token off a full board', () => {
  const at = { supply: ['4', 'star'], grid: 'egg-1 egg-1', sprite: '1:5 0:4 1:2 1:1' };
  expect(first(at, 'cast 4 a1').place).toEqual({ place: 3, pushed: { side: 1, token: '1' } });
});

test('NOC-8.6, NOC-8.12: a shadow token, one that would land beyond the board, and a spell that wins at once go nowhere', () => {
  const full = { supply: ['1 s8', 'star'], grid: 'egg-1 egg-1', sprite: '1:5 0:4 1:2 1:1' };
  expect(first(full, 'cast 1 a1').place).toBeNull();
  expect(first(full, 'cast s8 a1').place).toBeNull();
  expect(first({ ...full, supply: ['6', '5'] }, 'cast 6 a1').place).toBeNull();
});

test('NOC-4.9: a tile kept from a chest adds itself, a second one by Hoard what it adds to the first', () => {
  plays(
    {
      ...QUIET,
      options: { advanced: true },
      supply: ['1 2', '3'],
      grid: 'chest . egg-1',
      stack: 'skull-4 skull-3 egg-1',
    },
    (t) => {
      t.answers(0, 'cast 1 a1').asks(0, 'chest');
      expect(told(t.state, 'keep skull-4')).toMatchObject({
        tile: 'skull-4',
        changes: [{ category: 'skulls', points: 4 }],
      });
      t.answers(0, 'keep skull-4').asks(0, 'hoard');
      expect(told(t.state, 'hoard none')).toMatchObject({ tile: null, adds: null });
      const { tile, changes, costs } = told(t.state, 'hoard skull-3');
      expect([tile, costs]).toEqual(['skull-3', -2]);
      expect(changes).toEqual([{ category: 'skulls', points: 3 }]);
    },
  );
});

test('NOC-11.2: a concoction adds what can be brewed of it now', () => {
  plays(
    {
      characters: ['redd', 'sage'],
      supply: ['1 2', '3'],
      grid: 'runestone-S . egg-1',
      collection: ['skull-4', ''],
      deck: 'pair-SF pair-MS pair-HE',
      brews: ['start-HE', 'start-FM'],
      opened: true,
    },
    (t) => {
      t.answers(0, 'cast 1 a1').asks(0, 'runestone');
      const two = { concoction: 'pair-SF', tile: null, adds: 2, changes: [{ category: 'concoctions', points: 2 }] };
      expect(told(t.state, 'keep pair-SF')).toMatchObject(two);
      expect(told(t.state, 'keep pair-MS')).toMatchObject({ concoction: 'pair-MS', adds: 0 });
    },
  );
});

test('NOC-25.14: a swap gives the chest away for the tile', () => {
  plays(
    {
      options: { modifiedGame: 'chasingChests' },
      supply: ['1 2', '3'],
      grid: 'chest . skull-4',
      slots: 'skull-3 skull-2 egg-1 egg-1',
      opened: true,
    },
    (t) => {
      t.answers(0, 'cast 1 a1').asks(0, 'swap');
      const chest = { category: 'chests', points: 1 };
      expect(told(t.state, 'swap c1').changes).toEqual([{ category: 'skulls', points: 4 }, chest]);
      expect(told(t.state, 'swap sprite 1')).toMatchObject({ tile: 'skull-3', adds: 4 });
      expect(told(t.state, 'open')).toMatchObject({ tile: null, adds: null });
    },
  );
});

test('NOC-16.9: a dedicated token adds where a Moonlight goal counts tokens on the Sprite Board', () => {
  const phase = (moonlight: string): NocturneProspect => {
    let found: NocturneProspect | null = null;
    plays({ round: 'moonlight', moonlight, supply: ['3', '5'], grid: 'egg-1 egg-1', opened: true, slots: '' }, (t) => {
      t.answers(0, 'cast 3 a1').answers(1, 'cast 5 b1').asks(0, 'dedicate');
      found = told(t.state, 'dedicate 3');
      expect(told(t.state, 'take back 3').adds).toBeNull();
    });
    if (found === null) throw new Error('nothing was told');
    return found;
  };
  expect(phase('M9 M1 M2').changes.map(({ category }) => category)).toEqual(['moonlight']);
  expect(phase('M1 M2 M3').adds).toBeNull();
});

test('what is in store is the same whatever the seat cannot see', () => {
  let compared = 0;
  const games = [{ players: 2, advanced: true }, { players: 3, modifiedGame: 'chasingChests' }, { players: 1 }];
  for (const options of games) {
    const state = newGame({ ...options }, 'in store');
    const rng = rngFrom('in store');
    for (let asked = nocturne.pending(state); asked !== null; asked = nocturne.pending(state)) {
      const other = altered(state, asked.seat);
      for (const action of nocturne.legal(state)) {
        const text = nocturne.write(state, action);
        expect(prospect(other, text)).toEqual(told(state, text));
        compared += 1;
      }
      nocturne.apply(state, pick(nocturne.legal(state), rng));
    }
  }
  expect(compared).toBeGreaterThan(500);
});
