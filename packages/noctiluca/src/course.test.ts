import { Sitting } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { noctiluca } from './game.ts';
import { newGame, plays, position } from './testing/position.ts';
import { pawnsShown, seen, shown } from './testing/shown.ts';
import { facts } from './testing/told.ts';
import { eventsOf, walk } from './testing/walk.ts';

test('NLC-1.1: two to four play against each other, one plays against the tempest', () => {
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players });
    expect(seen(state).seats).toHaveLength(players);
    expect(seen(state).solo === null).toBe(players > 1);
  }
  for (const players of [0, 5, 2.5, '2']) {
    expect(noctiluca.options({ players })).toMatchObject({ ok: false, fault: { where: 'players' } });
  }
});

test('NLC-1.2: a game has exactly two rounds, then it is scored', () => {
  for (const players of [1, 2, 3, 4]) {
    const events = eventsOf(newGame({ players }), 'rounds');
    expect(facts(events, 'roundEnded', 'round')).toEqual(['0', '1']);
    expect(events.at(-1)?.type).toBe('ended');
  }
});

test('NLC-1.2: after the game nothing more can be answered', () => {
  const state = newGame();
  walk(state, 'over');
  expect(noctiluca.pending(state)).toBeNull();
  expect(noctiluca.legal(state)).toEqual([]);
  expect(noctiluca.refuse(state, 0, 'dive S0')).toMatchObject({ rule: 'NLC-1.2', reason: 'game-over' });
});

test('NLC-1.3: nobody may skip a turn', () => {
  plays({}, (t) => {
    t.refuses(0, 'pass', 'NLC-1.3').refuses(0, 'skip', 'NLC-1.3').asks(0, 'shore');
  });
});

test('NLC-1.4: a turn goes from the pawn to the path, the number, placing, passing and at last the deliveries', () => {
  const told = {
    pool: { O0: 'P1 B1 G1 G1' },
    jars: ['gold-02/PBB gold-03/GOO', 'red-03/PPG brown-03'],
    piles: ['gold-01', 'gold-04', 'gold-05', 'gold-06'],
  };
  plays(told, (t) => {
    t.asks(0, 'shore').answers(0, 'dive S0').asks(0, 'path').answers(0, 'path short').asks(0, 'number');
    t.answers(0, 'number 1').asks(1, 'passed');
    expect(t.events.map(({ type }) => type)).toEqual(['dived', 'placed', 'placed', 'passing']);
    t.answers(1, 'place green jar-red-03').asks(0, 'deliver');
    expect(t.events.map(({ type }) => type)).toEqual(['placed', 'returned']);
    t.answers(0, 'deliver jar-gold-02').asks(0, 'jar').answers(0, 'take 1').asks(0, 'jar').answers(0, 'take 2');
    t.tells('delivered', { seat: 1, jar: 'jar-red-03' }).asks(1, 'jar').answers(1, 'take 3').asks(1, 'shore');
  });
});

/** How often each of some things came up. */
const often = (things: readonly unknown[]): number[] => {
  const counts = new Map<unknown, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return [...counts.values()];
};

test('NLC-1.5: colours and faces of seeded dice come up equally often, whatever the space', () => {
  const games = Array.from({ length: 300 }, (_, i) => seen(newGame({}, `fair ${i}`)).spaces);
  for (const space of [0, 17]) {
    const dice = games.flatMap((spaces) => spaces[space]?.dice ?? []);
    const kinds = often(dice);
    expect(kinds).toHaveLength(24);
    const mean = dice.length / 24;
    for (const count of kinds) expect(Math.abs(count - mean)).toBeLessThan(mean * 0.6);
    for (const place of [0, 1]) {
      for (const count of often(dice.map((die) => die[place])))
        expect(Math.abs(count / dice.length - (place === 0 ? 1 / 4 : 1 / 6))).toBeLessThan(0.045);
    }
  }
});

