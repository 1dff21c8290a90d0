import { below, type GameEvent, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { newGame, type Position, plays } from './testing/position.ts';
import { collectionShown, shown, spaceShown, supplyShown } from './testing/shown.ts';

const THREE = { players: 3 } as const;
const ROW = 'egg-1 egg-1 egg-1 egg-1';

/** Everything told in a game in which everybody answers at random. */
function chronicle(options: Position['options'], seed: string): GameEvent[] {
  const state = newGame(options, seed);
  const random = rngFrom(`answers ${seed}`);
  const events: GameEvent[] = [];
  while (nocturne.pending(state) !== null) {
    const legal = nocturne.legal(state);
    nocturne.apply(state, legal[below(random, legal.length)] as number, (event) => events.push(event));
  }
  return events;
}

const chronicles = (): GameEvent[][] =>
  [2, 3, 4].flatMap((players) => Array.from({ length: 20 }, (_, n) => chronicle({ players }, `random ${n}`)));

test('NOC-1.1: a game is a round of Twilight and then a round of Moonlight', () => {
  plays({ supply: ['1', '2'], grid: 'egg-1' }, (t) => {
    expect(shown(t).round).toBe('twilight');
    t.answers(0, 'pass').tellsNo('roundEnded').answers(1, 'pass');
    t.tells('roundEnded', { round: 0 }).tells('dealt', { round: 1 });
    expect(shown(t).round).toBe('moonlight');
    t.asks(0, 'start')
      .answers(0, 'pass')
      .answers(1, 'pass')
      .tells('roundEnded', { round: 1 })
      .tellsNo('dealt')
      .isOver();
  });
});

test('NOC-1.2: each phase yields exactly one tile, and only a phase without a spell yields none', () => {
  for (const events of chronicles()) {
    const course = events
      .filter(({ type, start }) => type === 'won' || type === 'roundEnded' || (type === 'cast' && start === true))
      .map(({ type }) => ({ cast: 'c', won: 'w', roundEnded: '.' })[type])
      .join('');
    expect(course).toMatch(/^(?:(?:cw)*\.){2}$/);
  }
});

test('NOC-1.10: all tokens cast in the phase but the winning one are unsuccessful', () => {
  plays({ options: THREE, supply: ['1 4', '2', '3 5'], grid: `${ROW} egg-1 egg-1 egg-1 egg-1` }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.answers(2, 'cast 5 e1').tells('won', { side: 2, token: '5' });
    expect(supplyShown(t, 2)).toBe('3');
    t.asks(0, 'dedicate', ['dedicate 4', 'take back 4']).answers(0, 'take back 4');
    t.asks(1, 'dedicate', ['dedicate 2', 'take back 2']).answers(1, 'take back 2');
    t.asks(0, 'dedicate', ['dedicate 1', 'take back 1']).answers(0, 'take back 1').asks(2, 'start');
  });
});

test('NOC-5.1: after the starting spell turns go clockwise', () => {
  plays({ options: THREE, supply: ['2 5', '3 6', '1 4'], turn: 2, grid: `${ROW} egg-1 egg-1` }, (t) => {
    t.asks(2, 'start').answers(2, 'cast 1 a1').asks(0, 'answer').answers(0, 'cast 2 b1');
    t.asks(1, 'answer').answers(1, 'cast 3 c1').asks(2, 'answer').answers(2, 'cast 4 d1').asks(0, 'answer');
  });
});

