import { expect, test } from 'vitest';
import { sharesOf } from './arrangement.ts';
import { plays } from './testing/position.ts';

const dive = ['dive S0', 'path short', 'number 1'];

test('NLC-6.3a: dice that fit two jars are shared so that a jar is filled where one can be', () => {
  plays({ options: { players: 2 }, jars: ['gold-02/P gold-01', 'red-03'], pool: { O0: 'P1 P1' } }, (t) => {
    t.answers(0, ...dive).asks(0, 'place');
    const shares = sharesOf(t.state);
    expect(shares.map(({ colour }) => colour)).toEqual(['purple']);
    for (const { fit, ways, best } of shares) {
      expect(ways).toContain(best);
      expect(Math.max(...ways)).toBeLessThanOrEqual(fit);
    }
  });
});

test('nothing is shared where nobody is asked about it', () => {
  plays({ options: { players: 2 }, jars: ['gold-02', 'red-03'], pool: { O0: 'P1' } }, (t) => {
    expect(sharesOf(t.state)).toEqual([]);
  });
});