test('NLC-1.5: favourites, jars, first players and the black die are drawn without preference', () => {
  const games = Array.from({ length: 300 }, (_, i) => newGame({ players: 3 }, `draw ${i}`));
  const even = (things: readonly unknown[], kinds: number): void => {
    expect(often(things)).toHaveLength(kinds);
    for (const count of often(things)) expect(count).toBeGreaterThan((things.length / kinds) * 0.6);
  };
  even(
    games.map((state) => state.favourites[1]),
    4,
  );
  even(
    games.map((state) => state.first),
    3,
  );
  even(
    games.flatMap((state) => state.dealt[2] ?? []),
    30,
  );
  const rolls = Array.from({ length: 40 }, (_, i) => eventsOf(newGame({ players: 1 }, `roll ${i}`), 'die'));
  even(
    rolls.flatMap((events) => facts(events, 'rolled', 'number')),
    6,
  );
});

const divers = (players: number, first: string): string[] => {
  const state = newGame({ players, firstPlayer: 'chosen' });
  noctiluca.apply(state, noctiluca.read(state, first) as number);
  return facts(eventsOf(state, 'order'), 'dived', 'seat');
};

test('NLC-4.1: in round 1 turns go clockwise', () => {
  expect(divers(2, 'first 2').slice(0, 12).join('')).toBe('101010101010');
  expect(divers(3, 'first 2').slice(0, 12).join('')).toBe('120120120120');
  expect(divers(4, 'first 4').slice(0, 12).join('')).toBe('301230123012');
});

test('NLC-4.2: in round 2 turns go counter-clockwise', () => {
  expect(divers(3, 'first 2').slice(12, 18).join('')).toBe('021021');
  expect(divers(4, 'first 4').slice(12, 18).join('')).toBe('210321');
});

test('NLC-4.2a: round 2 starts with the player who placed the last pawn of round 1, in reverse order', () => {
  for (const players of [2, 3, 4]) {
    const order = divers(players, 'first 1');
    expect(order[12]).toBe(order[11]);
    expect(order.slice(12)).toEqual(order.slice(0, 12).reverse());
  }
});

test('NLC-4.3: dice are passed and jars delivered in the direction of the round', () => {
  const jars = ['gold-03', 'red-03/PGG', 'gold-02/PBB'];
  const told = { options: { players: 3 }, pool: { O0: 'P1 P1' }, jars };
  const reached = (round: 1 | 2): string[] => {
    const order: string[] = [];
    plays({ ...told, round, piles: ['gold-01', 'gold-04', 'red-01', 'red-04'] }, (t) => {
      t.answers(0, 'dive S0', 'path short', 'number 1');
      for (let i = 0; i < 2; i += 1) {
        const seat = shown(t).asked as number;
        order.push(`passed ${seat}`);
        t.answers(seat, seat === 1 ? 'place purple jar-red-03' : 'place purple jar-gold-02');
      }
      for (let i = 0; i < 2; i += 1) {
        const seat = shown(t).asked as number;
        order.push(`${shown(t).question} ${seat}`);
        t.answers(seat, 'take 1');
      }
      t.asks(round === 1 ? 1 : 2, 'shore');
    });
    return order;
  };
  expect(reached(1)).toEqual(['passed 1', 'passed 2', 'jar 1', 'jar 2']);
  expect(reached(2)).toEqual(['passed 2', 'passed 1', 'jar 2', 'jar 1']);
});

test('NLC-4.4: a round has twelve turns, and six for a player alone', () => {
  for (const players of [1, 2, 3, 4]) {
    const events = eventsOf(newGame({ players }), 'turns').filter(({ type }) => ['dived', 'roundEnded'].includes(type));
    const turns = players === 1 ? 6 : 12;
    expect(events.findIndex(({ type }) => type === 'roundEnded')).toBe(turns);
    expect(events).toHaveLength(2 * turns + 2);
  }
});

