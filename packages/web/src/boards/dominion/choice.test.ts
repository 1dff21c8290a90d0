import { expect, test } from 'vitest';
import { chosenOf } from './choice.ts';

const HAND = ['trash copper', 'trash copper', 'trash estate', 'trash curse'];

test('a choice of fewer than the most is ended by a stop', () => {
  expect(chosenOf(['trash estate', 'trash copper'], HAND, { made: 0, min: 0, max: 4 })).toBe(
    'trash estate\ntrash copper\nstop',
  );
});

test('a choice of the most ends by itself', () => {
  expect(chosenOf(['trash estate', 'trash curse'], HAND, { made: 0, min: 2, max: 2 })).toBe(
    'trash estate\ntrash curse',
  );
});

test('where nothing is left to pick the choice ends by itself', () => {
  expect(chosenOf(HAND, HAND, { made: 0, min: 0, max: 9 })).toBe(HAND.join('\n'));
});

test('what is the only answer on the way gives itself', () => {
  const all = ['topdeck copper', 'topdeck gold', 'topdeck copper'];
  expect(chosenOf(['topdeck gold', 'topdeck copper', 'topdeck copper'], all, { made: 0, min: 3, max: 3 })).toBe(
    'topdeck gold',
  );
});

test('too few or too many are no choice', () => {
  expect(chosenOf(['trash copper'], HAND, { made: 0, min: 2, max: 2 })).toBe(null);
  expect(chosenOf(HAND, HAND, { made: 0, min: 2, max: 2 })).toBe(null);
  expect(chosenOf([], HAND, { made: 0, min: 0, max: 4 })).toBe(null);
});
