import { pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { MOONLIGHT, supplySize } from './state.ts';
import { newGame, type Position, plays } from './testing/position.ts';
import { boardShown, collectionShown, shown, sideShown, spaceShown, supplyShown } from './testing/shown.ts';
import { facts } from './testing/told.ts';

/** Twilight ends when everybody passes; then seat `next` is asked for Moonlight's first spell. */
function fallen(told: Position, next: number, look: (t: Parameters<Parameters<typeof plays>[1]>[0]) => void): void {
  const players = Number(told.options?.['players'] ?? 2);
  plays({ opened: true, slots: '', ...told }, (t) => {
    for (let i = 0; i < players; i += 1) {
      const seat = ((told.first ?? 0) + i) % players;
      if (told.supply?.[seat] !== '') t.answers(seat, 'pass');
    }
    t.tells('dealt', { round: MOONLIGHT, first: next });
    look(t);
    t.asks(next, 'start');
  });
}

test('NOC-14.1: board, shadow tokens, retrieving, discarding, goals, grid and board follow in this order', () => {
  const told = { twilight: 'T1 T2 T3', supply: ['7 6', ''], opened: true, grid: 'egg-1', flipped: { d4: '0 1' } };
  const twenty = 'skull-4 '.repeat(4) + 'skull-3 '.repeat(4) + 'skull-2 '.repeat(4) + 'feather-2 '.repeat(4);
  plays({ ...told, sprite: '1:2', slots: 'egg-2', stack: `${twenty} mirror mirror herb-A herb-B` }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'start');
    expect(t.events.map(({ type }) => type)).toEqual([
      'cast',
      'won',
      'roundEnded',
      'took',
      'shadow',
      'removed',
      'goalsLeft',
      'moonlightGoals',
      'dealt',
    ]);
    // The 1 lay in the grid, so it was retrieved before it was discarded.
    t.tells('removed', { side: 0, token: '1' });
    expect(
      shown(t)
        .spaces.map(({ tile }) => tile)
        .slice(12),
    ).toEqual(['feather-2', 'feather-2', 'feather-2', 'feather-2']);
    expect(shown(t).sprite.tiles).toEqual(['mirror', 'mirror', 'herb-A', 'herb-B']);
  });
});

const board = { supply: ['7 1', ''], opened: true, grid: 'egg-1', slots: 'skull-4 egg-2 feather-1 herb-A' };

test('NOC-14.2: from space 1 downwards each owner takes a tile of their choice from the board', () => {
  plays({ ...board, sprite: '1:5 0:4 1:2' }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'sprite', ['take skull-4', 'take egg-2', 'take feather-1', 'take herb-A']);
    t.answers(1, 'take feather-1').asks(0, 'sprite', ['take skull-4', 'take egg-2', 'take herb-A']);
    t.answers(0, 'take herb-A').asks(1, 'sprite', ['take skull-4', 'take egg-2']);
    t.answers(1, 'take egg-2').tells('took', { side: 1, tile: 'egg-2', slot: 2, token: '2' }).asks(1, 'start');
    expect(collectionShown(t, 0)).toBe('egg-1 herb-A');
    expect(collectionShown(t, 1)).toBe('feather-1 egg-2');
  });
});

test('NOC-14.2: a token taken care of stays on the board until the tokens are retrieved', () => {
  plays({ ...board, sprite: '1:5 0:4' }, (t) => {
    t.answers(0, 'cast 7 a1').answers(1, 'take egg-2').asks(0, 'sprite');
    expect(boardShown(t)).toBe('1:5 0:4');
  });
});

test('NOC-14.2a: nobody may decline a tile of the Sprite Board', () => {
  plays({ ...board, sprite: '1:5', slots: 'chest egg-2' }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'sprite', ['take chest', 'take egg-2']);
    t.refuses(1, 'pass', 'NOC-14.2').refuses(1, 'take none', 'NOC-14.2').refuses(1, 'take skull-4', 'NOC-14.2');
  });
  plays({ ...board, sprite: '1:5', slots: 'chest', stack: 'egg-1 egg-2 skull-4' }, (t) => {
    t.answers(0, 'cast 7 a1').tells('took', { side: 1, tile: 'chest' }).asks(1, 'chest');
  });
});

