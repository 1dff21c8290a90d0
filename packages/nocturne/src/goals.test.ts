import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { nocturne } from './game.ts';
import { type GoalStand, goalStands } from './goals.ts';
import { controlled, type State } from './state.ts';
import { type Position, plays, position } from './testing/position.ts';
import { shown, supplyShown } from './testing/shown.ts';
import { facts } from './testing/told.ts';

const holders = (state: State): Record<string, number> =>
  Object.fromEntries(state.twilight.map((goal, i) => [state.box.twilight[goal]?.id, state.holders[i]]));

/** Who gets which goals when both players pass at once and Twilight ends as it lies. */
function decided(told: Position, players = 2): string[] {
  let found: string[] = [];
  const supply = Array.from({ length: players }, () => '1');
  plays({ supply, opened: true, slots: '', ...told, options: { players, ...told.options } }, (t) => {
    const first = told.first ?? 0;
    for (let i = 0; i < players; i += 1) t.answers((first + i) % players, 'pass');
    t.tells('dealt', { round: 1 });
    found = facts(t.events, 'goal', 'goal', 'side');
    t.asks(nocturne.pending(t.state)?.seat as number, 'start');
  });
  return found;
}

/** The goals seat 0 takes by its only possible cast, with this token on a1. */
function taken(token: string, told: Position): string[] {
  let found: string[] = [];
  plays({ supply: [`${token} 1`, ''], opened: true, grid: 'egg-1 egg-1', ...told }, (t) => {
    t.answers(0, `cast ${token} a1`).tells('won', { side: 0, space: 'a1' });
    found = facts(t.events, 'goal', 'goal', 'side');
    t.asks(0, 'start');
  });
  return found;
}

test('NOC-12.1: each Twilight goal is worth 3 points to its holder', () => {
  const state = position({ twilight: 'T1 T6 T9', holders: { T1: 0, T6: 0, T9: 1 } });
  const points = nocturne
    .explain(state, 'table')
    .map(({ lines }) => lines.find(({ category }) => category === 'twilight')?.parts.map((part) => part.points));
  expect(points).toEqual([[3, 3], [3]]);
});

test('NOC-12.1a: a goal once taken goes to nobody else', () => {
  expect(taken('3', { twilight: 'T1 T4 T5' })).toEqual(['T1 0']);
  expect(taken('3', { twilight: 'T1 T4 T5', holders: { T1: 1 } })).toEqual([]);
});

test('NOC-12.1a: a goal of the end of Twilight goes to one of the tied players only', () => {
  plays(
    { supply: ['1', '1'], opened: true, slots: '', twilight: 'T4 T1 T2', flipped: { a1: '0 4', d4: '1 4' } },
    (t) => {
      t.answers(0, 'pass').answers(1, 'pass').asks(0, 'start');
      expect(t.events.filter(({ type }) => type === 'goal')).toHaveLength(1);
    },
  );
});

test('NOC-12.3: a token that is cast but not flipped joins no control area', () => {
  const told = { twilight: 'T7 T1 T2', flipped: { a1: '0 5', b1: '0 6' }, opened: true };
  plays({ ...told, supply: ['1 7', '2 star'], grid: '. . egg-1 egg-1 egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 c1');
    expect(controlled(t.state, 0)).toBe(0b11);
    t.answers(1, 'cast star d1').tellsNo('goal').asks(0, 'dedicate');
    expect(holders(t.state)).toEqual({ T7: -1, T1: -1, T2: -1 });
  });
});

test('NOC-12.4: an immediate goal is taken when a tile is won from the grid', () => {
  plays({ twilight: 'T1 T4 T5', supply: ['3 1', '7 1'], opened: true, grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 3 a1').tellsNo('goal').asks(1, 'answer');
    t.answers(1, 'pass').tells('goal', { side: 0, goal: 'T1' }).asks(0, 'start');
  });
});

