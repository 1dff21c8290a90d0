import type { GameEvent } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { nocturne } from './game.ts';
import { MOONLIGHT, type State } from './state.ts';
import { newGame, type Position, plays, position } from './testing/position.ts';
import { boardShown, collectionShown, shown, sideShown, spaceShown, supplyShown } from './testing/shown.ts';
import { facts } from './testing/told.ts';
import type { View } from './view.ts';

const alone = { players: 1 };
const seen = (state: State): View => nocturne.view(state, 'table');
/** Nine tiles around b2, in the top-left corner of the grid. */
const NINE = 'egg-1 egg-1 egg-1 . egg-1 egg-1 egg-1 . egg-1 egg-1 egg-2';

const casts = (events: readonly GameEvent[]): string[] =>
  facts(
    events.filter(({ side }) => side === 1),
    'cast',
    'token',
    'space',
  );
const cards = (events: readonly GameEvent[]): string[] =>
  facts(events, 'soloCard', 'card', 'why').map((text) => text.replace('solo-', ''));

/** What the opponent does with a card when the human casts this token on b2. */
function answer(card: number, human: string, opponent: string, told: Position = {}): string {
  let done = '';
  const supply = [`${human} star`, opponent];
  plays({ options: alone, supply, opened: true, grid: NINE, solo: `${card}`, ...told }, (t) => {
    t.answers(0, `cast ${human} b2`);
    done = casts(t.events)[0] ?? (t.events.some(({ type, side }) => type === 'passed' && side === 1) ? 'pass' : '');
    t.asks(0, done === 'pass' ? 'start' : done.startsWith('star') ? 'dedicate' : 'answer');
  });
  return done;
}

/** What the opponent starts with by a card when the human passes the start. */
function start(card: number, opponent: string, told: Position = {}): string {
  let done = '';
  plays({ options: alone, supply: ['star', opponent], opened: true, grid: NINE, solo: `${card}`, ...told }, (t) => {
    t.answers(0, 'pass').tells('soloCard', { why: 'start' });
    done = casts(t.events)[0] ?? '';
    t.asks(nocturne.pending(t.state)?.seat as number, nocturne.pending(t.state)?.question as string);
  });
  return done;
}

/** Where the opponent, having won b2 with its 7, starts the next phase. */
function startBeside(card: number, opponent: string, told: Position = {}): string {
  let done = '';
  const supply = ['6 star', `7 ${opponent}`];
  plays({ options: alone, supply, opened: true, grid: NINE, solo: `14 ${card}`, ...told }, (t) => {
    t.answers(0, 'cast 6 b1').tells('cast', { side: 1, token: '7', space: 'b2' });
    t.answers(0, 'pass').answers(0, 'take back 6').tells('soloCard', { why: 'start' });
    done = casts(t.events)[0] ?? '';
    t.asks(0, nocturne.pending(t.state)?.question as string);
  });
  return done;
}

test('NOC-19.1: a solo game is set up as for two, and the opponent has eleven tokens of another colour', () => {
  const view = seen(newGame(alone));
  expect([view.rows, view.cols, view.sprite.tiles.length, view.stack]).toEqual([4, 4, 4, 60]);
  expect(view.sides[1]?.supply.join(' ')).toBe('1 2 3 3 4 4 5 5 6 7 star');
  expect(view.sides[1]?.colour).not.toBe(view.sides[0]?.colour);
});

test('NOC-19.1a: the opponent has no character, no ability and no concoctions', () => {
  const side = seen(newGame({ ...alone, advanced: true })).sides[1];
  expect([side?.character, side?.ability, side?.concoctionCount]).toEqual([null, null, 0]);
});

test('NOC-19.1b: the opponent counts as the second player where another one matters', () => {
  const told = { options: alone, supply: ['star 1', ''], opened: true, grid: 'egg-1 egg-1', twilight: 'T12 T1 T2' };
  plays({ ...told, starWon: [false, false] }, (t) => {
    t.answers(0, 'cast star a1').tellsNo('goal').asks(0, 'start');
  });
  plays({ ...told, starWon: [false, true] }, (t) => {
    t.answers(0, 'cast star a1').tells('goal', { goal: 'T12', side: 0 }).asks(0, 'start');
  });
  const tied = { options: alone, supply: ['1', ''], opened: true, slots: '', flipped: { a1: '0 4', d4: '1 4' } };
  plays({ ...tied, twilight: 'T4 T1 T2', sprite: '1:2' }, (t) => {
    t.answers(0, 'pass').tells('goal', { goal: 'T4', side: 1 }).asks(0, 'start');
  });
});

