import { expect, test } from 'vitest';
import { JAR_COLOURS } from './box.ts';
import { noctiluca } from './game.ts';
import { give, newGame, type Position, plays, position } from './testing/position.ts';
import { deliveredShown, jarsShown, lidShown, shown, tokensShown } from './testing/shown.ts';
import { facts } from './testing/told.ts';
import { walk } from './testing/walk.ts';

const dive = ['dive S0', 'path short', 'number 1'];
const piles = ['gold-01 gold-04', 'brown-01', 'red-01', 'red-04'];

test('NLC-8.1: jars are delivered only after all placing and passing of the turn', () => {
  plays({ pool: { O0: 'P1 P1 G1' }, jars: ['gold-02/PBB', 'red-03/PGG'], piles }, (t) => {
    t.answers(0, ...dive)
      .tellsNo('delivered')
      .asks(1, 'passed')
      .answers(1, 'place purple jar-red-03');
    t.tells('delivered', { seat: 0 }).asks(0, 'jar');
  });
});

test('NLC-8.2: every full jar is delivered, also one that another player filled with passed dice', () => {
  plays({ pool: { O0: 'P1 P1' }, jars: ['gold-02/PBB', 'red-03/PGG'], piles }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'place purple jar-red-03')
      .answers(0, 'take 1');
    t.tells('delivered', { seat: 1, jar: 'jar-red-03' }).answers(1, 'take 2').asks(1, 'shore');
    expect([deliveredShown(t, 0), deliveredShown(t, 1)]).toEqual(['gold-02', 'red-03']);
  });
});

test('NLC-8.2: a jar that lacks a die is not delivered', () => {
  plays({ pool: { O0: 'P1 B1' }, jars: ['gold-02/PB brown-06/PPBO', 'red-02'], piles }, (t) => {
    t.answers(0, ...dive).asks(0, 'jar');
    expect([deliveredShown(t, 0), jarsShown(t, 0)]).toEqual(['gold-02', 'brown-06/PPBO']);
  });
});

test('NLC-8.3: players deliver in turn order from the active one, no matter who filled a jar first', () => {
  const told: Position = {
    options: { players: 3 },
    pool: { O0: 'P1 P1 P1' },
    jars: ['red-03/PGG', 'gold-02/PBB', 'brown-03/POO'],
    piles,
    active: 1,
  };
  plays(told, (t) => {
    // Seat 1 is active; seat 0 comes last in turn order.
    t.answers(1, ...dive)
      .answers(2, 'place purple jar-brown-03')
      .answers(0, 'place purple jar-red-03');
    t.asks(1, 'jar').answers(1, 'take 1').asks(2, 'jar').answers(2, 'take 1').asks(0, 'jar').answers(0, 'take 2');
    t.asks(2, 'shore');
  });
});

test('NLC-8.3a: one player makes all own deliveries before the next begins', () => {
  const jars = ['gold-02/PBB brown-03/POO', 'red-03/PGG'];
  plays({ pool: { O0: 'P1 P1 P1' }, jars, piles }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'place purple jar-red-03')
      .asks(0, 'deliver')
      .answers(0, 'deliver jar-brown-03');
    t.answers(0, 'take 1').tells('delivered', { seat: 0, jar: 'jar-gold-02' }).asks(0, 'jar').answers(0, 'take 1');
    t.tells('delivered', { seat: 1 }).asks(1, 'jar');
  });
});

test('NLC-8.4: the dice of a delivered jar go to the lid', () => {
  plays({ pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], piles }, (t) => {
    expect(lidShown(t)).toBe('P24 B24 G26 O26');
    t.answers(0, ...dive).asks(0, 'jar');
    expect(lidShown(t)).toBe('P26 B26 G26 O26');
  });
});

