import { expect, test } from 'vitest';
import { type Position, plays } from './testing/position.ts';
import { jarsShown, lidShown, shown } from './testing/shown.ts';

const dive = ['dive S0', 'path short', 'number 1'];
/** Seat 0 collects dice that none of its jars takes. */
const four: Position = { options: { players: 4 }, jars: ['gold-03', 'gold-02', 'brown-03', 'red-03'] };

test('NLC-7.1: dice that do not fit are passed together to the next player', () => {
  plays({ ...four, pool: { O0: 'P1 P1 G1 B1' } }, (t) => {
    t.answers(0, ...dive).tells('passing', { seat: 0, dice: { purple: 2, blue: 1 } });
    expect(shown(t).haul).toEqual({ purple: 2, blue: 1 });
    t.asks(1, 'passed', ['decline', 'place purple jar-gold-02', 'place blue jar-gold-02']);
  });
});

test('NLC-7.1: nothing is passed where every die fits, or none was collected', () => {
  plays({ ...four, pool: { O0: 'G1' } }, (t) => {
    t.answers(0, ...dive)
      .tells('placed', { seat: 0, count: 1, passed: false })
      .tellsNo('passing')
      .asks(1, 'shore');
  });
  plays({ ...four, pool: {} }, (t) => {
    t.answers(0, ...dive)
      .tellsNo('passing')
      .asks(1, 'shore');
  });
});

test('NLC-7.2: a player places at most one passed die, die and jar of choice, then passes the rest on', () => {
  const jars = ['gold-03', 'gold-02 gold-01', 'brown-03', 'red-03'];
  plays({ ...four, jars, pool: { O0: 'P1 P1 B1' } }, (t) => {
    t.answers(0, ...dive);
    const either = ['place purple jar-gold-02', 'place purple jar-gold-01'];
    t.asks(1, 'passed', ['decline', ...either, 'place blue jar-gold-02', 'place blue jar-gold-01']);
    t.answers(1, 'place purple jar-gold-01').tells('placed', { seat: 1, count: 1, passed: true });
    expect(jarsShown(t, 1)).toBe('gold-02 gold-01/P');
    expect(shown(t).haul).toEqual({ purple: 1, blue: 1 });
    t.asks(2, 'passed', ['decline', 'place purple jar-brown-03']);
  });
});

test('NLC-7.2: what was not passed, and where no space is free, no die is placed', () => {
  plays({ ...four, jars: ['gold-03', 'gold-02/PP brown-10', '', ''], pool: { O0: 'P1 B1' } }, (t) => {
    t.answers(0, ...dive).refuses(1, 'place orange jar-brown-10', 'NLC-7.2');
    t.refuses(1, 'place purple jar-gold-02', 'NLC-7.2').refuses(1, 'place purple jar-gold-03', 'NLC-6.1');
    t.asks(1, 'passed');
  });
});

test('NLC-7.3a: where passed dice must be placed nobody declines one that fits', () => {
  plays({ ...four, options: { players: 4, passedDice: 'must' }, pool: { O0: 'P1 P1 B1' } }, (t) => {
    t.answers(0, ...dive).asks(1, 'passed', ['place purple jar-gold-02', 'place blue jar-gold-02']);
    t.refuses(1, 'decline', 'NLC-7.3a').asks(1, 'passed');
  });
});

test('NLC-7.3a: where passed dice must be placed the only one that fits is placed unasked', () => {
  const jars = ['gold-03', 'gold-02', '', ''];
  plays({ ...four, jars, options: { players: 4, passedDice: 'must' }, pool: { O0: 'P1' } }, (t) => {
    t.answers(0, ...dive)
      .tells('placed', { seat: 1, count: 1, passed: true })
      .tellsNo('declined');
    expect(jarsShown(t, 1)).toBe('gold-02/P');
    t.asks(1, 'shore');
  });
});