test('NOC-19.1c: the opponent’s colour is the first that is not the human’s', () => {
  const colour = (character: string): string | undefined =>
    seen(position({ options: alone, characters: [character] })).sides[1]?.colour;
  expect(['redd', 'sage', 'abigail', 'flint'].map(colour)).toEqual(['green', 'orange', 'orange', 'orange']);
});

test('NOC-19.2: the 24 solo cards form a shuffled deck', () => {
  const decks = ['a', 'b', 'c'].map((seed) => newGame(alone, seed).soloDeck);
  for (const deck of decks) expect(deck.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, i) => i));
  expect(new Set(decks.map(String)).size).toBe(3);
});

test('NOC-19.3: alone, the advanced game may be played and need not be', () => {
  expect(seen(newGame(alone)).sides[0]).toHaveProperty('ability', null);
  expect(seen(newGame({ ...alone, advanced: true })).sides[0]).toHaveProperty('ability', expect.any(String));
});

test('NOC-19.4: the human is asked first in both rounds', () => {
  for (let seed = 0; seed < 5; seed += 1) {
    plays({ options: { ...alone, firstPlayer: 'chosen' }, seed: `${seed}` }, (t) => {
      t.asks(0, 'start');
    });
  }
  const told = { options: alone, supply: ['7 1', ''], opened: true, grid: 'egg-1', slots: 'egg-1' };
  plays({ ...told, sprite: '1:5' }, (t) => {
    t.answers(0, 'cast 7 a1')
      .tells('took', { side: 1 })
      .tells('dealt', { round: MOONLIGHT, first: 0 })
      .asks(0, 'start');
  });
});

test('NOC-19.5: a new card is turned up each time the opponent must answer or start', () => {
  plays({ options: alone, supply: ['1 3 star', '2 4 6 7'], opened: true, grid: NINE, solo: '7 14 2 4' }, (t) => {
    t.answers(0, 'cast 1 b2');
    expect(cards(t.events)).toEqual(['07 answer']);
    t.answers(0, 'cast 3 c1').asks(0, 'answer');
    expect(cards(t.events)).toEqual(['14 answer']);
  });
  plays({ options: alone, supply: ['1 star', '2 4'], opened: true, grid: NINE, solo: '7 4' }, (t) => {
    t.answers(0, 'cast 1 b2', 'pass', 'take back 1').asks(0, 'answer');
    expect(cards(t.events)).toEqual(['04 start']);
  });
});

test('NOC-19.6: when the deck is empty all turned-up cards are shuffled into a new one', () => {
  const turned = new Set<string>();
  for (let seed = 0; seed < 30; seed += 1) {
    const told = { options: alone, seed: `${seed}`, supply: ['1 3 star', '2 4'], opened: true, grid: NINE };
    plays({ ...told, solo: '7', soloEnds: true }, (t) => {
      t.answers(0, 'cast 1 b2').tellsNo('reshuffled');
      t.answers(0, 'cast 3 c1').tells('reshuffled');
      t.asks(0, nocturne.pending(t.state)?.question as string);
      expect((t.view('table') as { solo: { deck: number; cards: string[] } }).solo.deck).toBe(23);
      turned.add(cards(t.events)[0] ?? '');
    });
  }
  expect(turned.size).toBeGreaterThan(10);
});

test('NOC-19.7: with "1 or more higher" it casts its lowest token above the human’s spell', () => {
  expect(answer(7, '3', '3 4 6 star')).toBe('4 c2');
  expect(answer(7, '3', '2 6 7 star')).toBe('6 c2');
});

test('NOC-19.8: with "# or higher" it casts its lowest token that reaches the number and is above the human’s spell', () => {
  expect(answer(4, '3', '4 5 6')).toBe('5 b1');
  expect(answer(4, '3', '4 6 7')).toBe('6 b1');
  expect(answer(4, '5', '5 6 7')).toBe('6 b1');
});

test('NOC-19.8a: with "# or higher" a token above the spell but below the number is not used', () => {
  expect(answer(4, '3', '4 4')).toBe('pass');
  expect(answer(4, '3', '4 5')).toBe('5 b1');
});