test('NLC-8.4a: a delivered jar brings the top token of its colour', () => {
  const told: Position = { pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], piles };
  plays({ ...told, tokens: ['red', 'gold gold brown'] }, (t) => {
    t.answers(0, ...dive).tells('delivered', { seat: 0, jar: 'jar-gold-02', colour: 'gold', token: 3 });
    expect(tokensShown(t, 0)).toBe('red:2 gold:3');
    expect(shown(t).stacks.map(({ values }) => values[0])).toEqual([4, 3, 3]);
    t.asks(0, 'jar');
  });
});

test('NLC-8.4b: a delivered jar stays with its player and takes no more dice', () => {
  plays({ pool: { O0: 'P1', O2: 'P1' }, jars: ['gold-02/PBB', 'red-02'], piles: ['red-05', 'red-07', '', ''] }, (t) => {
    t.answers(0, ...dive, 'take 1').asks(1, 'shore');
    expect([deliveredShown(t, 0), jarsShown(t, 0)]).toEqual(['gold-02', 'red-05']);
    t.answers(1, 'dive S1', 'path short', 'number 1')
      .tells('returned', { dice: { purple: 1 } })
      .asks(0, 'shore');
  });
});

test('NLC-8.5: several full jars are delivered one at a time in the order the player likes', () => {
  const jars = ['gold-02/PBB brown-03/POO', 'red-02'];
  for (const [first, second] of [
    ['gold-02', 'brown-03'],
    ['brown-03', 'gold-02'],
  ]) {
    plays({ pool: { O0: 'P1 P1' }, jars, piles }, (t) => {
      t.answers(0, ...dive).asks(0, 'deliver', ['deliver jar-gold-02', 'deliver jar-brown-03']);
      t.refuses(0, 'deliver jar-red-02', 'NLC-8.5').answers(0, `deliver jar-${first}`).asks(0, 'jar');
      expect(deliveredShown(t, 0)).toBe(first);
      t.answers(0, 'take 3').asks(0, 'jar');
      expect(deliveredShown(t, 0)).toBe(`${first} ${second}`);
    });
  }
});

test('NLC-8.5a: each delivery gives its token and its new jar before the next one', () => {
  plays({ pool: { O0: 'P1 P1' }, jars: ['gold-02/PBB gold-07/PBBB', 'red-02'], piles }, (t) => {
    t.answers(0, ...dive, 'deliver jar-gold-07');
    expect([tokensShown(t, 0), jarsShown(t, 0)]).toEqual(['gold:2', 'gold-02/PPBB']);
    t.answers(0, 'take 1');
    expect([tokensShown(t, 0), jarsShown(t, 0)]).toEqual(['gold:2 gold:3', 'gold-01']);
    t.asks(0, 'jar');
  });
});

test('NLC-8.6: the player must take the top card of any pile that is not empty', () => {
  const told: Position = { pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], ends: true };
  plays({ ...told, piles: ['gold-01 gold-04', '', 'red-01', 'red-04'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'jar', ['take 1', 'take 3', 'take 4']);
    t.refuses(0, 'decline', 'NLC-8.6').refuses(0, 'take 5', 'NLC-8.6').refuses(0, 'take 0', 'NLC-8.6');
    t.answers(0, 'take 1').tells('took', { jar: 'jar-gold-01', pile: 1 }).asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-01');
  });
});

test('NLC-8.6: the only pile left is taken from without a question', () => {
  const told: Position = { pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], ends: true };
  plays({ ...told, piles: ['', '', 'red-01 red-04', ''] }, (t) => {
    t.answers(0, ...dive)
      .tells('took', { jar: 'jar-red-01', pile: 3 })
      .asks(1, 'shore');
  });
});

test('NLC-8.7: the next card of a pile is seen at once, before anybody else chooses', () => {
  plays({ pool: { O0: 'P1 P1' }, jars: ['gold-02/PBB', 'red-03/PGG'], piles }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'place purple jar-red-03')
      .answers(0, 'take 1')
      .asks(1, 'jar');
    expect(shown(t).piles[0]?.top).toBe('jar-gold-04');
    t.answers(1, 'take 1').asks(1, 'shore');
    expect(jarsShown(t, 1)).toBe('gold-04');
  });
});