test('NOC-14.2b: a chest or runestone taken is resolved before the next token', () => {
  plays(
    { ...board, sprite: '1:5 0:4', slots: 'chest egg-2 runestone-S skull-4', stack: 'herb-A herb-B herb-C' },
    (t) => {
      t.answers(0, 'cast 7 a1')
        .answers(1, 'take chest')
        .asks(1, 'chest', ['keep herb-A', 'keep herb-B', 'keep herb-C']);
      t.answers(1, 'keep herb-B').asks(0, 'sprite', ['take egg-2', 'take runestone-S', 'take skull-4']);
      t.answers(0, 'take runestone-S').asks(0, 'runestone');
    },
  );
});

test('NOC-14.3: tiles nobody took from the board leave the game', () => {
  plays({ ...board, sprite: '1:5' }, (t) => {
    t.answers(0, 'cast 7 a1').answers(1, 'take egg-2').asks(1, 'start');
    expect(shown(t).gone).toEqual(['skull-4', 'feather-1', 'herb-A']);
    expect(shown(t).sprite.tiles).toHaveLength(4);
  });
});

test('NOC-14.4: each token left in a supply earns its owner one shadow token', () => {
  fallen({ supply: ['7 6', '3'], flipped: { d4: '1 6' }, sprite: '1:2' }, 0, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'for')).toEqual(['0 7', '0 6', '1 3']);
  });
});

test('NOC-14.5: the highest leftover token earns the highest shadow token, and so on down', () => {
  fallen({ supply: ['2 star', '7 1'] }, 0, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'for', 'token')).toEqual(['0 star s10', '1 7 s9', '0 2 s8', '1 1 s7']);
  });
});

test('NOC-14.5a: equal leftover tokens go by Sprite position, all of the better-placed player first', () => {
  const told = { supply: ['5 5', '5 5'], slots: '' };
  fallen({ ...told, sprite: '1:6 0:4' }, 0, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'token')).toEqual(['1 s10', '1 s9', '0 s8', '0 s7']);
  });
  fallen({ ...told, sprite: '0:6 1:4' }, 0, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'token')).toEqual(['0 s10', '0 s9', '1 s8', '1 s7']);
  });
});

test('NOC-14.5b: tied players without a token on the board come last, in round order', () => {
  const told = { options: { players: 4 }, supply: ['5', '5', '5', '5'], sprite: '2:6' };
  fallen({ ...told, first: 1 }, 1, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'token')).toEqual(['2 s10', '1 s9', '3 s8', '0 s7']);
  });
  fallen({ ...told, first: 3 }, 3, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'token')).toEqual(['2 s10', '3 s9', '0 s8', '1 s7']);
  });
});

test('NOC-14.5c: of more than six leftover tokens only the six highest earn one', () => {
  fallen({ supply: ['1 2 3 3', '4 4 5 5'] }, 0, (t) => {
    expect(facts(t.events, 'shadow', 'side', 'for')).toEqual(['1 5', '1 5', '1 4', '1 4', '0 3', '0 3']);
    expect(supplyShown(t, 0)).toBe('3 3 s5 s6');
    expect(supplyShown(t, 1)).toBe('s7 s8 s9 s10');
  });
});

test('NOC-14.5d: shadow tokens not awarded leave the game', () => {
  fallen({ supply: ['6', ''], flipped: { d4: '0 1' } }, 0, (t) => {
    expect(supplyShown(t, 0)).toBe('6 s10');
    expect(supplyShown(t, 1)).toBe('');
    expect(shown(t).shadowRow).toEqual([]);
  });
});

test('NOC-14.6: all flipped tokens and all tokens of the Sprite Board return to their owners', () => {
  fallen({ supply: ['2', ''], flipped: { a1: '0 4', d4: '1 star', c2: '1 3' }, sprite: '1:7 0:5' }, 0, (t) => {
    expect(supplyShown(t, 0)).toBe('4 5 s10');
    expect(supplyShown(t, 1)).toBe('3 7 star');
    expect(boardShown(t)).toBe('');
    expect(shown(t).spaces.every(({ token }) => token === null)).toBe(true);
  });
});