test('NOC-19.9: with "up to #" it casts its lowest token above the spell that is not above the number', () => {
  expect(answer(5, '2', '3 4 5')).toBe('3 b1');
  expect(answer(5, '3', '3 4 5')).toBe('4 b1');
  expect(answer(5, '3', '5 6 7')).toBe('pass');
});

test('NOC-19.10: the star is its highest token, and never "up to" a number', () => {
  expect(answer(1, '7', '1 star')).toBe('star b1');
  expect(answer(1, '6', '7 star')).toBe('7 b1');
  expect(answer(10, '7', '1 star')).toBe('star c2');
  expect(answer(6, '5', '1 star')).toBe('pass');
});

test('NOC-19.11: if no token fits it passes, and the human wins', () => {
  plays({ options: alone, supply: ['4 star', '5 6'], opened: true, grid: NINE, solo: '5' }, (t) => {
    t.answers(0, 'cast 4 b2').tells('passed', { side: 1, forced: true, start: false });
    t.tells('won', { side: 0, space: 'b2', reason: 'alone' }).asks(0, 'start');
  });
});

test('NOC-19.12: it casts in the card’s direction, else in the next possible one clockwise', () => {
  expect([1, 7, 13, 19].map((card) => answer(card, '3', '4 6'))).toEqual(['4 b1', '4 c2', '4 b3', '4 a2']);
  const without = (...gone: string[]): Position => ({
    grid: NINE.split(' ')
      .map((tile, i) =>
        gone.includes(['a1', 'b1', 'c1', 'd1', 'a2', 'b2', 'c2', 'd2', 'a3', 'b3', 'c3'][i] ?? '') ? '.' : tile,
      )
      .join(' '),
  });
  expect(answer(1, '3', '4 6', without('b1'))).toBe('4 c2');
  expect(answer(1, '3', '4 6', without('b1', 'c2'))).toBe('4 b3');
  expect(answer(1, '3', '4 6', without('b1', 'c2', 'b3'))).toBe('4 a2');
  expect(answer(19, '3', '4 6', without('a2'))).toBe('4 b1');
  expect(answer(13, '3', '4 6', without('b3'))).toBe('4 a2');
});

/** The opponent answers with 2 and 4, then passes on the last card; the human wins with a 5. */
const outbid = (card: number, told: Position = {}): Position => ({
  options: alone,
  supply: ['1 3 5 7', '2 4 6 7'],
  opened: true,
  grid: NINE,
  solo: `7 1 ${card}`,
  ...told,
});

test('NOC-19.13: passing on a card with the Sprite icon it dedicates its highest token of the phase', () => {
  plays(outbid(5), (t) => {
    t.answers(0, 'cast 1 a1').tells('cast', { side: 1, token: '2', space: 'b1' });
    t.answers(0, 'cast 3 b2').tells('cast', { side: 1, token: '4', space: 'c2' });
    t.answers(0, 'cast 5 c3').tells('dedicated', { side: 1, token: '4', place: 1 });
    t.tells('returned', { side: 1, token: '2', pushed: false }).asks(0, 'start');
    expect(boardShown(t)).toBe('1:4');
    expect(supplyShown(t, 1)).toBe('2 6 7');
    expect(cards(t.events)).toEqual(['05 answer']);
  });
});

test('NOC-19.13: it dedicates the highest token of its own colour, never a shadow token', () => {
  const told = { round: 'moonlight', supply: ['1 4 6 7', '2 s5 s8'] } as const;
  plays(outbid(5, told), (t) => {
    t.answers(0, 'cast 1 a1').tells('cast', { side: 1, token: '2', space: 'b1' });
    t.answers(0, 'cast 4 b2').tells('cast', { side: 1, token: 's5', space: 'c2' });
    t.answers(0, 'cast 6 c3').tells('dedicated', { side: 1, token: '2' }).tells('returned', { side: 1, token: 's5' });
    t.asks(0, 'start');
  });
});

test('NOC-19.13a: passing on a card without the icon it takes all its tokens back', () => {
  plays(outbid(11), (t) => {
    t.answers(0, 'cast 1 a1').answers(0, 'cast 3 b2').answers(0, 'cast 5 c3').tellsNo('dedicated').asks(0, 'start');
    expect([boardShown(t), supplyShown(t, 1)]).toEqual(['', '2 4 6 7']);
    expect(cards(t.events)).toEqual(['11 answer']);
  });
});

const surprised: Position = { options: alone, supply: ['1 3 star', '2 6'], opened: true, grid: NINE };

