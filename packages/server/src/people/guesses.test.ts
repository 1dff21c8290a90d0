import { expect, test } from 'vitest';
import { Guesses } from './guesses.ts';

test('after the limit of guesses none is allowed until the window has passed', () => {
  let now = 0;
  const guesses = new Guesses({ most: 2, windowMs: 10_000 }, () => now);
  guesses.count('ada');
  guesses.check('ada');
  now = 4_000;
  guesses.count('ada');
  expect(guesses.wait('ada')).toBe(6);
  expect(() => guesses.check('ada')).toThrow('too many wrong guesses; try again in 6 s');
  guesses.check('bob');
  now = 10_001;
  guesses.check('ada');
  guesses.count('ada');
  expect(guesses.wait('ada')).toBeNull();
});

test('a right guess resets the count, and the number of remembered logins is limited', () => {
  const guesses = new Guesses({ most: 1, windowMs: 10_000 }, () => 0);
  guesses.count('ada');
  guesses.forget('ada');
  expect(guesses.wait('ada')).toBeNull();
  guesses.count('bob');
  for (let i = 0; i < 10_000; i += 1) guesses.count(`somebody ${i}`);
  expect(guesses.wait('bob')).toBeNull();
  expect(guesses.wait('somebody 9999')).toBe(10);
});