test('NLC-8.7: only a card that came to light keeps a jar from being put back on its pile', () => {
  const told: Position = { pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], ends: true };
  const shows = (answer: string): number => {
    const state = position({ ...told, piles: ['gold-01 gold-04', 'red-01', '', ''] });
    for (const text of dive) give(state, text);
    const before = noctiluca.reveals(state);
    give(state, answer);
    return noctiluca.reveals(state) - before;
  };
  expect([shows('take 1'), shows('take 2')]).toEqual([1, 0]);
});

test('NLC-8.8: a pile that has run out stays empty', () => {
  const told: Position = { pool: { O0: 'P1', O2: 'O1' }, jars: ['gold-02/PBB', 'red-02/BBO'], ends: true };
  plays({ ...told, piles: ['gold-01', 'gold-04 gold-05', 'gold-06', ''] }, (t) => {
    t.answers(0, ...dive, 'take 1').asks(1, 'shore');
    expect(shown(t).piles.map(({ top, count }) => `${top} ${count}`)).toEqual([
      'null 0',
      'jar-gold-04 2',
      'jar-gold-06 1',
      'null 0',
    ]);
    t.answers(1, 'dive S1', 'path short', 'number 1').asks(1, 'jar', ['take 2', 'take 3']);
    t.refuses(1, 'take 1', 'NLC-8.8');
  });
});

test('NLC-8.9: when all piles are empty the player goes on with fewer jars, in the end with none', () => {
  const told: Position = { pool: { O0: 'P1', O1: 'P2' }, jars: ['gold-02/PBB', 'red-02'], ends: true, piles: [] };
  plays(told, (t) => {
    t.answers(0, ...dive)
      .tells('noJar', { seat: 0 })
      .asks(1, 'shore');
    expect([jarsShown(t, 0), deliveredShown(t, 0), tokensShown(t, 0)]).toEqual(['', 'gold-02', 'gold:2']);
    t.answers(1, 'dive S5', 'path short', 'number 1');
    t.answers(0, 'dive S11', 'path short', 'number 2').tells('passing', { seat: 0, dice: { purple: 1 } });
    t.asks(1, 'shore');
  });
});

test('NLC-8.9: a delivery without a new jar is made without a listener for events', () => {
  const state = position({ pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], ends: true, piles: [] });
  for (const text of dive) give(state, text);
  expect(noctiluca.pending(state)).toMatchObject({ seat: 1, question: 'shore' });
});

test('NLC-8.10: a new jar takes no dice of the turn in which it was taken', () => {
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02/PBB', 'red-02'], piles: ['brown-08', 'red-09', '', ''] }, (t) => {
    t.answers(0, ...dive)
      .tells('returned', { dice: { purple: 2 } })
      .answers(0, 'take 1')
      .asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('brown-08');
  });
});

test('NLC-8.11: a token is always available: no stack ever gives more than it has', () => {
  const told: Position = { pool: { O0: 'P1' }, jars: ['gold-02/PBB', 'red-02'], ends: true, piles: [] };
  plays({ ...told, tokens: ['gold '.repeat(5), 'gold '.repeat(4)] }, (t) => {
    t.answers(0, ...dive)
      .tells('delivered', { token: 8 })
      .asks(1, 'shore');
    expect(shown(t).stacks[0]?.values).toEqual([]);
  });
  for (const players of [1, 2, 3, 4]) {
    const state = newGame({ players });
    walk(state, 'tokens', (events) => {
      for (const value of [...facts(events, 'delivered', 'token'), ...facts(events, 'discarded', 'token')])
        expect(value).toMatch(/^[2-8]$/);
    });
    for (const colour of JAR_COLOURS) {
      const jars = state.box.jars.colour.filter((own) => JAR_COLOURS[own] === colour);
      expect(jars).toHaveLength(state.box.tokens.length);
    }
  }
});