test('NOC-5.2: a turn is one cast or one pass, and then the next player is on turn', () => {
  plays({ options: THREE, supply: ['1', '2 3', '4 5'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').asks(1, 'answer', ['pass', 'cast 2 b1', 'cast 3 b1']).answers(1, 'cast 2 b1');
    t.asks(2, 'answer', ['pass', 'cast 4 c1', 'cast 5 c1']).refuses(1, 'cast 3 c1', 'NOC-5.2').answers(2, 'pass');
    t.tells('won', { side: 1 }).asks(0, 'dedicate');
  });
});

test('NOC-5.3: passing is allowed even when a cast is possible', () => {
  plays({ supply: ['1 2', '7 star'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').tells('passed', { side: 1, forced: false, start: false });
    t.asks(0, 'start');
  });
});

test('NOC-5.4: a player who has passed takes no further turn in the phase', () => {
  plays({ options: THREE, supply: ['1 4', '7', '3 5'], grid: `${ROW} egg-1` }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').answers(2, 'cast 3 b1').answers(0, 'cast 4 c1');
    t.asks(2, 'answer').refuses(1, 'cast 7 d1', 'NOC-5.2');
    expect(shown(t).sides.map(({ passed }) => passed)).toEqual([false, true, false]);
  });
});

test('NOC-5.5: the phase ends the moment its tile is won, also where players have not yet answered', () => {
  plays({ options: THREE, supply: ['1', '2 star', '7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast star b1').tells('won', { side: 1 });
    t.asks(0, 'dedicate').answers(0, 'take back 1').asks(1, 'start');
  });
});

test('NOC-5.5a: at the end of a phase all passes are cleared', () => {
  plays({ options: THREE, supply: ['1 2', '3', '7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').answers(2, 'pass').asks(0, 'start');
    expect(shown(t).sides.map(({ passed }) => passed)).toEqual([false, false, false]);
    t.answers(0, 'cast 2 b1').asks(1, 'answer').answers(1, 'pass').asks(2, 'answer');
  });
});

test('NOC-5.6: cast tokens stay on their tiles until the phase ends, those of players who passed too', () => {
  const grid = 'egg-1 skull-4 feather-1 herb-A';
  plays({ options: THREE, supply: ['1', '2', '3 4'], grid }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').tellsNo('won');
    expect([spaceShown(t, 'a1'), spaceShown(t, 'b1')]).toEqual(['egg-1 under 0:1', 'skull-4 under 1:2']);
    t.asks(2, 'answer').answers(2, 'cast 3 c1').answers(1, 'take back 2').answers(0, 'take back 1');
    expect([spaceShown(t, 'a1'), spaceShown(t, 'b1')]).toEqual(['egg-1', 'skull-4']);
    t.asks(2, 'start');
  });
});

test('NOC-7.6: the winner has the tile in the collection, open to all', () => {
  plays({ supply: ['1 5', '2'], grid: 'egg-1 skull-4', collection: ['herb-A', ''] }, (t) => {
    t.answers(0, 'cast 1 b1').answers(1, 'pass').asks(0, 'start');
    expect([collectionShown(t, 0), collectionShown(t, 1)]).toEqual(['herb-A skull-4', '']);
  });
});

test('NOC-7.7: the winning token lies in the space where the tile was', () => {
  plays({ supply: ['1 5', '2'], grid: 'egg-1 skull-4' }, (t) => {
    t.answers(0, 'cast 1 b1').answers(1, 'pass').asks(0, 'start');
    expect(spaceShown(t, 'b1')).toBe('0:1');
    expect(supplyShown(t, 0)).toBe('5');
  });
});

test('NOC-7.7a: a flipped token stays until the round ends', () => {
  plays({ supply: ['1 2', '3'], grid: 'egg-1 egg-1 . . . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').answers(0, 'cast 2 b1').asks(1, 'start');
    expect([spaceShown(t, 'a1'), spaceShown(t, 'b1')]).toEqual(['0:1', '0:2']);
    t.answers(1, 'cast 3 d2').tells('roundEnded').asks(1, 'start');
    expect(shown(t).spaces.filter(({ token }) => token !== null)).toEqual([]);
    expect([supplyShown(t, 0), supplyShown(t, 1)]).toEqual(['1 2', '3']);
  });
});

test("NOC-7.8: the winner's other tokens return at once, those of others only later", () => {
  plays({ supply: ['1 3', '2'], grid: 'egg-1 egg-1 chest', stack: 'skull-4 skull-3 skull-2' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').asks(0, 'chest');
    expect([supplyShown(t, 0), supplyShown(t, 1)]).toEqual(['1', '']);
    expect([spaceShown(t, 'a1'), spaceShown(t, 'b1')]).toEqual(['egg-1', 'egg-1 under 1:2']);
  });
});

