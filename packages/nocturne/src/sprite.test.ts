import { expect, test } from 'vitest';
import { plays } from './testing/position.ts';
import { boardShown, spaceShown, supplyShown } from './testing/shown.ts';

const CLOCKWISE = { dedicationOrder: 'clockwise' } as const;
const ROW = 'egg-1 egg-1 egg-1 egg-1';

/** Twilight is over when the second side passes; both sides have one token in the top row, so T8 is tied. */
const TIED = {
  supply: ['', '1'],
  grid: '. . . . . . . . egg-1',
  flipped: { a1: '0 3', c1: '1 3' },
  slots: ROW,
  twilight: 'T8',
};

test('NOC-1.8: ties go by the best-placed token of each player, not by how many there are', () => {
  plays({ ...TIED, sprite: '1:6 0:5 0:5 0:4' }, (t) => {
    t.answers(1, 'pass').tells('goal', { side: 1, goal: 'T8' }).asks(0, 'start');
  });
  plays({ ...TIED, first: 1, sprite: '0:6 1:5 1:4' }, (t) => {
    t.answers(1, 'pass').tells('goal', { side: 0, goal: 'T8' }).asks(1, 'start');
  });
});

test('NOC-1.8a: a player with a token on the board is ahead of one without', () => {
  plays({ ...TIED, first: 0, sprite: '1:2' }, (t) => {
    t.answers(1, 'pass').tells('goal', { side: 1, goal: 'T8' }).asks(1, 'start');
  });
  plays({ ...TIED, first: 1, sprite: '0:2' }, (t) => {
    t.answers(1, 'pass').tells('goal', { side: 0, goal: 'T8' }).asks(0, 'start');
  });
});

test('NOC-1.8b: tokens that have taken their tile keep their position for ties', () => {
  plays({ ...TIED, sprite: '1:6 0:5' }, (t) => {
    t.answers(1, 'pass');
    expect(t.events.slice(1, 5).map(({ type }) => type)).toEqual(['roundEnded', 'took', 'took', 'goal']);
    t.tells('goal', { side: 1, goal: 'T8' });
    expect(boardShown(t)).toBe('');
    t.asks(0, 'start');
  });
});

test('NOC-1.8b: the position counts for shadow tokens too, and is gone only when the tokens are retrieved', () => {
  plays({ supply: ['4', '4'], grid: 'egg-1', sprite: '1:6 0:5', slots: ROW }, (t) => {
    t.answers(0, 'pass').answers(1, 'pass').tells('took', { side: 1 }).tells('took', { side: 0 });
    t.tells('shadow', { side: 1, token: 's10' }).tells('shadow', { side: 0, token: 's9' });
    expect(boardShown(t)).toBe('');
    t.asks(0, 'start');
  });
});

test('NOC-1.9: without tokens on the board ties go clockwise from the player the round asked first', () => {
  const told = { ...TIED, options: { players: 3 }, grid: '. . . . . . . . . . egg-1' };
  plays({ ...told, supply: ['', '', '1'], first: 1, flipped: { a1: '0 3', c1: '1 3' } }, (t) => {
    t.answers(2, 'pass').tells('goal', { side: 1, goal: 'T8' }).asks(1, 'start');
  });
  plays({ ...told, supply: ['', '', '1'], first: 2, flipped: { a1: '0 3', c1: '1 3' } }, (t) => {
    t.answers(2, 'pass').tells('goal', { side: 0, goal: 'T8' }).asks(2, 'start');
  });
  plays({ ...told, supply: ['', '1', ''], first: 2, flipped: { a1: '0 3', c1: '2 3' } }, (t) => {
    t.answers(1, 'pass').tells('goal', { side: 2, goal: 'T8' }).asks(2, 'start');
  });
});

test('NOC-1.9: equal leftover tokens earn their shadow tokens clockwise from the player the round asked first', () => {
  plays({ options: { players: 3 }, supply: ['4', '4', '4'], first: 1, grid: 'egg-1' }, (t) => {
    t.answers(1, 'pass').answers(2, 'pass').answers(0, 'pass');
    t.tells('shadow', { side: 1, token: 's10' }).tells('shadow', { side: 2, token: 's9' });
    t.tells('shadow', { side: 0, token: 's8' }).asks(1, 'start');
  });
});

