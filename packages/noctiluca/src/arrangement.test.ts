import { expect, test } from 'vitest';
import { sharesOf } from './arrangement.ts';
import { plays } from './testing/position.ts';

const dive = ['dive S0', 'path short', 'number 1'];
const pool = { O0: 'O1 G1', O11: 'B1', O10: 'P1' };

test('NLC-6.3a: dice that fit either jar are shared so that one is filled where it can be', () => {
  plays({ pool, jars: ['gold-01 brown-10', 'red-02'] }, (t) => {
    t.answers(0, ...dive).asks(0, 'place');
    const shares = sharesOf(t.state);
    expect(shares.map(({ colour, fit, ways }) => ({ colour, fit, ways }))).toEqual(
      ['purple', 'blue', 'green', 'orange'].map((colour) => ({ colour, fit: 1, ways: [0, 1] })),
    );
    expect(
      shares.map(({ best }) => best),
      'all on the jar of four',
    ).toEqual([1, 1, 1, 1]);
    t.answers(0, 'place 1 purple jar-gold-01').asks(0, 'place');
    expect(
      sharesOf(t.state).map(({ colour }) => colour),
      'what was placed is settled',
    ).toEqual(['blue', 'green', 'orange']);
  });
});

test('nothing is shared where nobody is asked about it', () => {
  plays({ pool, jars: ['gold-02', 'red-03'] }, (t) => {
    expect(sharesOf(t.state)).toEqual([]);
    t.asks(0, 'shore');
  });
});