test('NOC-7.9: a win is followed by tile effect, immediate goals, dedication and the next start', () => {
  const told = { grid: 'egg-1 chest . . egg-1', stack: 'skull-4 skull-3 skull-2', twilight: 'T3' };
  plays({ ...told, supply: ['1 2', '2 5'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 5 b1').tells('won', { side: 1 }).tellsNo('goal');
    t.asks(1, 'chest').answers(1, 'keep skull-3');
    expect(t.events.map(({ type }) => type)).toEqual(['opened', 'goal']);
    t.asks(0, 'dedicate').answers(0, 'dedicate 1');
    expect(t.events.map(({ type }) => type)).toEqual(['dedicated']);
    t.asks(1, 'start', ['pass', 'cast 2 a1']);
  });
});

test('NOC-7.9: goals come after the effect, so a tile kept from a chest counts for them', () => {
  const told = { characters: ['redd', 'sage'], twilight: 'T10', collection: ['skull-4', ''] };
  plays({ ...told, supply: ['1', ''], grid: 'chest', stack: 'egg-1 herb-A egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(0, 'keep herb-A').tellsNo('goal').asks(0, 'start');
  });
  plays(
    { ...told, collection: ['skull-4 egg-1', ''], supply: ['1', ''], grid: 'chest', stack: 'egg-1 herb-A egg-1' },
    (t) => {
      t.answers(0, 'cast 1 a1').answers(0, 'keep herb-A').tells('goal', { side: 0, goal: 'T10' }).asks(0, 'start');
    },
  );
});

test('NOC-9.1: the winner of the tile is asked for the next starting spell', () => {
  plays({ options: THREE, supply: ['1', '2 3', '7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'pass').answers(0, 'take back 1').asks(1, 'start');
  });
});

test("NOC-9.2: the winner's starting spell goes on a tile adjacent to the space just won", () => {
  plays({ supply: ['1 6', '2'], grid: `${ROW} egg-1 egg-1 . egg-1 feather-1 feather-1` }, (t) => {
    t.answers(0, 'cast 1 b2').answers(1, 'pass');
    t.asks(0, 'start', ['pass', 'cast 6 b1', 'cast 6 a2', 'cast 6 b3']);
    t.refuses(0, 'cast 6 d2', 'NOC-9.2').refuses(0, 'cast 6 a1', 'NOC-9.2');
  });
});

test('NOC-9.3: if no tile is adjacent to that space, the start moves to the next player clockwise', () => {
  plays({ options: THREE, supply: ['3', '4', '1 5'], first: 2, grid: 'egg-1 . egg-1 egg-1' }, (t) => {
    t.answers(2, 'cast 1 a1').tells('skipped', { side: 2 }).asks(0, 'start');
  });
});

test('NOC-9.3a: without abilities, a skip only ever follows a corner cast', () => {
  const all = chronicles();
  const skips = all.flatMap((events) =>
    events.flatMap(({ type }, i) =>
      type === 'skipped' ? [events.slice(0, i).findLast((told) => told.type === 'won')] : [],
    ),
  );
  expect(skips.length).toBeGreaterThan(0);
  for (const won of skips) expect(won).toMatchObject({ corner: true });
});

test('NOC-9.3a: a tile won by an answer leaves the tile it answered to start on', () => {
  plays({ supply: ['1', '2 3'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').tells('won', { side: 1 }).answers(0, 'take back 1');
    t.tellsNo('skipped').asks(1, 'start', ['pass', 'cast 3 a1']);
  });
});

test('NOC-9.4: a skipped player has not passed and may answer in that phase', () => {
  plays({ options: THREE, supply: ['1 6', '3', '4'], grid: 'egg-1 . egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('skipped', { side: 0 }).tellsNo('passed');
    expect(shown(t).sides.map(({ passed }) => passed)).toEqual([false, false, false]);
    t.answers(1, 'cast 3 c1').answers(2, 'pass').asks(0, 'answer', ['pass', 'cast 6 d1']);
  });
});

test('NOC-9.5: a player who receives the start by a skip may cast on any tile', () => {
  plays({ supply: ['1', '2'], grid: 'egg-1 . egg-1 . . . egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').asks(1, 'start', ['pass', 'cast 2 c1', 'cast 2 c2', 'cast 2 a3']);
  });
});

test('NOC-9.5: a player who receives the start by a pass may cast on any tile', () => {
  plays({ supply: ['1 4', '2'], grid: 'egg-1 egg-1 . . . . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').asks(0, 'start', ['pass', 'cast 4 b1']).answers(0, 'pass');
    t.asks(1, 'start', ['pass', 'cast 2 b1', 'cast 2 a3']);
  });
});

test("NOC-9.6: a player who is asked for a starting spell may pass, the round's first player included", () => {
  plays({ supply: ['1', '2'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').tells('passed', { side: 0, forced: false, start: true }).asks(1, 'start');
  });
  plays({ supply: ['1', '2'], tied: 'a1', grid: '. egg-1' }, (t) => {
    t.answers(0, 'pass').tells('passed', { side: 0, forced: false, start: true }).asks(1, 'start');
  });
});

test('NOC-9.6a: a pass on the start is a pass for the whole phase', () => {
  plays({ options: THREE, supply: ['7', '1 4', '2 3'], grid: `${ROW} egg-1` }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 1 a1').answers(2, 'cast 2 b1').asks(1, 'answer').answers(1, 'pass');
    t.tells('won', { side: 2 }).answers(1, 'take back 1');
    t.answers(2, 'cast 3 c1').asks(0, 'answer', ['pass', 'cast 7 d1']);
  });
});

test('NOC-9.7: a player who is asked for a starting spell with an empty supply passes', () => {
  plays({ options: THREE, supply: ['1', '', '2'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').tells('passed', { side: 1, forced: true, start: true }).asks(2, 'start');
    expect(shown(t).sides.map(({ passed }) => passed)).toEqual([true, true, false]);
  });
});

test('NOC-9.7a: a winner with an empty supply passes and is not skipped', () => {
  plays({ options: THREE, supply: ['1', '2', '3'], grid: 'egg-1 . egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('passed', { side: 0, forced: true, start: true }).tellsNo('skipped');
    t.asks(1, 'start');
    expect(shown(t).sides.map(({ passed }) => passed)).toEqual([true, false, false]);
  });
});

test('NOC-9.8: if the start comes back round to a player who was skipped, that player starts on any tile', () => {
  plays({ options: THREE, supply: ['1 5', '2', '3'], grid: 'egg-1 . egg-1 . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('skipped', { side: 0 }).answers(1, 'pass').answers(2, 'pass');
    t.tellsNo('roundEnded').asks(0, 'start', ['pass', 'cast 5 c1', 'cast 5 b2']);
  });
});

test('NOC-9.9: a tile is isolated if no tile is adjacent, whatever lies diagonally or has been won beside it', () => {
  plays({ supply: ['1', '7'], grid: '. egg-1 . . egg-1 . egg-1', flipped: { b2: '1 6' } }, (t) => {
    t.answers(0, 'cast 1 b1').tells('won', { side: 0, corner: true, reason: 'enclosed' }).asks(1, 'start');
  });
  plays({ supply: ['1', '7'], grid: '. egg-1 . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 b1').tellsNo('won').asks(1, 'answer');
  });
});

test('NOC-9.10: a starting spell on an isolated tile beside the space just won is a corner cast and wins at once', () => {
  plays({ supply: ['1 2', '7'], tied: 'b1', twilight: 'T11', grid: 'egg-1 . egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { side: 0, space: 'a1', corner: true, reason: 'enclosed' });
    t.tells('goal', { side: 0, goal: 'T11' }).asks(1, 'start');
  });
});

test('NOC-9.10: a star on a tile that is not isolated and an answer on an enclosed one are no corner casts', () => {
  const rest = { twilight: 'T11', grid: 'egg-1 egg-1 . egg-1', opened: true };
  plays({ ...rest, supply: ['1 star', '7'] }, (t) => {
    t.answers(0, 'cast star a1').tells('won', { corner: false }).tellsNo('goal').asks(0, 'start');
  });
  plays({ ...rest, supply: ['1 7', '2'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').tells('won', { corner: false, reason: 'enclosed' });
    t.tellsNo('goal').asks(0, 'dedicate');
  });
});

test('NOC-9.10: a spell beside which an answer isolates a tile leaves that corner cast to the player who answers', () => {
  plays({ supply: ['1 7', '2 3'], twilight: '', grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 c1').answers(1, 'cast 2 b1').answers(0, 'pass').tells('won', { side: 1, space: 'b1' });
    t.answers(0, 'take back 1').asks(1, 'start', ['pass', 'cast 3 a1', 'cast 3 c1']).answers(1, 'cast 3 a1');
    t.tells('won', { side: 1, space: 'a1', corner: true, reason: 'enclosed' }).asks(0, 'start');
  });
});

test('NOC-9.11: a start on an isolated tile anywhere, after a skip or a pass, is a corner cast as well', () => {
  plays({ supply: ['1 5', '2 3'], twilight: '', grid: 'egg-1 . egg-1 . . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('skipped', { side: 0 }).answers(1, 'cast 2 d2');
    t.tells('won', { side: 1, corner: true, reason: 'enclosed' }).asks(0, 'start');
  });
  plays({ supply: ['1', '2 3'], twilight: 'T11', tied: 'a1', grid: '. egg-1 . . . . . egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 2 d2').tells('won', { side: 1, corner: true });
    t.tells('goal', { side: 1, goal: 'T11' }).asks(0, 'start');
  });
});

test('NOC-10.1: the round ends when the last tile has been won, after its effect and the goals', () => {
  const told = { grid: 'chest', stack: 'skull-4 skull-3 skull-2', twilight: 'T11' };
  plays({ ...told, supply: ['1 7', '2'] }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won').tellsNo('roundEnded').asks(0, 'chest').answers(0, 'keep skull-4');
    expect(t.events.slice(0, 3).map(({ type }) => type)).toEqual(['opened', 'goal', 'roundEnded']);
    t.asks(0, 'start');
  });
});