test('NOC-8.1, NOC-8.4b: a player dedicates at most one token, and the others return unasked', () => {
  plays({ options: { players: 3 }, supply: ['1 3', '2 4', '5'], grid: `${ROW} egg-1 egg-1` }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'pass').answers(0, 'cast 3 c1');
    t.answers(1, 'cast 4 d1').tells('won', { side: 1 });
    t.asks(0, 'dedicate', ['dedicate 3', 'take back 3']).answers(0, 'dedicate 3');
    t.tells('returned', { side: 0, token: '1', pushed: false }).asks(1, 'start');
    expect([boardShown(t), supplyShown(t, 0)]).toEqual(['0:3', '1']);
  });
});

test('NOC-8.1: only tokens cast in this phase can be dedicated', () => {
  plays({ options: CLOCKWISE, supply: ['1 3 6', '2 7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'pass');
    t.asks(0, 'offer', ['dedicate none', 'dedicate 1']).refuses(0, 'dedicate 3', 'NOC-8.1');
  });
});

test('NOC-8.2: the winner may not dedicate', () => {
  for (const dedicationOrder of ['descending', 'clockwise']) {
    plays({ options: { dedicationOrder }, supply: ['1 3', '2 4'], grid: `${ROW} egg-1` }, (t) => {
      t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'pass');
      t.tells('won', { side: 0 }).asks(1, dedicationOrder === 'clockwise' ? 'offer' : 'dedicate');
      t.answers(1, 'dedicate 2').asks(0, 'start');
      expect([boardShown(t), supplyShown(t, 0)]).toEqual(['1:2', '1']);
    });
  }
});

test('NOC-8.3: a player who has passed may dedicate a token cast before', () => {
  plays({ options: { players: 3 }, supply: ['1 7', '2', '3 4'], grid: `${ROW} egg-1 egg-1` }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'pass');
    t.tells('won', { side: 2 }).answers(1, 'take back 2').asks(0, 'dedicate').answers(0, 'dedicate 1');
    expect(boardShown(t)).toBe('0:1');
    t.asks(2, 'start');
  });
});

/** The third player wins against a 1 and a 4 of the first and a 2 of the second. */
const RIVALS = { supply: ['1 4', '2', '3 5 6'], grid: `${ROW} egg-1 egg-1` };

test('NOC-8.4, NOC-8.4a: unless said otherwise tokens are considered from the highest down', () => {
  plays({ ...RIVALS, options: { players: 3 } }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.answers(2, 'cast 5 e1').asks(0, 'dedicate', ['dedicate 4', 'take back 4']).answers(0, 'take back 4');
    t.tells('returned', { side: 0, token: '4', pushed: false });
    t.asks(1, 'dedicate', ['dedicate 2', 'take back 2']).answers(1, 'dedicate 2');
    t.asks(0, 'dedicate', ['dedicate 1', 'take back 1']).answers(0, 'dedicate 1').asks(2, 'start');
    expect(boardShown(t)).toBe('1:2 0:1');
  });
});

test('NOC-8.4a: of two equal tokens the one cast last is considered first', () => {
  const told = { characters: ['sage', 'redd', 'flint'], supply: ['4', '4', '1 6'], opened: true, grid: ROW };
  plays({ ...told, options: { players: 3, advanced: true } }, (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'echo 4 b1').answers(2, 'cast 6 c1');
    t.asks(1, 'dedicate').answers(1, 'dedicate 4').asks(0, 'dedicate').answers(0, 'dedicate 4');
    expect(boardShown(t)).toBe('1:4 0:4');
    t.asks(2, 'start');
  });
});

test('NOC-8.4, NOC-8.4c: clockwise from the winner’s left each player names one token or none', () => {
  plays({ ...RIVALS, options: { players: 3, ...CLOCKWISE } }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(2, 'cast 3 c1').answers(0, 'cast 4 d1');
    t.answers(2, 'cast 5 e1').asks(0, 'offer', ['dedicate none', 'dedicate 1', 'dedicate 4']);
    t.answers(0, 'dedicate 1').tells('returned', { side: 0, token: '4', pushed: false });
    t.asks(1, 'offer', ['dedicate none', 'dedicate 2']).answers(1, 'dedicate none');
    t.tells('returned', { side: 1, token: '2', pushed: false }).asks(2, 'start');
    expect([boardShown(t), supplyShown(t, 0), supplyShown(t, 1)]).toEqual(['0:1', '4', '2']);
  });
});

