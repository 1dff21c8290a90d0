import { expect, test } from 'vitest';
import { diveIn, diveText, isDiving, rowOf } from './dive.ts';
import { firstDive } from './testing/games.ts';
import { boxIn } from './view.ts';

const { table: view } = firstDive(2);
const box = boxIn(view);

test('a dive is said in the answers that are still missing', () => {
  const dive = { shore: 'S3', path: 'long', number: 4 } as const;
  expect(diveText(view, dive)).toBe('dive S3\npath long\nnumber 4');
  expect(diveText({ ...view, shore: 'S3' }, dive)).toBe('path long\nnumber 4');
  expect(diveText({ ...view, shore: 'S3', path: 'long' }, dive)).toBe('number 4');
  expect(diveText(view, { shore: 'S3', path: null, number: null })).toBe('dive S3');
});

test('answers are read as the dive they make of what was said so far', () => {
  expect(diveIn(view, 'dive S3\npath long\nnumber 4')).toEqual({ shore: 'S3', path: 'long', number: 4 });
  expect(diveIn({ ...view, shore: 'S7' }, 'path short')).toEqual({ shore: 'S7', path: 'short', number: null });
  expect(diveIn(view, 'number 4')).toBeNull();
  expect(diveIn(view, 'take 1')).toBeNull();
  expect(diveIn(view, null)).toBeNull();
});

test('NLC-2.5: a shore has a short row of three spaces and a long one of four', () => {
  expect(rowOf(box, 'S0', 'short')).toEqual(['O0', 'O11', 'O10']);
  expect(rowOf(box, 'S0', 'long')).toEqual(['O1', 'I1', 'I2', 'O5']);
  expect(rowOf(box, 'nowhere', 'long')).toEqual([]);
});

test('shore, path and number are questions of a dive, the others are not', () => {
  expect(isDiving(view)).toBe(true);
  expect(isDiving({ ...view, question: 'passed' })).toBe(false);
});