test('NOC-19.13b: if the human wins at once a card is turned up for its icon', () => {
  plays({ ...surprised, solo: '7 10' }, (t) => {
    t.answers(0, 'cast 1 b2').answers(0, 'cast star c1').asks(0, 'start');
    expect(cards(t.events)).toEqual(['10 icon']);
    expect(boardShown(t)).toBe('1:2');
  });
  plays({ ...surprised, solo: '7 11' }, (t) => {
    t.answers(0, 'cast 1 b2').answers(0, 'cast star c1').asks(0, 'start');
    expect(cards(t.events)).toEqual(['11 icon']);
    expect([boardShown(t), supplyShown(t, 1)]).toEqual(['', '2 6']);
  });
});

test('NOC-19.13b: no card is turned up if the opponent has no unsuccessful token', () => {
  plays({ ...surprised, solo: '10' }, (t) => {
    t.answers(0, 'cast star b2').tellsNo('soloCard').asks(0, 'start');
  });
});

test('NOC-19.13b: a card is turned up even if its token cannot be dedicated, in either order of dedication', () => {
  for (const dedicationOrder of ['descending', 'clockwise']) {
    const told = { options: { ...alone, dedicationOrder }, round: 'moonlight', supply: ['4 star', '1 s5 6'] } as const;
    plays({ ...surprised, ...told, solo: '7 10' }, (t) => {
      t.answers(0, 'cast 4 b2').tells('cast', { side: 1, token: 's5' }).answers(0, 'cast star c1').asks(0, 'start');
      expect(cards(t.events)).toEqual(['10 icon']);
      expect(boardShown(t)).toBe('');
    });
  }
});

test('NOC-19.14: it starts with the card’s value, else with the next lower, else with the next higher', () => {
  expect(start(4, '2 4 6')).toBe('4 a1');
  expect(start(4, '2 3 6')).toBe('3 a1');
  expect(start(4, '1 2 5')).toBe('2 a1');
  expect(start(4, '5 6')).toBe('5 a1');
});

test('NOC-19.14a: it starts the star only if it holds nothing else', () => {
  expect(start(4, '7 star')).toBe('7 a1');
  expect(start(4, '2 star')).toBe('2 a1');
  expect(start(4, 'star')).toBe('star a1');
});

test('NOC-19.15: beside its last tile it starts in the card’s direction, else clockwise', () => {
  expect(startBeside(8, '4')).toBe('4 c2');
  expect(startBeside(15, '4')).toBe('4 b3');
  expect(startBeside(19, '4')).toBe('4 a2');
  expect(startBeside(4, '4')).toBe('4 b1');
  const gap = { grid: 'egg-1 egg-1 egg-1 . egg-1 egg-1 . . egg-1 egg-1 egg-2' };
  expect(startBeside(8, '4', gap)).toBe('4 b3');
});

test('NOC-19.16: onto an isolated tile beside its last tile it casts its lowest token instead', () => {
  const lonely = { grid: '. egg-1 . . . egg-1 egg-1 egg-1' };
  expect(startBeside(8, '2 4', lonely)).toBe('2 b1');
  const joined = { grid: 'egg-1 egg-1 . . . egg-1 egg-1 egg-1' };
  expect(startBeside(8, '2 4', joined)).toBe('4 c2');
});

test('NOC-19.16: of several isolated tiles it takes the first in reading order', () => {
  expect(startBeside(13, '2 3', { grid: '. egg-1 . . . egg-1 . . . egg-1' })).toBe('2 b1');
  expect(startBeside(8, '2 4', { grid: '. egg-1 . . egg-1 egg-1 egg-1 egg-1' })).toBe('2 b1');
});

test('NOC-19.17: where it may start anywhere it takes the first tile in reading order with the card’s value', () => {
  expect(start(4, '2 4 6', { grid: '. . egg-1 egg-1 egg-1 egg-1' })).toBe('4 c1');
  const corner = { options: alone, supply: ['5 star', '2 4 6'], opened: true, grid: '. . egg-1 egg-1 . . . . egg-1' };
  plays({ ...corner, solo: '4' }, (t) => {
    t.answers(0, 'cast 5 a3').tells('skipped', { side: 0 });
    expect(casts(t.events)).toEqual(['4 c1']);
    t.asks(0, 'answer');
  });
});