test('NLC-7.3: a player may decline, also when a die fits', () => {
  plays({ ...four, pool: { O0: 'P1' } }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'decline')
      .tells('declined', { seat: 1 });
    expect(jarsShown(t, 1)).toBe('gold-02');
    t.asks(2, 'passed');
  });
});

test('NLC-7.4: dice go round as often as needed, and a player may place one on every arrival', () => {
  plays({ pool: { O0: 'P1 P1 B1 B1' }, jars: ['gold-03', 'gold-02'], piles: ['gold-01', 'red-01', '', ''] }, (t) => {
    t.answers(0, ...dive)
      .asks(1, 'passed')
      .answers(1, 'place purple jar-gold-02')
      .asks(1, 'passed');
    t.answers(1, 'place blue jar-gold-02').asks(1, 'passed').answers(1, 'place blue jar-gold-02').asks(1, 'passed');
    t.answers(1, 'place purple jar-gold-02').tells('delivered', { seat: 1, jar: 'jar-gold-02' }).asks(1, 'jar');
  });
});

test('NLC-7.4: who declined before may place on a later arrival', () => {
  plays({ ...four, pool: { O0: 'P1 P1' } }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'decline')
      .answers(2, 'place purple jar-brown-03')
      .answers(3, 'decline');
    t.asks(1, 'passed').answers(1, 'place purple jar-gold-02').asks(1, 'shore');
    expect([1, 2, 3].map((seat) => jarsShown(t, seat))).toEqual(['gold-02/P', 'brown-03/P', 'red-03']);
  });
});

test('NLC-7.5: the active player is skipped on the way round', () => {
  plays({ ...four, pool: { O0: 'P1 P1' }, active: 2, jars: ['gold-02', 'red-03', 'gold-03', ''] }, (t) => {
    t.answers(2, ...dive)
      .asks(0, 'passed')
      .answers(0, 'place purple jar-gold-02');
    t.asks(1, 'passed').answers(1, 'decline').asks(0, 'passed').answers(0, 'decline').asks(3, 'shore');
  });
});

test('NLC-7.6: passing stops when no dice are left', () => {
  plays({ ...four, pool: { O0: 'P1 P1' } }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'place purple jar-gold-02')
      .answers(2, 'place purple jar-brown-03');
    t.tellsNo('returned').asks(1, 'shore');
  });
});

test('NLC-7.6: passing stops after one lap without a die placed, and not before', () => {
  plays({ ...four, pool: { O0: 'P1 P1' } }, (t) => {
    t.answers(0, ...dive)
      .answers(1, 'decline')
      .answers(2, 'decline')
      .answers(3, 'place purple jar-red-03');
    t.answers(1, 'decline').answers(2, 'decline').asks(3, 'passed').answers(3, 'decline');
    t.tells('returned', { dice: { purple: 1 } }).asks(1, 'shore');
  });
});

test('NLC-7.6a: a player who can place no passed die is not asked and counts as not placing', () => {
  plays({ ...four, jars: ['gold-03', 'red-02', 'brown-03', 'gold-08'], pool: { O0: 'P1 P1' } }, (t) => {
    t.answers(0, ...dive)
      .tellsNo('declined')
      .asks(2, 'passed')
      .answers(2, 'decline')
      .tells('returned')
      .asks(1, 'shore');
  });
});

test('NLC-7.7: dice left when passing stops go to the lid', () => {
  plays({ ...four, pool: { O0: 'P1 P1 B1' } }, (t) => {
    expect(lidShown(t)).toBe('P24 B25 G26 O26');
    t.answers(0, ...dive)
      .answers(1, 'place blue jar-gold-02')
      .answers(2, 'decline')
      .answers(3, 'decline');
    t.answers(1, 'decline').tells('returned', { dice: { purple: 2 } });
    expect(lidShown(t)).toBe('P26 B25 G26 O26');
    t.asks(1, 'shore');
  });
});