test('NOC-10.1: the round does not end while a tile lies in the grid', () => {
  plays({ supply: ['1 7', '2'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'take back 1').tellsNo('roundEnded');
    t.asks(0, 'start', ['pass', 'cast 1 a1', 'cast 7 a1']).answers(0, 'cast 7 a1').tells('roundEnded');
    t.asks(0, 'start');
  });
});

test('NOC-10.2, NOC-10.2a: the round ends when all players pass on the starting spell', () => {
  plays({ options: THREE, supply: ['1', '2', '3'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tellsNo('roundEnded').answers(2, 'pass').tells('roundEnded', { round: 0 });
    t.asks(0, 'start');
  });
});

test('NOC-10.2a: the round goes on as long as one player has not passed in a phase without a spell', () => {
  plays({ options: THREE, supply: ['1', '2', '3 4'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').answers(2, 'cast 3 a1').tells('won', { side: 2 });
    t.answers(2, 'pass').answers(0, 'pass').tellsNo('roundEnded').asks(1, 'start').answers(1, 'pass');
    t.tells('roundEnded').asks(2, 'start');
  });
});

test('NOC-10.3: forced passes count towards the end of the round', () => {
  plays({ options: THREE, supply: ['', '2', ''], first: 1, grid: 'egg-1 egg-1' }, (t) => {
    t.answers(1, 'pass');
    expect(t.events.slice(0, 4)).toEqual([
      { type: 'passed', side: 1, forced: false, start: true },
      { type: 'passed', side: 2, forced: true, start: true },
      { type: 'passed', side: 0, forced: true, start: true },
      { type: 'roundEnded', round: 0 },
    ]);
    t.asks(1, 'start');
  });
});

test('NOC-10.4: a skip is no pass, so the skipped player must pass too before the round ends', () => {
  plays({ supply: ['1 5', '2'], grid: 'egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('skipped', { side: 0 }).answers(1, 'pass').tellsNo('roundEnded');
    t.asks(0, 'start');
  });
});

test('NOC-10.4: a skip does not break the succession, so nobody is asked twice', () => {
  plays({ options: THREE, supply: ['1 5', '2', '3'], grid: 'egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('skipped', { side: 0 }).answers(1, 'pass').answers(2, 'pass').answers(0, 'pass');
    t.tells('roundEnded', { round: 0 }).asks(0, 'start');
  });
});

test('NOC-10.5: passes while answering do not count towards the end of the round', () => {
  plays({ options: THREE, supply: ['1 3', '2 4', '5'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'pass').answers(2, 'pass').tells('won', { side: 0 }).tellsNo('roundEnded');
    t.answers(0, 'pass').tellsNo('roundEnded').asks(1, 'start');
  });
});

test('NOC-10.5: a cast starts the count of passes afresh', () => {
  plays({ options: THREE, supply: ['1', '2', '3 4'], grid: ROW }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').answers(2, 'cast 3 a1').answers(2, 'pass').tellsNo('roundEnded');
    t.asks(0, 'start').answers(0, 'cast 1 d1').asks(1, 'answer');
  });
});

test('NOC-10.6: tiles still in the grid are nobody’s and leave the game before the Moonlight grid is dealt', () => {
  plays({ supply: ['1', '2'], grid: 'chest skull-4', slots: 'herb-A', collection: ['egg-1', ''] }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('roundEnded').tellsNo('won').tellsNo('drew').asks(0, 'start');
    expect([collectionShown(t, 0), collectionShown(t, 1)]).toEqual(['egg-1', '']);
    expect(shown(t).gone.toSorted()).toEqual(['chest', 'herb-A', 'skull-4']);
  });
});

test('NOC-10.6: tiles still in the grid at the end of the game are nobody’s and score nothing', () => {
  const told = { round: 'moonlight', characters: ['redd', 'sage'], moonlight: 'M1 M2 M3' } as const;
  plays({ ...told, supply: ['1', ''], grid: 'skull-4 skull-4' }, (t) => {
    t.answers(0, 'pass');
    expect([collectionShown(t, 0), collectionShown(t, 1)]).toEqual(['', '']);
    expect(t.isOver().scores).toEqual([2, 0]);
  });
});
