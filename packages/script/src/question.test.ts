import { expect, test } from 'vitest';
import {
  answersTo,
  anyOf,
  arranged,
  byPlace,
  exactly,
  inOrder,
  type Label,
  mayOneOf,
  oneOf,
  onlyAnswer,
  type Question,
  STOP,
  upTo,
  withPick,
} from './index.ts';
import { colourOf } from './testing/beads.ts';

const plain = { ordered: false, arranged: false };
/** So many at least and at most, with enough to pick from. */
const so = (min: number, max: number) => ({ min, max, least: min, most: max });
const byColour: Label = (_, option) => colourOf(option);

test('"one of" asks for exactly one, "may one of" for at most one', () => {
  expect(oneOf([1, 2])).toEqual({ among: 'card', options: [1, 2], ...so(1, 1), ...plain });
  expect(mayOneOf([1, 2])).toEqual({ among: 'card', options: [1, 2], ...so(0, 1), ...plain });
});

test('"up to" asks for none to so many, "any of" for none to all', () => {
  expect(upTo(2, [1, 2, 3])).toEqual({ among: 'card', options: [1, 2, 3], ...so(0, 2), ...plain });
  expect(anyOf([1, 2, 3])).toEqual({
    among: 'card',
    options: [1, 2, 3],
    ...so(0, 3),
    most: Number.POSITIVE_INFINITY,
    ...plain,
  });
});

test('"exactly" asks for so many, and for none where the number is below none', () => {
  expect(exactly(2, [1, 2, 3])).toEqual({ among: 'card', options: [1, 2, 3], ...so(2, 2), ...plain });
  expect(exactly(-1, [1, 2, 3])).toMatchObject({ min: 0, max: 0 });
});

test('a question keeps its options, whatever becomes of the list they came from', () => {
  const hand = [10, 20];
  const question = upTo(2, hand);
  hand.pop();
  expect(question.options).toEqual([10, 20]);
});

test('nobody is asked for more than there is', () => {
  expect(oneOf([])).toMatchObject({ min: 0, max: 0 });
  expect(mayOneOf([])).toMatchObject({ min: 0, max: 0 });
  expect(upTo(4, [1, 2])).toMatchObject({ min: 0, max: 2 });
  expect(exactly(4, [1, 2])).toMatchObject({ min: 2, max: 2, least: 4, most: 4 });
});

test('a question says what its options are: cards unless told', () => {
  const asked = [
    oneOf([1], 'pile'),
    mayOneOf([1], 'pile'),
    upTo(1, [1], 'pile'),
    exactly(1, [1], 'pile'),
    anyOf([1], 'pile'),
  ];
  expect(asked.map(({ among }) => among)).toEqual(['pile', 'pile', 'pile', 'pile', 'pile']);
  expect(arranged([1], 'boon').among).toBe('boon');
  expect([oneOf([1]), mayOneOf([1]), upTo(1, [1]), exactly(1, [1]), anyOf([1]), arranged([1])]).toMatchObject(
    Array.from({ length: 6 }, () => ({ among: 'card' })),
  );
});

test('"in order" and "by place" change nothing else about a question', () => {
  expect(inOrder(upTo(2, [1, 2, 3]))).toEqual({ ...upTo(2, [1, 2, 3]), ordered: true });
  expect(byPlace(upTo(2, [1, 2, 3]))).toEqual({ ...upTo(2, [1, 2, 3]), byPlace: true });
});

test('"arranged" asks for all in an order', () => {
  expect(arranged([1, 2, 3])).toEqual({
    among: 'card',
    options: [1, 2, 3],
    ...so(3, 3),
    ordered: true,
    arranged: true,
  });
});

