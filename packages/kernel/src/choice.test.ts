import { expect, test } from 'vitest';
import { type Choice, readChoice } from './choice.ts';

const rule = 'X-1';
const one: Choice = { id: 'board', kind: 'one', values: ['round', 4, null], default: 'round', rule };
const number: Choice = { id: 'rounds', kind: 'number', min: 2, max: 8, default: 4, rule };
const text: Choice = { id: 'code', kind: 'text', longest: 5, default: null, rule };
const list: Choice = { id: 'cards', kind: 'list', values: ['a', 'b', 'c'], most: 2, default: [], rule };

test.each([
  [one, null],
  [one, 4],
  [number, 2],
  [number, 8],
  [text, 'abcde'],
  [text, null],
  [list, []],
  [list, ['c', 'a']],
])('%o may be %o', (choice, json) => {
  expect(readChoice(choice, json)).toEqual({ ok: true, value: json });
});

test.each([one, number, text, list])('%o that is not said is its default', (choice) => {
  expect(readChoice(choice, undefined)).toEqual({ ok: true, value: choice.default });
});

test.each([
  [one, 'square', 'must be one of round, 4, '],
  [number, 1, 'must be a whole number from 2 to 8'],
  [number, 9, 'must be a whole number from 2 to 8'],
  [number, 2.5, 'must be a whole number from 2 to 8'],
  [number, '4', 'must be a whole number from 2 to 8'],
  [text, 'abcdef', 'must be a text of at most 5 characters'],
  [text, 7, 'must be a text of at most 5 characters'],
  [list, 'a', 'must be a list'],
  [list, ['a', 'b', 'c'], 'must have at most 2 entries'],
  [list, ['z'], '"z" is unknown'],
  [list, ['a', 'a'], 'must have no entry twice'],
])('%o is refused as %o: %s', (choice, json, what) => {
  expect(readChoice(choice, json)).toEqual({ ok: false, fault: { where: choice.id, what } });
});