test('NOC-8.4c: the player at the winner’s left decides first, even with the lower token', () => {
  const told = { supply: ['2', '3', '1'], first: 2, grid: `${ROW} egg-1` };
  plays({ ...told, options: { players: 3, ...CLOCKWISE }, supply: ['2 7', '3', '1'] }, (t) => {
    t.answers(2, 'cast 1 a1').answers(0, 'cast 2 b1').answers(1, 'cast 3 c1').answers(0, 'cast 7 d1');
    t.asks(1, 'offer', ['dedicate none', 'dedicate 3'])
      .answers(1, 'dedicate 3')
      .asks(2, 'offer')
      .answers(2, 'dedicate 1');
    t.asks(0, 'start');
  });
  plays({ ...told, options: { players: 3, ...CLOCKWISE }, supply: ['2', '3 7', '1'] }, (t) => {
    t.answers(2, 'cast 1 a1').answers(0, 'cast 2 b1').answers(1, 'cast 7 c1').asks(2, 'offer').answers(2, 'dedicate 1');
    t.asks(0, 'offer');
  });
});

test('NOC-8.5: unsuccessful tokens that are not dedicated return to the supply', () => {
  plays({ supply: ['1 3', '2 7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'cast 7 d1');
    expect(supplyShown(t, 0)).toBe('');
    t.answers(0, 'take back 3');
    expect([supplyShown(t, 0), spaceShown(t, 'c1'), spaceShown(t, 'a1')]).toEqual(['3', 'egg-1', 'egg-1 under 0:1']);
    t.answers(0, 'take back 1').asks(1, 'start');
    expect([supplyShown(t, 0), spaceShown(t, 'a1'), boardShown(t)]).toEqual(['1 3', 'egg-1', '']);
  });
});

test('NOC-8.6: a shadow token is never dedicated and returns unasked', () => {
  const told = { round: 'moonlight', supply: ['2 s5', '4 7'], grid: ROW } as const;
  plays(told, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast 4 b1').answers(0, 'cast s5 c1').answers(1, 'cast 7 d1');
    t.tells('returned', { side: 0, token: 's5', pushed: false });
    t.asks(0, 'dedicate', ['dedicate 2', 'take back 2']).answers(0, 'take back 2').asks(1, 'start');
    expect(supplyShown(t, 0)).toBe('2 s5');
  });
  plays({ ...told, options: CLOCKWISE }, (t) => {
    t.answers(0, 'cast 2 a1').answers(1, 'cast 4 b1').answers(0, 'cast s5 c1').answers(1, 'cast 7 d1');
    t.asks(0, 'offer', ['dedicate none', 'dedicate 2']).refuses(0, 'dedicate s5', 'NOC-8.6');
  });
});

test('NOC-8.6: a player with nothing but shadow tokens cast is not asked', () => {
  for (const dedicationOrder of ['descending', 'clockwise']) {
    const told = { round: 'moonlight', supply: ['s6', '7'], grid: ROW } as const;
    plays({ ...told, options: { dedicationOrder } }, (t) => {
      t.answers(0, 'cast s6 a1').answers(1, 'cast 7 b1').tells('returned', { side: 0, token: 's6' });
      expect([boardShown(t), supplyShown(t, 0)]).toEqual(['', 's6']);
      t.asks(0, 'start');
    });
  }
});

/** The first player's token has lost to a star and may be dedicated; the board is as told. */
const lost = (token: string, sprite: string) => ({
  supply: [token, 'star 1'],
  opened: true,
  grid: 'egg-1 egg-1 egg-1',
  sprite,
});