test('NOC-14.7: everybody gives up as many of their lowest own tokens as they received shadow tokens', () => {
  fallen({ supply: ['6 7', '5'], flipped: { a1: '0 2', a2: '0 3', a3: '0 3', d4: '1 4' } }, 0, (t) => {
    expect(facts(t.events, 'removed', 'side', 'token')).toEqual(['0 2', '0 3', '1 4']);
    expect(supplyShown(t, 0)).toBe('3 6 7 s9 s10');
    expect(supplyShown(t, 1)).toBe('5 s8');
    expect(sideShown(t, 1).removed).toContain('4');
  });
});

test('NOC-14.7: a shadow token is never the one given up', () => {
  fallen({ supply: ['6 7', ''], shadowRow: 's5 s6', flipped: { a1: '0 star' } }, 0, (t) => {
    expect(facts(t.events, 'removed', 'token')).toEqual(['6', '7']);
    expect(supplyShown(t, 0)).toBe('star s5 s6');
  });
});

test('NOC-14.8: everybody enters Moonlight with equally many tokens', () => {
  for (const [players, tokens] of [
    [1, 11],
    [2, 11],
    [3, 10],
    [4, 9],
  ] as const) {
    for (let seed = 0; seed < 6; seed += 1) {
      const state = newGame({ players }, `equal ${seed}`);
      const random = rngFrom(`equal ${seed}`);
      while (state.round !== MOONLIGHT) nocturne.apply(state, pick(nocturne.legal(state), random));
      const sizes = state.supply.map((_, side) => supplySize(state, side));
      expect(sizes).toEqual(sizes.map(() => tokens));
    }
  }
});

test('NOC-14.9: the Moonlight goals are turned up when Twilight has ended', () => {
  plays({ moonlight: 'M2 M7 M10', supply: ['1', '1'], opened: true, slots: '' }, (t) => {
    expect([shown(t).moonlight, shown(t, 0).moonlight]).toEqual([null, null]);
    t.answers(0, 'pass').tellsNo('moonlightGoals').answers(1, 'pass');
    t.tells('moonlightGoals', { goals: ['M2', 'M7', 'M10'] }).asks(0, 'start');
    expect([shown(t).moonlight, shown(t, 1).moonlight]).toEqual([
      ['M2', 'M7', 'M10'],
      ['M2', 'M7', 'M10'],
    ]);
  });
});

test('NOC-14.10: Twilight goals still open leave the game when the Moonlight goals appear', () => {
  fallen({ supply: ['1', '1'], twilight: 'T1 T2 T12', holders: { T2: 0 } }, 0, (t) => {
    const types = t.events.map(({ type }) => type);
    expect(types.indexOf('goalsLeft')).toBe(types.indexOf('moonlightGoals') - 1);
    expect(shown(t).twilight).toEqual([{ goal: 'T2', holder: 0 }]);
  });
});

test('NOC-14.11: a full grid of the same size is dealt for Moonlight', () => {
  for (const players of [2, 3, 4]) {
    const passers = Array.from({ length: players }, () => '1');
    fallen({ options: { players }, supply: passers, grid: 'egg-1', flipped: { d4: '0 4' } }, 0, (t) => {
      expect(shown(t).spaces).toHaveLength([16, 20, 25][players - 2] as number);
      expect(shown(t).spaces.every(({ tile, token }) => tile !== null && token === null)).toBe(true);
    });
  }
});

test('NOC-14.11a: tiles left in the grid from Twilight leave the game before that', () => {
  fallen({ supply: ['1', '1'], grid: 'egg-2 . skull-2', stack: 'herb-A herb-B herb-C' }, 0, (t) => {
    expect(shown(t).gone).toEqual(['egg-2', 'skull-2']);
    expect(['a1', 'b1', 'c1'].map((space) => spaceShown(t, space))).toEqual(['herb-A', 'herb-B', 'herb-C']);
  });
});

test('NOC-14.12: the Sprite Board gets as many new tiles as at the start', () => {
  for (const players of [2, 3, 4]) {
    const passers = Array.from({ length: players }, () => '1');
    fallen({ options: { players }, supply: passers }, 0, (t) => {
      expect(shown(t).sprite.tiles).toHaveLength(players + 2);
      expect(shown(t).sprite.tiles).not.toContain(null);
    });
  }
});

