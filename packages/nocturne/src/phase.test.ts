import { test } from 'vitest';
import { plays } from './testing/position.ts';

test('NOC-6.3: an answering spell goes on a free tile next to the current highest spell', () => {
  plays({ supply: ['1 4', '2 5'], opened: true, grid: 'skull-4 egg-1 egg-1 egg-1 egg-1 feather-1' }, (t) => {
    t.asks(0, 'start').answers(0, 'cast 4 a1');
    t.asks(1, 'answer', ['pass', 'cast 5 b1', 'cast 5 a2']);
    t.refuses(1, 'cast 5 c1', 'NOC-6.3');
    t.answers(1, 'cast 5 b1').asks(0, 'dedicate');
  });
});