test('NOC-19.17a: such a start does not look for isolated tiles', () => {
  expect(start(4, '2 4 6', { grid: '. . egg-1 egg-1 . . . . egg-1' })).toBe('4 c1');
  expect(start(4, '2 4 6', { grid: 'egg-1 . egg-1 egg-1' })).toBe('4 a1');
});

test('NOC-19.17b: if it casts the round’s first spell it uses its lowest token', () => {
  expect(start(4, '2 4 6', { opened: false })).toBe('2 a1');
  expect(start(4, '2 4 6', { opened: true })).toBe('4 a1');
});

test('NOC-19.18: with an empty supply it passes the start, and the human goes on alone', () => {
  const told = { options: alone, supply: ['2 3 4', '7'], opened: true, grid: 'egg-1 egg-1 egg-1 egg-1', solo: '7' };
  plays(told, (t) => {
    t.answers(0, 'cast 2 a1').tells('won', { side: 1, token: '7' }).asks(0, 'dedicate');
    t.answers(0, 'take back 2').tells('passed', { side: 1, start: true, forced: true });
    t.asks(0, 'start')
      .answers(0, 'cast 3 d1')
      .tells('won', { side: 0 })
      .asks(0, 'start', ['pass', 'cast 2 c1', 'cast 4 c1']);
    t.answers(0, 'cast 2 c1').tells('won', { side: 0 });
    t.tells('skipped', { side: 0 }).asks(0, 'start', ['pass', 'cast 4 a1']);
  });
});

test('NOC-19.18a: with tokens in supply it never passes a start', () => {
  for (let card = 1; card <= 24; card += 1) {
    for (const token of ['1', '7', 'star']) expect(start(card, token)).toBe(`${token} a1`);
  }
});

test('NOC-19.18b: no card is turned up for a pass with an empty supply', () => {
  plays({ options: alone, supply: ['2 3', ''], opened: true, grid: 'egg-1 . egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 2 a1').tells('skipped', { side: 0 }).tells('passed', { side: 1 }).tellsNo('soloCard');
    t.asks(0, 'start');
  });
});

test('NOC-19.18c: going on alone the human still starts beside the last tile', () => {
  plays({ options: alone, supply: ['2 3', ''], opened: true, grid: 'egg-1 egg-1 egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 2 d1').asks(0, 'start', ['pass', 'cast 3 c1']).refuses(0, 'cast 3 a1', 'NOC-9.2');
  });
});

test('NOC-19.18c: after a skip the start comes back to the human, who may start anywhere', () => {
  plays({ options: alone, supply: ['2 3', ''], opened: true, grid: 'egg-1 . egg-1 egg-1' }, (t) => {
    t.answers(0, 'cast 2 a1').asks(0, 'start', ['pass', 'cast 3 c1', 'cast 3 d1']);
  });
});

test('NOC-19.18c: the human’s pass then ends the round', () => {
  plays({ options: alone, supply: ['2 3', ''], opened: true, grid: 'egg-1 egg-1 egg-1', slots: '' }, (t) => {
    t.answers(0, 'cast 2 a1').answers(0, 'pass').tells('roundEnded', { round: 0 }).asks(0, 'start');
    expect(shown(t).round).toBe('moonlight');
  });
});

const beaten: Position = { options: alone, supply: ['1 2', '7 3'], opened: true, solo: '8 2' };

test('NOC-19.19: its tiles go on a stack of its own', () => {
  plays({ ...beaten, grid: 'egg-1 skull-4 egg-1 egg-1 egg-1', supply: ['1 2', '7 3'] }, (t) => {
    t.answers(0, 'cast 2 a1')
      .tells('cast', { side: 1, token: '3', space: 'b1' })
      .tells('won', { side: 1, tile: 'skull-4' });
    t.asks(0, 'dedicate');
    expect([collectionShown(t, 0), collectionShown(t, 1), spaceShown(t, 'b1')]).toEqual(['', 'skull-4', '1:3']);
  });
});

test('NOC-19.19a: its tiles have no effect when collected', () => {
  for (const tile of ['chest', 'runestone-S']) {
    plays({ ...beaten, grid: `egg-1 ${tile} egg-1 egg-1 egg-1` }, (t) => {
      t.answers(0, 'cast 2 a1').tells('won', { side: 1, tile }).tellsNo('drew').asks(0, 'dedicate');
      expect(collectionShown(t, 1)).toBe(tile);
    });
  }
  const board = {
    options: alone,
    supply: ['7 1', ''],
    opened: true,
    grid: 'egg-1',
    sprite: '1:5',
    slots: 'chest egg-1',
  };
  plays(board, (t) => {
    t.answers(0, 'cast 7 a1').tells('took', { side: 1, tile: 'chest' }).tellsNo('drew').asks(0, 'start');
  });
});