test('NOC-12.4: an immediate goal is taken when a tile is won from the Sprite Board', () => {
  const told = { twilight: 'T1 T4 T5', supply: ['7', ''], opened: true, grid: 'egg-1' };
  plays({ ...told, sprite: '0:5 1:3', slots: 'skull-4 skull-3 egg-2' }, (t) => {
    t.answers(0, 'cast 7 a1').tellsNo('goal').answers(0, 'take skull-4').tellsNo('goal');
    t.answers(1, 'take egg-2').tells('goal', { side: 1, goal: 'T1' }).asks(1, 'start');
  });
});

test('NOC-12.4: an immediate goal is not taken in Moonlight any more', () => {
  expect(taken('3', { round: 'moonlight', twilight: 'T1 T7 T11', flipped: { a2: '0 5', a3: '0 6' } })).toEqual([]);
});

test('NOC-12.5: end-of-round goals are decided after the Sprite Board and before shadow tokens', () => {
  const told = { twilight: 'T4 T9 T1', supply: ['7 2', '6'], opened: true, grid: 'egg-1', flipped: { d4: '0 4' } };
  plays({ ...told, sprite: '1:3', slots: 'skull-4 egg-2' }, (t) => {
    t.answers(0, 'cast 7 a1').asks(1, 'sprite').answers(1, 'take skull-4').asks(1, 'start');
    expect(t.events.map(({ type }) => type).slice(0, 5)).toEqual(['took', 'goal', 'goal', 'goal', 'shadow']);
    expect(facts(t.events, 'goal', 'goal')).toEqual(['T1', 'T4', 'T9']);
  });
});

test('NOC-12.5a: goals for the most, the largest or the lowest wait for the end of the round', () => {
  const told = { twilight: 'T4 T5 T8', supply: ['2 1', '1'], opened: true, grid: 'egg-1 egg-1', slots: '' };
  plays(told, (t) => {
    t.answers(0, 'cast 2 a1').tells('won', { space: 'a1' }).tellsNo('goal').asks(0, 'start');
    t.answers(0, 'pass').tellsNo('goal').answers(1, 'pass').asks(0, 'start');
    t.tells('goal', { goal: 'T4', side: 0 })
      .tells('goal', { goal: 'T5', side: 0 })
      .tells('goal', { goal: 'T8', side: 0 });
  });
  const t9 = { ...told, twilight: 'T9 T1 T2', sprite: '1:3', slots: 'egg-2' };
  plays(t9, (t) => {
    t.answers(0, 'cast 2 a1').tellsNo('goal').asks(0, 'start');
    t.answers(0, 'pass').answers(1, 'pass').tells('goal', { goal: 'T9', side: 1 }).asks(1, 'start');
  });
});

const tied = { twilight: 'T4 T1 T2', flipped: { a1: '0 4', d4: '1 4' } };

test('NOC-12.6: tied players are parted by their Sprite position', () => {
  expect(decided({ ...tied, sprite: '1:7 0:6' })).toEqual(['T4 1']);
  expect(decided({ ...tied, sprite: '0:7 1:6' })).toEqual(['T4 0']);
  expect(decided({ ...tied, sprite: '1:2' })).toEqual(['T4 1']);
});

test('NOC-12.6: a better Sprite position never outweighs a larger amount', () => {
  expect(decided({ ...tied, flipped: { a1: '0 4', d4: '1 4', d3: '1 6' }, sprite: '0:7' })).toEqual(['T4 1']);
});

test('NOC-12.6a: if no tied player is on the Sprite Board, round order decides', () => {
  expect(decided({ ...tied, first: 0 })).toEqual(['T4 0']);
  expect(decided({ ...tied, first: 1 })).toEqual(['T4 1']);
  const three = { twilight: 'T4 T1 T2', flipped: { a1: '0 4', e4: '1 4' } };
  expect(decided({ ...three, first: 2 }, 3)).toEqual(['T4 0']);
  expect(decided({ ...three, first: 1 }, 3)).toEqual(['T4 1']);
  expect(decided({ ...three, first: 2, sprite: '2:5' }, 3)).toEqual(['T4 0']);
});

