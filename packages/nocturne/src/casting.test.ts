import { expect, test } from 'vitest';
import { plays } from './testing/position.ts';
import { spaceShown, supplyShown } from './testing/shown.ts';

const THREE = { players: 3 } as const;
const ROW = 'egg-1 egg-1 egg-1 egg-1';

test('NOC-1.3: only spaces that share an edge are adjacent, not diagonal ones and not the start of the next row', () => {
  plays({ supply: ['1', '2'], grid: `${ROW} ${ROW}` }, (t) => {
    t.answers(0, 'cast 1 d1').asks(1, 'answer', ['pass', 'cast 2 c1', 'cast 2 d2']);
    t.refuses(1, 'cast 2 c2', 'NOC-6.3').refuses(1, 'cast 2 a2', 'NOC-6.3');
  });
  plays({ supply: ['1', '2'], grid: `${ROW} ${ROW} feather-1 feather-1 feather-1` }, (t) => {
    t.answers(0, 'cast 1 b2').asks(1, 'answer', ['pass', 'cast 2 b1', 'cast 2 a2', 'cast 2 c2', 'cast 2 b3']);
  });
});

test('NOC-1.4: a tile with a token on it is not free, and neither is an empty space or one with a flipped token', () => {
  const grid = 'egg-1 egg-1 . . egg-1 . . .';
  plays({ supply: ['1 3', '2 4'], grid, flipped: { b2: '0 5' } }, (t) => {
    t.answers(0, 'cast 1 b1').asks(1, 'answer', ['pass', 'cast 2 a1', 'cast 4 a1']).answers(1, 'cast 2 a1');
    t.asks(0, 'answer', ['pass', 'cast 3 a2']).refuses(0, 'cast 3 b1', 'NOC-6.3');
  });
});

test('NOC-1.5: only tokens of the supply can be cast, none on the Sprite Board or in the grid', () => {
  const grid = 'egg-1 egg-1 egg-1';
  plays({ supply: ['1 3', '2 6'], opened: true, grid, sprite: '0:7', flipped: { a4: '0 4' } }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 1 a1', 'cast 1 b1', 'cast 1 c1', 'cast 3 a1', 'cast 3 b1', 'cast 3 c1']);
    t.refuses(0, 'cast 7 a1', 'NOC-1.5').refuses(0, 'cast 4 a1', 'NOC-1.5').answers(0, 'cast 1 a1');
    expect(supplyShown(t, 0)).toBe('3');
    t.answers(1, 'cast 2 b1').asks(0, 'answer', ['pass', 'cast 3 c1']).refuses(0, 'cast 1 c1', 'NOC-1.5');
  });
});

test('NOC-1.6: a 1 is beaten by everything else', () => {
  plays({ round: 'moonlight', supply: ['1', '1 2 7 star s5 s10'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1');
    t.asks(1, 'answer', ['pass', 'cast 2 b1', 'cast 7 b1', 'cast s5 b1', 'cast s10 b1', 'cast star b1']);
  });
});

test('NOC-1.6: the star beats every number, shadow 10 included', () => {
  plays({ round: 'moonlight', supply: ['s10', '7 star s9'], grid: 'egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast s10 a1').asks(1, 'answer', ['pass', 'cast star b1']).answers(1, 'cast star b1');
    t.tells('won', { side: 1, token: 'star' }).asks(1, 'start');
  });
});

test('NOC-1.7: the current highest spell is the one cast last, even when it only equals the one before', () => {
  const options = { advanced: true };
  const grid = 'egg-1 skull-4 egg-1 . egg-1 egg-1';
  plays({ options, characters: ['sage', 'redd'], supply: ['4 5', '4 6'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'echo 4 b1');
    t.asks(0, 'answer', ['pass', 'cast 5 c1', 'cast 5 b2']).refuses(0, 'cast 5 a2', 'NOC-6.3').answers(0, 'pass');
    t.tells('won', { side: 1, tile: 'skull-4', space: 'b1' }).asks(0, 'dedicate');
  });
});