test('NOC-14.13: who won the last tile of the Sprite Board is asked first in Moonlight', () => {
  const told = { options: { players: 3 }, supply: ['7', '1', '1'], opened: true, grid: 'egg-1', slots: 'egg-1 egg-1' };
  plays({ ...told, sprite: '1:5 2:4' }, (t) => {
    t.answers(0, 'cast 7 a1').tells('dealt', { first: 2 }).asks(2, 'start');
  });
  plays({ ...told, sprite: '2:5 1:4' }, (t) => {
    t.answers(0, 'cast 7 a1').tells('dealt', { first: 1 }).asks(1, 'start');
  });
});

test('NOC-14.14: if nobody won a tile of the board, the winner of the last grid tile begins Moonlight', () => {
  plays({ supply: ['2', '1 7'], opened: true, grid: 'egg-1 egg-1', slots: '' }, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast 7 b1').answers(0, 'take back 2');
    t.asks(1, 'start').answers(1, 'cast 1 a1').tells('dealt', { first: 1 }).asks(1, 'start');
  });
  plays({ supply: ['2 1', '7'], opened: true, grid: 'egg-1 egg-1 egg-1', slots: '' }, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast 7 b1').answers(0, 'take back 2').tells('passed', { side: 1 });
    t.asks(0, 'start').answers(0, 'pass').tells('dealt', { first: 1 }).asks(1, 'start');
  });
});

test('NOC-14.14: if nobody won any tile, the first player of Twilight begins Moonlight too', () => {
  for (const first of [0, 1]) {
    fallen({ supply: ['1', '1'], first }, first, (t) => expect(t.state.first).toBe(first));
  }
});

const moonlit = { round: 'moonlight', opened: true, grid: 'egg-1 egg-1 egg-1 egg-1 egg-1 egg-1' } as const;

test('NOC-14.15: a shadow token is cast like an own token of its number', () => {
  plays({ ...moonlit, supply: ['1 s6', '6 7 s5 s7 star'] }, (t) => {
    t.asks(0, 'start').answers(0, 'cast s6 a1');
    const higher = ['7', 'star', 's7'].flatMap((token) => [`cast ${token} b1`, `cast ${token} a2`]);
    t.asks(1, 'answer', ['pass', ...higher])
      .refuses(1, 'cast s5 b1', 'NOC-6.4')
      .refuses(1, 'cast 6 b1', 'NOC-6.4');
    t.answers(1, 'cast s7 b1').tells('won', { side: 1, token: 's7' }).asks(1, 'start');
  });
  plays({ ...moonlit, supply: ['7', 's7 s8'] }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'answer', ['pass', 'cast s8 b1', 'cast s8 a2']);
  });
});

test('NOC-14.16: an unsuccessful shadow token returns to the player who cast it', () => {
  plays({ ...moonlit, supply: ['1 s5', '7 2'] }, (t) => {
    t.answers(0, 'cast s5 a1').answers(1, 'cast 7 b1').tells('returned', { side: 0, token: 's5' }).asks(1, 'start');
    expect(supplyShown(t, 0)).toBe('1 s5');
    expect(spaceShown(t, 'a1')).toBe('egg-1');
  });
});

test('NOC-14.17: a space won with a shadow token belongs to nobody', () => {
  const told = { ...moonlit, moonlight: 'M11 M6 M8', grid: 'egg-1 egg-1', collection: ['', ''] };
  const points = (token: string): (number | undefined)[] => {
    let found: (number | undefined)[] = [];
    plays({ ...told, supply: [`${token} 1`, ''] }, (t) => {
      t.answers(0, `cast ${token} a1`).asks(0, 'start');
      expect(spaceShown(t, 'a1')).toBe(`0:${token}`);
      found = nocturne
        .explain(t.state, 'table')
        .map(({ lines }) => lines.find(({ category }) => category === 'moonlight')?.points);
    });
    return found;
  };
  expect(points('s8')).toEqual([0, 0]);
  expect(points('7')).toEqual([4, 0]);
});