test('NOC-19.19b: its tiles score nothing', () => {
  const told = { options: alone, round: 'moonlight', opened: true, supply: ['1', ''], slots: '' } as const;
  plays({ ...told, collection: ['', 'skull-4 skull-4 egg-1'], brews: ['start-SF'], characters: ['sage'] }, (t) => {
    expect(t.answers(0, 'pass').isOver()).toEqual({ scores: [2], places: [1] });
    expect(nocturne.explain(t.state, 'table')).toHaveLength(1);
  });
});

test('NOC-19.20: from the Sprite Board it takes the first tile in reading order', () => {
  const told = {
    options: alone,
    supply: ['7 1', ''],
    opened: true,
    grid: 'egg-1',
    slots: 'mirror egg-2 skull-4 herb-A',
  };
  plays({ ...told, sprite: '1:5 0:4 1:3' }, (t) => {
    t.answers(0, 'cast 7 a1').tells('took', { side: 1, tile: 'mirror', slot: 1 });
    t.asks(0, 'sprite', ['take egg-2', 'take skull-4', 'take herb-A']);
    t.answers(0, 'take egg-2').tells('took', { side: 1, tile: 'skull-4', slot: 3 }).asks(0, 'start');
  });
});

test('NOC-19.21: it competes for Twilight goals', () => {
  plays({ ...beaten, grid: 'egg-1 egg-1 egg-1 egg-1 egg-1', twilight: 'T1 T4 T5' }, (t) => {
    t.answers(0, 'cast 2 a1')
      .tells('won', { side: 1, token: '3' })
      .tells('goal', { goal: 'T1', side: 1 })
      .asks(0, 'dedicate');
  });
});

test('NOC-19.21a: for T10 the symbols of its tiles count, without a character', () => {
  const told = { ...beaten, grid: 'egg-1 egg-1 egg-1 egg-1 egg-1', twilight: 'T10 T4 T5' };
  plays({ ...told, collection: ['', 'skull-4 tripti-1'] }, (t) => {
    t.answers(0, 'cast 2 a1').tells('won', { side: 1 }).tellsNo('goal').asks(0, 'dedicate');
  });
  plays({ ...told, collection: ['', 'skull-4 tripti-1 herb-A'] }, (t) => {
    t.answers(0, 'cast 2 a1').tells('goal', { goal: 'T10', side: 1 }).asks(0, 'dedicate');
  });
});

test('NOC-19.22: it receives shadow tokens like a second player', () => {
  const told = { options: alone, supply: ['4 6', '5'], flipped: { a1: '1 2', d4: '0 1', d3: '0 2' }, opened: true };
  plays({ ...told, grid: '. . egg-1', slots: '', solo: '1' }, (t) => {
    t.answers(0, 'cast 6 c1').asks(0, 'start');
    expect(facts(t.events, 'shadow', 'side', 'token')).toEqual(['1 s10', '0 s9']);
    expect(facts(t.events, 'removed', 'side', 'token')).toEqual(['0 1', '1 2']);
    expect(supplyShown(t, 1)).toBe('5 s10');
  });
});

test('NOC-19.22a: of an own and a shadow token of equal value it casts the own one', () => {
  const moonlit = { round: 'moonlight' } as const;
  expect(answer(7, '4', '5 s5 7', moonlit)).toBe('5 c2');
  expect(answer(7, '4', 's5 7', moonlit)).toBe('s5 c2');
  expect(start(11, '5 s5', moonlit)).toBe('5 a1');
  expect(start(11, '7 s7', moonlit)).toBe('7 a1');
  expect(start(11, '5 s5', { ...moonlit, opened: false })).toBe('5 a1');
});

test('NOC-19.24: the result is the human’s total', () => {
  const told = { options: alone, round: 'moonlight', opened: true, supply: ['1 2', ''], slots: '' } as const;
  plays({ ...told, collection: ['skull-4 egg-1 egg-1 egg-1', ''], brews: ['start-FM'], characters: ['sage'] }, (t) => {
    expect(t.answers(0, 'pass').isOver()).toEqual({ scores: [4 + 6 + 4], places: [1] });
    expect(sideShown(t, 0).collection).toHaveLength(4);
  });
});