test('NOC-6.1: the first spell of Twilight is a token of the lowest value', () => {
  plays({ supply: ['3 3 4 star', '5 7'], grid: 'egg-1 egg-1' }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 3 a1', 'cast 3 b1']);
    t.refuses(0, 'cast 4 a1', 'NOC-6.1').refuses(0, 'cast star a1', 'NOC-6.1');
    t.answers(0, 'cast 3 a1').asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 7 b1']);
  });
});

test('NOC-6.1: the first spell of Moonlight is a token of the lowest value as well', () => {
  plays({ supply: ['', '1 2 5'], first: 1, grid: 'egg-1' }, (t) => {
    t.answers(1, 'pass').tells('dealt', { round: 1 });
    expect(supplyShown(t, 1)).toBe('s8 s9 s10');
    t.refuses(1, 'cast s9 a1', 'NOC-6.1').answers(1, 'cast s8 a1');
    t.asks(1, 'start', ['pass', 'cast s9 b1', 'cast s9 a2', 'cast s10 b1', 'cast s10 a2']);
  });
});

test('NOC-6.1a: the first spell goes on any tile of the grid', () => {
  plays({ supply: ['1 7', '5 6'], grid: 'egg-1 . egg-1 egg-1 . . . . . . . . . . . egg-1' }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 1 a1', 'cast 1 c1', 'cast 1 d1', 'cast 1 d4']);
    t.refuses(0, 'cast 1 b1', 'NOC-6.1a');
  });
});

test('NOC-6.1b: if the first asked player passes, the lowest value binds the player who casts first', () => {
  plays({ options: THREE, supply: ['1', '2 6', '3 4 5'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').asks(1, 'start', ['pass', 'cast 2 a1', 'cast 2 b1', 'cast 2 c1']).answers(1, 'pass');
    t.asks(2, 'start', ['pass', 'cast 3 a1', 'cast 3 b1', 'cast 3 c1']).answers(2, 'cast 3 a1');
    t.asks(2, 'start', ['pass', 'cast 4 b1', 'cast 5 b1']);
  });
});

test('NOC-6.1c: shadow tokens count for the lowest value, and of two lowest the caster chooses', () => {
  const rest = { round: 'moonlight', grid: 'egg-1' } as const;
  plays({ ...rest, supply: ['5 7 s5 s9', '1'] }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 5 a1', 'cast s5 a1']).refuses(0, 'cast 7 a1', 'NOC-6.1');
  });
  plays({ ...rest, supply: ['6 7 s5', '1'] }, (t) => {
    t.asks(0, 'start', ['pass', 'cast s5 a1']);
  });
  plays({ ...rest, supply: ['4 s5 s6', '1'] }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 4 a1']).refuses(0, 'cast s5 a1', 'NOC-6.1');
  });
});

test('NOC-6.1d: a star is the first spell of a round only if nothing else is held', () => {
  plays({ round: 'moonlight', supply: ['star s10', '1'], grid: 'egg-1' }, (t) => {
    t.asks(0, 'start', ['pass', 'cast s10 a1']).refuses(0, 'cast star a1', 'NOC-6.1');
  });
  plays({ supply: ['star', '1'], grid: 'egg-1' }, (t) => {
    t.asks(0, 'start', ['pass', 'cast star a1']);
  });
});

test('NOC-6.2: later starting spells may be any token of the supply, the star included', () => {
  plays({ supply: ['1 4 star', '1'], tied: 'b1', grid: 'egg-1' }, (t) => {
    t.asks(0, 'start', ['pass', 'cast 1 a1', 'cast 4 a1', 'cast star a1']);
  });
});

test('NOC-6.3: an answering spell goes on a free tile next to the current highest spell', () => {
  plays({ supply: ['1 4', '2 5 6'], opened: true, grid: 'skull-4 egg-1 egg-1 egg-1 egg-1 feather-1' }, (t) => {
    t.asks(0, 'start').answers(0, 'cast 4 a1');
    t.asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 6 b1', 'cast 5 a2', 'cast 6 a2']);
    t.refuses(1, 'cast 5 c1', 'NOC-6.3').refuses(1, 'cast 5 a1', 'NOC-6.3');
    t.answers(1, 'cast 5 b1').asks(0, 'dedicate');
  });
});

