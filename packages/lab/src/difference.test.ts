import { expect, test } from 'vitest';
import { difference, notPlain } from './difference.ts';

test('equal data have no difference, whatever the order of their keys', () => {
  expect(difference({ a: [1, { b: null }], c: 'x' }, { c: 'x', a: [1, { b: null }] })).toBeNull();
});

test.each([
  [{ a: [1, 2] }, { a: [1, 3] }, 'a[1]: 2 / 3'],
  [{ a: [1] }, { a: [1, 3] }, 'a[1]: nothing / 3'],
  [{ a: { b: 1 } }, { a: {} }, 'a.b: 1 / nothing'],
  [{ a: 1 }, { a: '1' }, 'a: 1 / "1"'],
  [[], {}, 'value: [] / {}'],
  [{ a: null }, {}, 'a: null / nothing'],
])('%j and %j differ at their first difference', (a, b, text) => {
  expect(difference(a as never, b as never)).toBe(text);
});

test('long data are told apart beyond the part that is printed', () => {
  const long = 'x'.repeat(100);
  expect(difference(`${long}a`, `${long}b`)).toMatch(/^value: "x+\.\.\. \/ "x+\.\.\.$/);
});

test('plain data are plain', () => {
  expect(notPlain({ a: [1, 'x', null, true, { b: [] }] })).toBeNull();
});

test.each([
  [{ a: undefined }, 'value.a is undefined'],
  [[Number.NaN], 'value[0] is NaN'],
  [{ a: [-0] }, 'value.a[0] is 0'],
  [{ a: () => 1 }, 'value.a is function'],
  [new Map(), 'value is an instance of a class'],
  [{ a: new Int32Array(2) }, 'value.a is an instance of a class'],
])('%s is not plain', (value, text) => {
  expect(notPlain(value)).toBe(text);
});