test('NOC-8.7, NOC-8.8: a new token goes before all lower tokens, which shift down without a gap', () => {
  plays(lost('4', '1:6 0:5 1:3'), (t) => {
    t.answers(0, 'cast 4 a1').answers(1, 'cast star b1').answers(0, 'dedicate 4');
    t.tells('dedicated', { side: 0, token: '4', place: 3 }).tellsNo('returned').asks(1, 'start');
    expect(boardShown(t)).toBe('1:6 0:5 0:4 1:3');
  });
  plays(lost('7', '1:6 0:5 1:3'), (t) => {
    t.answers(0, 'cast 7 a1').answers(1, 'cast star b1').answers(0, 'dedicate 7');
    t.tells('dedicated', { place: 1 }).asks(1, 'start');
    expect(boardShown(t)).toBe('0:7 1:6 0:5 1:3');
  });
});

test('NOC-8.7: the first token of all lies on space 1, a lower one after it on space 2', () => {
  plays({ supply: ['1 3', '2 6 7'], grid: ROW }, (t) => {
    t.answers(0, 'cast 1 a1').answers(1, 'cast 2 b1').answers(0, 'cast 3 c1').answers(1, 'pass');
    t.answers(1, 'dedicate 2').tells('dedicated', { side: 1, token: '2', place: 1 });
    t.answers(0, 'cast 1 b1').answers(1, 'cast 7 a1').answers(0, 'dedicate 1');
    t.tells('dedicated', { side: 0, token: '1', place: 2 });
    expect(boardShown(t)).toBe('1:2 0:1');
    t.asks(1, 'start');
  });
});

test('NOC-8.7a, NOC-8.9: a new token goes after all tokens of equal value, each on a space of its own', () => {
  plays(lost('5', '1:5 0:5 1:3'), (t) => {
    t.answers(0, 'cast 5 a1').answers(1, 'cast star b1').answers(0, 'dedicate 5');
    t.tells('dedicated', { side: 0, token: '5', place: 3 }).asks(1, 'start');
    expect(boardShown(t)).toBe('1:5 0:5 0:5 1:3');
  });
  plays(lost('3', '1:3 1:3'), (t) => {
    t.answers(0, 'cast 3 a1').answers(1, 'cast star b1').answers(0, 'dedicate 3');
    t.tells('dedicated', { place: 3 });
    expect(boardShown(t)).toBe('1:3 1:3 0:3');
    t.asks(1, 'start');
  });
});

const HIGH = ['0:7', '1:7', '0:6', '1:6', '0:5', '1:5'];

test('NOC-8.10: two players have 4 usable spaces, three have 5, four have 6', () => {
  for (const [players, spaces] of [
    [2, 4],
    [3, 5],
    [4, 6],
  ] as const) {
    const supply = ['2 3', 'star 1', '1', '1'].slice(0, players);
    const told = { options: { players }, supply, opened: true, grid: 'egg-1 egg-1 egg-1' };
    plays({ ...told, sprite: HIGH.slice(0, spaces - 1).join(' ') }, (t) => {
      t.answers(0, 'cast 2 a1').answers(1, 'cast star b1').answers(0, 'dedicate 2');
      t.tells('dedicated', { place: spaces }).tellsNo('returned').asks(1, 'start');
    });
    plays({ ...told, sprite: HIGH.slice(0, spaces).join(' ') }, (t) => {
      t.answers(0, 'cast 2 a1').answers(1, 'cast star b1').tells('returned', { side: 0, token: '2', pushed: false });
      t.asks(1, 'start');
    });
  }
});

test('NOC-8.10: alone there are 4 usable spaces', () => {
  const told = { options: { players: 1 }, supply: ['1', '2 3'], grid: 'egg-1 egg-1', solo: '1 2' };
  plays({ ...told, sprite: '0:7 1:7 0:6' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { side: 1 }).asks(0, 'dedicate').answers(0, 'dedicate 1');
    t.tells('dedicated', { side: 0, token: '1', place: 4 }).tellsNo('returned').asks(0, 'sprite');
  });
  plays({ ...told, sprite: '0:7 1:7 0:6 1:6' }, (t) => {
    t.answers(0, 'cast 1 a1').tells('won', { side: 1 }).tells('returned', { side: 0, token: '1', pushed: false });
    t.tellsNo('dedicated').asks(0, 'sprite');
  });
});