test('NOC-12.7: nobody has the most of something that nobody has', () => {
  expect(decided({ twilight: 'T4 T5 T8', sprite: '0:7 1:6' })).toEqual([]);
  expect(decided({ twilight: 'T4 T5 T8', flipped: { a2: '1 4' } })).toEqual(['T4 1', 'T5 1']);
  expect(decided({ twilight: 'T4 T5 T8', flipped: { a1: '1 4' } })).toEqual(['T4 1', 'T5 1', 'T8 1']);
});

test('NOC-12.8: one win may earn several goals', () => {
  const told = { twilight: 'T1 T7 T11', grid: 'egg-1 . egg-1', flipped: { b1: '0 4', b2: '0 4' } };
  expect(taken('3', told)).toEqual(['T1 0', 'T7 0', 'T11 0']);
});

test('NOC-12.9: a goal stays with its holder when its condition no longer holds', () => {
  const told = {
    twilight: 'T7 T1 T2',
    flipped: { b1: '0 4', b2: '0 4' },
    grid: 'egg-1',
    supply: ['7', '1'],
    slots: '',
  };
  plays({ ...told, opened: true }, (t) => {
    t.answers(0, 'cast 7 a1').tells('goal', { goal: 'T7', side: 0 }).tells('dealt', { round: 1 }).asks(0, 'start');
    expect(controlled(t.state, 0)).toBe(0);
    expect(shown(t).twilight).toContainEqual({ goal: 'T7', holder: 0 });
    const line = nocturne.explain(t.state, 'table')[0]?.lines.find(({ category }) => category === 'twilight');
    expect(line?.points).toBe(3);
  });
});

test('NOC-12.10: a goal nobody has taken leaves the game with Twilight', () => {
  plays({ twilight: 'T1 T3 T9', holders: { T3: 1 }, supply: ['3', '1'], opened: true, slots: '' }, (t) => {
    t.answers(0, 'pass')
      .answers(1, 'pass')
      .tells('goalsLeft', { goals: ['T1', 'T9'] })
      .asks(0, 'start');
    expect(shown(t).twilight).toEqual([{ goal: 'T3', holder: 1 }]);
  });
});

test('NOC-12.11: a goal is taken without a question, even by a player whose scenario forbids it', () => {
  const told = { options: { scenario: 11 }, supply: ['5 1', '1'], opened: true, grid: 'egg-1 egg-1' };
  plays(told, (t) => {
    t.answers(0, 'cast 5 a1').tells('goal', { goal: 'T3', side: 0 }).asks(0, 'start', ['pass', 'cast 1 b1']);
  });
});

/** Numbers for which winning with that token takes the goal. */
const numbersFor = (goal: string): string[] =>
  '2 3 4 5 6 7 star'.split(' ').filter((token) => taken(token, { twilight: `${goal} T8 T9` }).length > 0);

test('NOC-13.1: T1 goes to the first who wins a tile with a 3', () => {
  expect(numbersFor('T1')).toEqual(['3']);
});

test('NOC-13.2: T2 goes to the first who wins a tile with a 4', () => {
  expect(numbersFor('T2')).toEqual(['4']);
});

test('NOC-13.3: T3 goes to the first who wins a tile with a 5', () => {
  expect(numbersFor('T3')).toEqual(['5']);
});

test('NOC-13.1: the number is the one printed on the card', () => {
  const admitted = nocturne.admit({ over: 'default', twilightGoals: { list: [{ id: 'T1', params: { value: 6 } }] } });
  if (!admitted.ok) throw new Error(admitted.fault.what);
  const told = { options: { edition: admitted.value }, twilight: 'T1 T8 T9' };
  expect(taken('6', told)).toEqual(['T1 0']);
  expect(taken('3', told)).toEqual([]);
});

/** Side 0 holds one area of three, side 1 three areas of one; each has a token in the top row. */
const spread = { a1: '0 4', a2: '0 4', a3: '0 5', c1: '1 4', c3: '1 4', d4: '1 5' };

test('NOC-13.4: T4 goes to the largest control area', () => {
  expect(decided({ twilight: 'T4 T1 T2', flipped: spread, sprite: '1:7' })).toEqual(['T4 0']);
});

test('NOC-13.5: T5 goes to the most separate control areas', () => {
  expect(decided({ twilight: 'T5 T1 T2', flipped: spread, sprite: '0:7' })).toEqual(['T5 1']);
});

