import { expect, test } from 'vitest';
import { plays, position } from './testing/position.ts';
import { deliveredShown, jarsShown, lidShown, shown } from './testing/shown.ts';

const dive = ['dive S0', 'path short', 'number 1'];

test('NLC-6.1: collected dice go on free spaces of their colour on the active player’s jars', () => {
  plays({ pool: { O0: 'P1 B1 G1 O1' }, jars: ['gold-02 gold-03', 'red-01'] }, (t) => {
    t.answers(0, ...dive).asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-02/PB gold-03/GO');
    expect(jarsShown(t, 1)).toBe('red-01');
  });
});

test('NLC-6.1: no more dice go on a jar than it has spaces of the colour', () => {
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-01 brown-03', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-01/P brown-03/PP');
  });
});

test('NLC-6.2: the number on a die in a jar has no meaning, only its colour', () => {
  plays({ pool: { O0: 'P6' }, jars: ['gold-09/P', 'red-02'] }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 6').asks(1, 'shore');
    expect(shown(t).seats[0]?.jars).toEqual([{ jar: 'jar-gold-09', dice: { purple: 2 } }]);
  });
});

test('NLC-6.3: every die that fits must be placed, and only what does not fit is passed', () => {
  plays({ pool: { O0: 'P1 P1 P1 B1' }, jars: ['gold-01 gold-06', 'red-03 red-06'] }, (t) => {
    t.answers(0, ...dive).tells('passing', { seat: 0, dice: { purple: 1 } });
    expect(jarsShown(t, 0)).toBe('gold-01/PB gold-06/P');
    t.asks(1, 'passed', ['decline', 'place purple jar-red-03', 'place purple jar-red-06']);
  });
});

test('NLC-6.3: fewer than fit cannot be placed', () => {
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02 brown-08', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'place', [
      'place 0 purple jar-gold-02',
      'place 1 purple jar-gold-02',
      'place 2 purple jar-gold-02',
    ]);
    t.refuses(0, 'decline', 'NLC-6.3').refuses(0, 'place 3 purple jar-gold-02', 'NLC-6.1');
    t.answers(0, 'place 0 purple jar-gold-02').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-02 brown-08/PPP');
  });
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02 gold-07', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'place', ['place 1 purple jar-gold-02', 'place 2 purple jar-gold-02']);
    t.refuses(0, 'place 0 purple jar-gold-02', 'NLC-6.3').refuses(0, 'place 4 purple jar-gold-02', 'NLC-5.6');
  });
});

test('NLC-6.3a: the split is asked colour by colour, purple before blue before green before orange', () => {
  const pool = { O0: 'O1 G1', O11: 'B1', O10: 'P1' };
  plays({ pool, jars: ['gold-10 brown-10', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'place', ['place 0 purple jar-gold-10', 'place 1 purple jar-gold-10']);
    t.refuses(0, 'place 1 blue jar-gold-10', 'NLC-6.3a').answers(0, 'place 1 purple jar-gold-10');
    t.asks(0, 'place', ['place 0 blue jar-gold-10', 'place 1 blue jar-gold-10']);
    t.answers(0, 'place 0 blue jar-gold-10');
    t.asks(0, 'place', ['place 0 green jar-gold-10', 'place 1 green jar-gold-10']);
    t.answers(0, 'place 1 green jar-gold-10');
    t.asks(0, 'place', ['place 0 orange jar-gold-10', 'place 1 orange jar-gold-10']);
    t.answers(0, 'place 0 orange jar-gold-10').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-10/PG brown-10/BO');
  });
});

test('NLC-6.3a: where there is only one way, nobody is asked', () => {
  // Purple fits one jar only, green fills both, orange fits none.
  const pool = { O0: 'P1 G1 G1 G1' };
  plays({ pool, jars: ['brown-04/G red-06', 'gold-01'] }, (t) => {
    t.answers(0, 'dive S0', 'path short', 'number 1').asks(0, 'place', [
      'place 0 purple jar-brown-04',
      'place 1 purple jar-brown-04',
    ]);
    t.answers(0, 'place 1 purple jar-brown-04').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('brown-04/PGG red-06/GG');
  });
});

test('NLC-6.3a: a split may as well be said of the second jar', () => {
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02 gold-07', 'red-02'] }, (t) => {
    t.answers(0, ...dive, 'place 2 purple jar-gold-07').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-02/P gold-07/PP');
  });
});

test('NLC-6.4: dice in jars stay where they are', () => {
  plays({ pool: { O0: 'P1' }, jars: ['gold-02/P gold-07/PB', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'place');
    t.answers(0, 'place 1 purple jar-gold-02').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('gold-02/PP gold-07/PB');
  });
});

test('NLC-6.5: a jar filled in this step makes no room for more dice of the turn', () => {
  const told = {
    pool: { O0: 'P1 P1' },
    jars: ['gold-02/PBB', 'red-03'],
    piles: ['brown-08', 'gold-01', 'gold-04', 'red-01'],
  };
  plays(told, (t) => {
    t.answers(0, ...dive)
      .tells('passing', { dice: { purple: 1 } })
      .tellsNo('delivered');
    expect(jarsShown(t, 0)).toBe('gold-02/PPBB');
    t.answers(1, 'decline').tells('delivered', { seat: 0 }).answers(0, 'take 1').asks(1, 'shore');
    expect(jarsShown(t, 0)).toBe('brown-08');
    expect(deliveredShown(t, 0)).toBe('gold-02');
  });
});

test('With a single jar nothing is asked, and with none everything is passed', () => {
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['gold-02', 'red-02'] }, (t) => {
    t.answers(0, ...dive)
      .tells('placed', { count: 2 })
      .tells('returned', { dice: { purple: 1 } })
      .asks(1, 'shore');
  });
  plays({ pool: { O0: 'P1 P1 P1' }, jars: ['', 'red-02'] }, (t) => {
    t.answers(0, ...dive)
      .tellsNo('placed')
      .tells('returned', { dice: { purple: 3 } })
      .asks(1, 'shore');
    expect(lidShown(t)).toBe('P26 B26 G26 O26');
  });
});

test('A position that places more dice than there are is no position', () => {
  expect(() => position({ pool: { O0: 'P1 '.repeat(27) } })).toThrow('not so many purple dice');
});
