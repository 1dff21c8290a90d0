import { expect, test } from 'vitest';
import { rewardOf } from './reward.ts';
import { position } from './testing/position.ts';

test('NLC-8.4a, NLC-10.7, NLC-10.8: a jar brings the top token, its printed points and its favourite spaces', () => {
  const state = position({ jars: ['red-01', 'red-04'], favourites: 'purple orange', tokens: ['gold', ''] });
  const [top, next] = state.box.tokens;
  expect(rewardOf(state, 0, 'jar-gold-09')).toEqual({ token: next, points: 2, favourite: 3 });
  expect(rewardOf(state, 1, 'jar-gold-09')).toEqual({ token: next, points: 2, favourite: 0 });
  expect(rewardOf(state, 0, 'jar-red-01')).toEqual({ token: top, points: 0, favourite: 1 });
});

test('a stack without tokens brings none, and what is no jar brings nothing', () => {
  const state = position({});
  state.taken = state.taken.with(0, state.box.tokens.length);
  expect(rewardOf(state, 0, 'jar-gold-09')?.token).toBe(0);
  expect(rewardOf(state, 0, 'jar-mauve-01')).toBeNull();
});