test('NOC-13.6: T6 goes to the first with three separate control areas', () => {
  const won = (flipped: Record<string, string>): string[] => taken('7', { twilight: 'T6 T1 T2', flipped });
  expect(won({ c1: '0 4' })).toEqual([]);
  expect(won({ c1: '0 4', d4: '0 4' })).toEqual(['T6 0']);
  expect(won({ a2: '0 4', d4: '0 4' })).toEqual([]);
  expect(won({ c1: '0 4', d1: '0 4' })).toEqual([]);
  expect(won({ c1: '0 4', d4: '1 4' })).toEqual([]);
});

test('NOC-13.7: T7 goes to the first with a control area of three or more spaces', () => {
  const won = (flipped: Record<string, string>): string[] => taken('7', { twilight: 'T7 T1 T2', flipped });
  expect(won({ a2: '0 4' })).toEqual([]);
  expect(won({ a2: '0 4', a3: '0 4' })).toEqual(['T7 0']);
  expect(won({ a2: '0 4', a3: '0 4', a4: '0 5' })).toEqual(['T7 0']);
  expect(won({ a2: '0 4', b3: '0 4', c4: '0 5' })).toEqual([]);
  expect(won({ a2: '0 4', a3: '1 4' })).toEqual([]);
});

test('NOC-13.8: T8 goes to the most flipped tokens in the first row', () => {
  const inRows = { a1: '0 4', c1: '0 4', b1: '1 4', b2: '1 4', c2: '1 5', d2: '1 5' };
  expect(decided({ twilight: 'T8 T1 T2', flipped: inRows, sprite: '1:7' })).toEqual(['T8 0']);
  expect(decided({ twilight: 'T8 T1 T2', flipped: { ...inRows, d1: '1 6' }, sprite: '1:7' })).toEqual(['T8 1']);
});

test('NOC-13.9: T9 goes to the owner of the lowest token on the Sprite Board, and to nobody if it is empty', () => {
  expect(decided({ twilight: 'T9 T1 T2', sprite: '0:7 1:5 0:3' })).toEqual(['T9 0']);
  expect(decided({ twilight: 'T9 T1 T2', sprite: '0:7 0:5 1:3' })).toEqual(['T9 1']);
  expect(decided({ twilight: 'T9 T1 T2', sprite: '0:3 1:3' })).toEqual(['T9 1']);
  expect(decided({ twilight: 'T9 T1 T2' })).toEqual([]);
});

test('NOC-13.10: T10 goes to the first with four different symbols, the character counted', () => {
  const won = (collection: string, character: string): string[] =>
    taken('7', {
      twilight: 'T10 T1 T2',
      collection: [collection],
      characters: [character, 'sage'],
      grid: 'egg-1 egg-1',
    });
  expect(won('skull-4 tripti-1', 'redd')).toEqual(['T10 0']);
  expect(won('skull-4 skull-3 skull-2', 'redd')).toEqual([]);
  expect(won('skull-4 tripti-1', 'flint')).toEqual([]);
  expect(won('skull-4 tripti-1 herb-A', 'flint')).toEqual(['T10 0']);
  expect(won('runestone-S runestone-M mirror chest', 'redd')).toEqual(['T10 0']);
  expect(won('skull-4 mirror chest', 'redd')).toEqual([]);
});

test('NOC-13.11: T11 goes to the first corner cast', () => {
  expect(taken('7', { twilight: 'T11 T1 T2', grid: 'egg-1 . egg-1' })).toEqual(['T11 0']);
  expect(taken('7', { twilight: 'T11 T1 T2', grid: 'egg-1 egg-1' })).toEqual([]);
});

test('NOC-13.11: an answer that encloses itself is no corner cast', () => {
  const told = { twilight: 'T11 T1 T2', supply: ['1', '2 7'], opened: true, grid: 'egg-1 egg-1 . egg-1' };
  plays(told, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 7 b1').tells('won', { side: 1, corner: false }).tellsNo('goal');
    t.asks(0, 'dedicate');
  });
});

