import { expect, test } from 'vitest';
import { type Deciding, isBegun, pressed, stepBack, UNDECIDED, withPicked } from './deciding.ts';

const armedBy = (deciding: Deciding, ...press: [readonly string[], { [step: string]: string }?]): Deciding => {
  const next = pressed(deciding, ...press);
  if ('gives' in next) throw new Error(`${next.gives} was given`);
  return next;
};

test('a first press arms and gives nothing; a second one on the same gives it', () => {
  const armed = armedBy(UNDECIDED, ['pass']);
  expect(armed.armed).toBe('pass');
  expect(pressed(armed, ['pass'])).toEqual({ gives: 'pass' });
  expect(armedBy(armed, ['cast 4 b2']).armed, 'another answer is armed in its place').toBe('cast 4 b2');
});

test('what leads to the armed answer gives that one, even if it would arm another first', () => {
  const tile = armedBy(UNDECIDED, ['cast 4 b2', 'cast 5 b2'], { space: 'b2' });
  const spell = armedBy(tile, ['cast 5 b2'], { space: 'b2', token: '5' });
  expect(pressed(spell, ['cast 4 b2', 'cast 5 b2'], { space: 'b2' })).toEqual({ gives: 'cast 5 b2' });
});

test('what leads nowhere changes nothing', () => {
  const shore = withPicked({ shore: 'b3' });
  expect(pressed(shore, [])).toEqual(shore);
});

test('Back opens what was picked last, step by step, and never gives', () => {
  const shore = withPicked({ shore: 'b3' });
  const armed = armedBy(shore, ['dive b3\npath long\nnumber 3']);
  expect(stepBack(armed)).toEqual(shore);
  expect(isBegun(stepBack(shore))).toBe(false);
  const spell = armedBy(UNDECIDED, ['cast 5 b2'], { space: 'b2', token: '5' });
  expect(stepBack(spell)).toEqual(withPicked({ space: 'b2' }));
  expect(isBegun(stepBack(stepBack(spell)))).toBe(false);
});