test('NLC-2.10b: the marker shows clockwise play in round 1 and counter-clockwise play in round 2', () => {
  const state = newGame({ players: 3 });
  const sides = new Set<string>();
  walk(state, 'marker', () => sides.add(`${seen(state).round} ${seen(state).direction}`));
  expect([...sides]).toEqual(['1 clockwise', '2 counterclockwise']);
});

test('NLC-5.1: a pawn of one’s own goes on the chosen shore', () => {
  plays({ pawned: 'S4 S5', active: 1 }, (t) => {
    t.answers(1, 'dive S0', 'path long', 'number 2');
    t.tells('dived', { seat: 1, shore: 'S0', path: 'long', number: 2 });
    expect(pawnsShown(t)).toBe('S0 S4 S5');
    expect(shown(t).seats.map(({ pawns }) => pawns)).toEqual([5, 4]);
    while (shown(t).question !== 'shore') {
      const seat = shown(t).asked as number;
      t.answers(seat, noctiluca.write(t.state, noctiluca.legal(t.state)[0] as number));
    }
    t.asks(0, 'shore');
  });
});

test('NLC-5.2: a shore that holds a pawn cannot be chosen', () => {
  plays({ pawned: 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9' }, (t) => {
    t.asks(0, 'shore', ['dive S10', 'dive S11']).refuses(0, 'dive S3', 'NLC-5.2');
  });
});

test('NLC-5.2: the last free shore is taken without a question', () => {
  const state = position({ pawned: 'S0 S1 S2 S3 S4 S5 S6 S7 S8 S9 S11', active: 1 });
  expect(noctiluca.pending(state)).toMatchObject({ seat: 1, question: 'path' });
  expect(seen(state).shore).toBe('S10');
});

test('NLC-5.3: a pawn stays on its shore until the round ends', () => {
  const state = newGame({ players: 3 });
  let before: string[] = [];
  let round = 1;
  let cleared = false;
  walk(state, 'stay', () => {
    const view = seen(state);
    const now = view.shores.flatMap(({ name, pawn }) => (pawn ? [name] : []));
    const due = view.round === round ? before : [];
    expect(now).toEqual(expect.arrayContaining(due));
    if (view.round !== round) cleared = now.length === 0;
    before = now;
    round = view.round;
  });
  expect([round, cleared]).toEqual([2, true]);
});

test('NLC-5.3a: a row whose one end holds a pawn may still be taken from its other end', () => {
  const pool = { O0: 'P1', O11: 'G1', O10: 'P2' };
  plays({ pool, pawned: 'S0', jars: ['gold-09', 'red-02'], active: 1 }, (t) => {
    t.answers(1, 'dive S9', 'path short', 'number 2').tells('dived', { dice: { purple: 1 } });
    t.asks(0, 'passed', ['decline', 'place purple jar-gold-09']);
  });
});

test('NLC-5.4: the active player chooses one of the two paths of the shore', () => {
  plays({ pool: { O0: 'P1', O1: 'G1' }, jars: ['gold-09', 'red-02'] }, (t) => {
    t.answers(0, 'dive S0').asks(0, 'path', ['path short', 'path long']);
    t.answers(0, 'path long', 'number 1')
      .tells('dived', { dice: { green: 1 } })
      .asks(1, 'shore');
  });
  plays({ pool: { O0: 'P1', O1: 'G1' }, jars: ['gold-09', 'red-02'] }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 1')
      .tells('dived', { dice: { purple: 1 } })
      .asks(1, 'shore');
  });
});

test('NLC-5.5: any number from 1 to 6 may be named, and no other', () => {
  plays({}, (t) => {
    t.answers(0, 'dive S0', 'path short');
    t.asks(0, 'number', ['number 1', 'number 2', 'number 3', 'number 4', 'number 5', 'number 6']);
    t.refuses(0, 'number 0', 'NLC-5.5').refuses(0, 'number 7', 'NLC-5.5').refuses(0, 'number -1', 'NLC-5.5');
  });
});