test('NOC-13.11: a start made anywhere may be a corner cast', () => {
  const told = { twilight: 'T11 T1 T2', supply: ['1', '7 2'], tied: 'a1', grid: '. . egg-1 . egg-1 egg-1' };
  plays(told, (t) => {
    t.answers(0, 'pass').asks(1, 'start').answers(1, 'cast 7 c1').tells('goal', { goal: 'T11', side: 1 });
    t.asks(0, 'start');
  });
});

test('NOC-13.12: T12 goes to the star that wins after every other star', () => {
  const three = { twilight: 'T12 T1 T2', options: { players: 3 }, supply: ['star 1', '', ''] };
  expect(taken('star', { ...three, starWon: [false, false, false] })).toEqual([]);
  expect(taken('star', { ...three, starWon: [false, true, false] })).toEqual([]);
  expect(taken('star', { ...three, starWon: [false, true, true] })).toEqual(['T12 0']);
  expect(taken('7', { ...three, supply: ['7 1', '', ''], starWon: [true, true, true] })).toEqual([]);
});

test('NOC-13.12: the stars that have won are counted as they win', () => {
  plays({ twilight: 'T12 T1 T2', supply: ['star 1', 'star 1'], opened: true, grid: 'egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast star a1').tells('skipped', { side: 0 }).tellsNo('goal');
    t.answers(1, 'cast star c1').tells('goal', { goal: 'T12', side: 1 }).asks(1, 'start');
  });
});

test('NOC-13.12a: T12 is discarded if a star has won no tile in Twilight', () => {
  const told = { twilight: 'T12 T4 T5', supply: ['star', 'star'], opened: true, slots: '', starWon: [true, false] };
  plays(told, (t) => {
    t.answers(0, 'pass')
      .answers(1, 'pass')
      .tells('goalsLeft', { goals: ['T12', 'T4', 'T5'] })
      .asks(0, 'start');
    expect(supplyShown(t, 1)).toBe('s9');
  });
});

/** How far everybody is in each of these goals. */
const stands = (told: Position): readonly GoalStand[] => goalStands(position({ opened: true, ...told }));

test('NOC-13.4, NOC-13.5, NOC-13.8: how far everybody is in a goal of the end of Twilight is what it will count', () => {
  const flipped = { a1: '0 1', b1: '0 2', d1: '0 4', a3: '1 1', a4: '1 2', b4: '1 4' };
  const grid = '. . egg-1 . egg-1 egg-1 egg-1 egg-1';
  expect(stands({ twilight: 'T4 T5 T8', grid, flipped })).toEqual([
    { counts: [2, 3], needs: 0 },
    { counts: [2, 1], needs: 0 },
    { counts: [3, 0], needs: 0 },
  ]);
});

test('NOC-13.9: the owner of the lowest token on the Sprite Board is marked', () => {
  expect(stands({ twilight: 'T9 T4 T5', sprite: '0:5 1:3' })[0]).toEqual({ counts: [0, 1], needs: 0 });
  expect(stands({ twilight: 'T9 T4 T5' })[0]).toEqual({ counts: [0, 0], needs: 0 });
});

test('NOC-13.6, NOC-13.7, NOC-13.10: a goal that asks for a number names it', () => {
  const at = { twilight: 'T6 T7 T10', characters: ['redd', 'sage'], collection: ['skull-4 herb-A', 'herb-A'] };
  const told = stands({ ...at, grid: '. . egg-1', flipped: { a1: '0 1', b1: '0 2' } });
  const numbers = defaultBox.twilight.filter(({ id }) => ['T6', 'T7', 'T10'].includes(id)).map(({ number }) => number);
  expect(told.map(({ counts }) => counts)).toEqual([
    [1, 0],
    [2, 0],
    [3, 1],
  ]);
  expect(told.map(({ needs }) => needs)).toEqual(numbers);
});

test('NOC-13.1, NOC-13.11, NOC-13.12: a goal that waits for a deed counts nothing', () => {
  expect(stands({ twilight: 'T1 T11 T12' })).toEqual([0, 1, 2].map(() => ({ counts: [null, null], needs: 0 })));
});