test('NOC-8.11: a token shifted beyond the last usable space returns at once to its owner', () => {
  plays(lost('5', '1:6 0:4 1:4 1:2'), (t) => {
    t.answers(0, 'cast 5 a1').answers(1, 'cast star b1').answers(0, 'dedicate 5');
    t.tells('dedicated', { side: 0, token: '5', place: 2 }).tells('returned', { side: 1, token: '2', pushed: true });
    expect([boardShown(t), supplyShown(t, 1)]).toEqual(['1:6 0:5 0:4 1:4', '1 2']);
    t.asks(1, 'start', ['pass', 'cast 1 a1', 'cast 1 c1', 'cast 2 a1', 'cast 2 c1']);
  });
});

test('NOC-8.12: on a full board a token no higher than the last one cannot be dedicated and returns unasked', () => {
  for (const dedicationOrder of ['descending', 'clockwise']) {
    plays({ ...lost('4', '1:6 0:5 1:5 1:4'), options: { dedicationOrder } }, (t) => {
      t.answers(0, 'cast 4 a1').answers(1, 'cast star b1').tells('returned', { side: 0, token: '4', pushed: false });
      t.tellsNo('dedicated').asks(1, 'start');
      expect([boardShown(t), supplyShown(t, 0)]).toEqual(['1:6 0:5 1:5 1:4', '4']);
    });
  }
});

test('NOC-8.12: of two tokens only the one with a space left is on offer', () => {
  plays({ options: CLOCKWISE, supply: ['3 5', '4 star'], opened: true, grid: ROW, sprite: '1:7 0:6 1:5 1:3' }, (t) => {
    t.answers(0, 'cast 3 a1').answers(1, 'cast 4 b1').answers(0, 'cast 5 c1').answers(1, 'cast star d1');
    t.asks(0, 'offer', ['dedicate none', 'dedicate 5']).refuses(0, 'dedicate 3', 'NOC-8.12');
  });
});

test('NOC-8.13: a token pushed off the board cannot be dedicated again in the same step', () => {
  const told = { opened: true, grid: ROW, turn: 2, supply: ['4', '5 7', '3 6'], sprite: '0:7 1:6 0:6 2:5 2:2' };
  plays({ ...told, options: { players: 3, ...CLOCKWISE } }, (t) => {
    t.answers(2, 'cast 3 a1').answers(0, 'cast 4 b1').answers(1, 'cast 5 c1').answers(2, 'pass');
    t.answers(2, 'dedicate 3').tells('returned', { side: 2, token: '2', pushed: true });
    t.asks(0, 'offer', ['dedicate none', 'dedicate 4']).answers(0, 'dedicate 4');
    t.tells('returned', { side: 2, token: '3', pushed: true }).asks(1, 'start');
    expect([boardShown(t), supplyShown(t, 2)]).toEqual(['0:7 1:6 0:6 2:5 0:4', '2 3 6']);
  });
  plays({ ...told, options: { players: 3 }, sprite: '0:7 1:6 0:6 0:5 2:3' }, (t) => {
    t.answers(2, 'cast 3 a1').answers(0, 'cast 4 b1').answers(1, 'cast 5 c1').answers(2, 'pass');
    t.answers(0, 'dedicate 4').tells('returned', { side: 2, token: '3', pushed: true });
    t.tells('returned', { side: 2, token: '3', pushed: false }).asks(1, 'start');
    expect([boardShown(t), supplyShown(t, 2)]).toEqual(['0:7 1:6 0:6 0:5 0:4', '3 3 6']);
  });
});

test('NOC-8.14: tokens on the board cannot be cast or withdrawn until the round ends', () => {
  plays({ supply: ['', '1'], grid: 'egg-1', sprite: '1:6 1:4', slots: ROW }, (t) => {
    t.asks(1, 'start', ['pass', 'cast 1 a1']).refuses(1, 'cast 6 a1', 'NOC-1.5').refuses(1, 'take back 6', 'NOC-6.1');
    t.answers(1, 'cast 1 a1').tells('roundEnded').asks(1, 'start');
    expect([boardShown(t), supplyShown(t, 1)]).toEqual(['', '1 4 6']);
  });
});