test('a choice can be ended once enough is picked, and is over with the most', () => {
  const question = { ...upTo(3, [10, 20, 30]), min: 1 };
  expect(answersTo(question, [], byColour)).toEqual([1, 2, 3]);
  expect(answersTo(question, [10], byColour)).toEqual([STOP, 2, 3]);
  expect(answersTo(question, [10, 20], byColour)).toEqual([STOP, 3]);
  expect(answersTo(question, [10, 20, 30], byColour)).toEqual([STOP]);
  expect(answersTo(upTo(1, [10, 20]), [10], byColour)).toEqual([STOP]);
});

test('what may be declined can be ended at once', () => {
  expect(answersTo(mayOneOf([10, 20]), [], byColour)).toEqual([STOP, 1, 2]);
  expect(answersTo(oneOf([10, 20]), [], byColour)).toEqual([1, 2]);
});

test('options alike are one answer, and answers ascend whatever the order of the options', () => {
  expect(answersTo(anyOf([30, 11, 20, 10, 31]), [], byColour)).toEqual([STOP, 1, 2, 3]);
});

test('a set or an order, whatever is not picked yet may be picked next', () => {
  for (const question of [anyOf([10, 20, 21, 30]), inOrder(anyOf([10, 20, 21, 30]))]) {
    expect(answersTo(question, [20], byColour)).toEqual([STOP, 1, 2, 3]);
    expect(answersTo(question, [20, 21], byColour)).toEqual([STOP, 1, 3]);
    expect(answersTo(question, [30], byColour)).toEqual([STOP, 1, 2]);
  }
  expect(answersTo(arranged([10, 20, 30]), [30], byColour)).toEqual([1, 2]);
});

test('a number of options can begin anywhere, and ends only when it is reached', () => {
  for (const question of [exactly(2, [10, 20, 30]), inOrder(exactly(2, [10, 20, 30]))]) {
    expect(answersTo(question, [], byColour)).toEqual([1, 2, 3]);
    expect(answersTo(question, [30], byColour)).toEqual([1, 2]);
    expect(answersTo(question, [20], byColour)).toEqual([1, 3]);
  }
  expect(answersTo(exactly(3, [10, 20, 30, 40]), [30, 40], byColour)).toEqual([1, 2]);
});

test('a question has one answer only where all that is left is alike, or nothing is left but to stop', () => {
  expect(onlyAnswer(oneOf([20, 21]), [], byColour)).toBe(2);
  expect(onlyAnswer(oneOf([10, 20]), [], byColour)).toBeNull();
  expect(onlyAnswer(exactly(2, [10, 20, 21]), [10], byColour)).toBe(2);
  expect(onlyAnswer(mayOneOf([20, 21]), [], byColour)).toBeNull();
  expect(onlyAnswer(upTo(1, [10, 20]), [10], byColour)).toBe(STOP);
  expect(onlyAnswer(anyOf([10]), [10], byColour)).toBe(STOP);
});

test('an answer stands for the first option of its colour that is not picked yet', () => {
  const question = anyOf([10, 20, 21, 22]);
  expect(withPick(question, [], 2, byColour)).toEqual([20]);
  expect(withPick(question, [20], 2, byColour)).toEqual([20, 21]);
});

test('picks of a set stand in the order of their answers, those alike in the order of the options', () => {
  const picked = (question: Question, ...answers: readonly number[]): readonly number[] =>
    answers.reduce<readonly number[]>((picks, answer) => withPick(question, picks, answer, byColour), []);
  const options = [30, 21, 10, 20];
  for (const answers of [
    [2, 3, 2, 1],
    [1, 2, 2, 3],
    [3, 2, 1, 2],
  ])
    expect(picked(anyOf(options), ...answers)).toEqual([10, 21, 20, 30]);
  expect(picked(inOrder(anyOf(options)), 2, 3, 2, 1)).toEqual([21, 30, 20, 10]);
  expect(picked(arranged(options), 3, 2, 1, 2)).toEqual([30, 21, 10, 20]);
});

test('an answer that no option goes by is an error', () => {
  expect(() => withPick(anyOf([10, 20]), [20], 2, byColour)).toThrow('no option goes by 2');
});