test('NLC-5.6: all dice of the number on the whole path are collected whatever their colour, and no others', () => {
  const pool = { O1: 'P3 B3 G2', I1: 'O3 O3', I2: 'P4', O5: 'G3 G1', O0: 'P3', I0: 'P3' };
  plays({ pool, jars: ['gold-10 brown-10', 'red-02'] }, (t) => {
    t.answers(0, 'dive S0', 'path long', 'number 3');
    t.tells('dived', { dice: { purple: 1, blue: 1, green: 1, orange: 2 } });
    const left = shown(t).spaces.flatMap(({ name, dice }) => (dice.length > 0 ? [`${name} ${dice.join(' ')}`] : []));
    expect(left).toEqual(['I0 P3', 'I2 P4', 'O0 P3', 'O1 G2', 'O5 G1']);
    t.asks(0, 'place');
  });
});

test('NLC-5.7: a number that no die shows may be named; the pawn is spent for nothing', () => {
  plays({ pool: { O0: 'P1' } }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 6').tells('dived', { dice: {} });
    expect(pawnsShown(t)).toBe('S0');
    expect(shown(t).seats[0]?.pawns).toBe(5);
    t.asks(1, 'shore');
  });
});

test('NLC-5.8: an empty space does not interrupt a path', () => {
  plays({ pool: { O0: 'P1', O10: 'G1' }, jars: ['gold-09', 'red-02'] }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 1').tells('dived', { dice: { purple: 1, green: 1 } });
    t.asks(1, 'shore');
  });
});

test('NLC-5.9: nothing happens before the number is confirmed', () => {
  plays({ pool: { O0: 'P1' } }, (t) => {
    t.answers(0, 'dive S0', 'path short');
    expect(pawnsShown(t)).toBe('');
    expect(shown(t).spaces.flatMap(({ dice }) => dice)).toEqual(['P1']);
    expect([shown(t).shore, shown(t).path]).toEqual(['S0', 'short']);
    t.refuses(0, 'dive S1', 'NLC-5.9').refuses(0, 'path long', 'NLC-5.9').asks(0, 'number');
  });
});

test('NLC-5.9: a confirmed dive stands for all to see, and counts as something that was shown', () => {
  plays({ pool: { O0: 'P1' }, jars: ['gold-09', 'red-02'], active: 1 }, (t) => {
    expect(shown(t).last).toBeNull();
    t.answers(1, 'dive S3', 'path long');
    const before = noctiluca.reveals(t.state);
    t.answers(1, 'number 4').asks(0, 'shore');
    expect(noctiluca.reveals(t.state)).toBeGreaterThan(before);
    expect(shown(t).last).toEqual({ seat: 1, shore: 'S3', path: 'long', number: 4 });
  });
});

test('NLC-5.9: shore and path may be taken back until the number is confirmed, and nothing afterwards', () => {
  const options = { players: 2, firstPlayer: 'chosen' as const, edition: noctiluca.edition };
  const table = Sitting.begin(noctiluca, options, 'undo', []);
  table.answer(0, 'first 1');
  for (const seat of [0, 1])
    table.answer(seat, noctiluca.write(table.state, noctiluca.legal(table.state)[0] as number));
  for (const text of ['dive S3', 'path long']) expect(table.answer(0, text)).toBeNull();
  expect([table.undo(0), table.undo(0)]).toEqual([null, null]);
  expect(noctiluca.pending(table.state)?.question).toBe('shore');
  for (const text of ['dive S4', 'path short']) expect(table.answer(0, text)).toBeNull();
  expect(seen(table.state).shore).toBe('S4');
  expect(table.answer(0, 'number 1')).toBeNull();
  expect([table.undoable(0), table.undo(0)?.reason]).toEqual([0, 'undo-barrier']);
});