test('NOC-6.3: the answer goes beside the latest spell, not beside the starting spell', () => {
  plays({ supply: ['1 4', '2 5'], grid: `${ROW} egg-1 . egg-1` }, (t) => {
    t.answers(0, 'cast 1 b1').answers(1, 'cast 2 c1').asks(0, 'answer', ['pass', 'cast 4 d1', 'cast 4 c2']);
    t.refuses(0, 'cast 4 a1', 'NOC-6.3');
  });
});

test('NOC-6.4: an answering spell is strictly higher, so neither equal nor lower', () => {
  plays({ supply: ['4 6', '3 4 5'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').asks(1, 'answer', ['pass', 'cast 5 b1']);
    t.refuses(1, 'cast 4 b1', 'NOC-6.4').refuses(1, 'cast 3 b1', 'NOC-6.4');
  });
});

test('NOC-6.5, NOC-6.5a: a player who cannot beat the spell passes without being asked', () => {
  plays({ options: THREE, supply: ['4 7', '2 4', '5 6'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').tells('passed', { side: 1, forced: true, start: false }).asks(2, 'answer');
    t.answers(2, 'cast 5 b1').asks(0, 'answer').answers(0, 'pass');
    t.tells('won', { side: 2, reason: 'alone' }).asks(0, 'dedicate');
  });
});

test('NOC-6.5a: a player who has but one cast is asked all the same', () => {
  plays({ supply: ['4 7', '2 5'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 4 a1').tellsNo('passed').asks(1, 'answer', ['pass', 'cast 5 b1']);
    t.answers(1, 'pass').tells('passed', { side: 1, forced: false, start: false }).asks(0, 'start');
  });
});

test('NOC-6.6: a star answers only beside the highest spell and starts only beside the space just won', () => {
  plays({ supply: ['1 star', '2 star'], opened: true, grid: ROW }, (t) => {
    t.answers(0, 'cast 1 b1').asks(1, 'answer', ['pass', 'cast 2 a1', 'cast 2 c1', 'cast star a1', 'cast star c1']);
    t.refuses(1, 'cast star d1', 'NOC-6.3');
  });
  plays({ supply: ['star', '2'], tied: 'b2', grid: `${ROW} egg-1 . egg-1` }, (t) => {
    t.asks(0, 'start', ['pass', 'cast star b1', 'cast star a2', 'cast star c2']);
    t.refuses(0, 'cast star a1', 'NOC-9.2');
  });
});

test('NOC-7.1: when all others have passed, the owner of the highest spell wins the tile under it', () => {
  const grid = 'egg-1 skull-4 feather-1';
  plays({ options: THREE, supply: ['3 6', '4 7', '5'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 3 a1').answers(1, 'cast 4 b1').answers(2, 'pass').tellsNo('won');
    t.asks(0, 'answer').answers(0, 'pass');
    t.tells('won', { side: 1, tile: 'skull-4', space: 'b1', token: '4', reason: 'alone' }).asks(0, 'dedicate');
  });
});

test('NOC-7.1a: a starting spell wins right away if all others have passed on the start', () => {
  plays({ options: THREE, supply: ['6 7', '5 star', '1 2'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').answers(2, 'cast 1 b1');
    t.tells('won', { side: 2, space: 'b1', corner: false, reason: 'alone' }).asks(2, 'start');
  });
});

test('NOC-7.1a: a starting spell does not win right away while another player is still in the phase', () => {
  plays({ options: THREE, supply: ['6 7', '1 2', '5 star'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'pass').answers(1, 'cast 1 b1').tellsNo('won').asks(2, 'answer');
  });
});

test('NOC-7.2: a star wins its tile the moment it is cast, starting or answering', () => {
  plays({ supply: ['star', '1 star'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast star a1').tells('won', { side: 0, space: 'a1', reason: 'star' }).asks(1, 'start');
  });
  plays({ options: THREE, supply: ['2', '7 star', '6 star'], grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast star b1');
    t.tells('won', { side: 1, space: 'b1', reason: 'star' }).asks(0, 'dedicate');
  });
});

test('NOC-7.3: a spell wins at once if no free tile is adjacent to it', () => {
  plays({ supply: ['1 6', '2'], grid: 'egg-1 egg-1 . . egg-1 . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1');
    t.tells('won', { side: 1, space: 'b1', corner: false, reason: 'enclosed' }).asks(0, 'dedicate');
  });
});

test('NOC-7.3: one free tile beside it, even behind the spell it answers, keeps a spell open', () => {
  plays({ supply: ['1 6', '2'], grid: 'egg-1 egg-1 . . . egg-1' }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').tellsNo('won').asks(0, 'answer', ['pass', 'cast 6 b2']);
  });
});

test('NOC-7.4: a spell wins at once if no other player has a higher token, and an equal one is not higher', () => {
  plays({ options: THREE, supply: ['3 5', '1 5', '2 4 5'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 5 a1').tells('won', { side: 0, reason: 'unbeatable' }).tellsNo('passed').asks(0, 'start');
  });
});

test('NOC-7.4: one higher token with any other player keeps a spell open', () => {
  plays({ options: THREE, supply: ['5', '1 5', '2 4 6'], opened: true, grid: 'egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 5 a1').tellsNo('won').asks(2, 'answer', ['pass', 'cast 6 b1']);
  });
});

test('NOC-7.4a: the higher tokens of players who have passed do not count', () => {
  const grid = 'egg-1 egg-1 egg-1';
  plays({ options: THREE, supply: ['3 6', '7 star', '4 4'], first: 1, opened: true, grid }, (t) => {
    t.answers(1, 'pass').answers(2, 'cast 4 a1').tellsNo('won').asks(0, 'answer');
  });
  plays({ options: THREE, supply: ['3 4', '7 star', '4 4'], first: 1, opened: true, grid }, (t) => {
    t.answers(1, 'pass').answers(2, 'cast 4 a1').tells('won', { side: 2, reason: 'unbeatable' }).asks(2, 'start');
  });
  plays({ options: THREE, supply: ['3 5', '4 5', '7'], opened: true, grid: ROW }, (t) => {
    t.answers(0, 'cast 3 a1').answers(1, 'cast 4 b1').answers(2, 'pass').answers(0, 'cast 5 c1');
    t.tells('won', { side: 0, reason: 'unbeatable' }).asks(1, 'dedicate');
  });
});

test('NOC-7.4b: higher tokens in the grid or on the Sprite Board do not count', () => {
  const grid = 'egg-1 egg-1 egg-1';
  plays({ supply: ['4', '1 4'], opened: true, grid, sprite: '1:7', flipped: { d4: '1 star' } }, (t) => {
    t.answers(0, 'cast 4 a1').tells('won', { side: 0, reason: 'unbeatable' }).asks(1, 'start');
  });
  plays({ supply: ['4', '1 4 7'], opened: true, grid, flipped: { d4: '1 star' } }, (t) => {
    t.answers(0, 'cast 4 a1').tellsNo('won').asks(1, 'answer');
  });
});

test('NOC-7.5: each way to win is looked for after starting spells', () => {
  const grid = 'egg-1 egg-1 egg-1 . . . . egg-1 . . . egg-1';
  plays({ supply: ['2 3 7 star', '6 7'], opened: true, grid }, (t) => {
    t.answers(0, 'cast 7 a1').tells('won', { side: 0, reason: 'unbeatable' });
    t.answers(0, 'cast star b1').tells('won', { side: 0, reason: 'star' });
    t.answers(0, 'cast 2 c1').tells('won', { side: 0, reason: 'enclosed' });
    t.answers(1, 'pass').answers(0, 'cast 3 d2').tells('won', { side: 0, reason: 'alone' }).asks(1, 'start');
  });
});

test('NOC-7.5: each way to win is looked for after answers', () => {
  const rest = { grid: 'egg-1 egg-1 egg-1 . egg-1' };
  plays({ ...rest, supply: ['1 6', '6'] }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 6 b1').tells('won', { side: 1, reason: 'unbeatable' });
    t.asks(0, 'dedicate');
  });
  plays({ ...rest, supply: ['1 6', '5'] }, (t) => {
    t.answers(0, 'cast 1 b1').answers(1, 'cast 5 c1').tells('won', { side: 1, reason: 'enclosed' });
    expect(spaceShown(t, 'c1')).toBe('1:5');
    t.asks(0, 'dedicate');
  });
});
