import { expect, test } from 'vitest';
import { faultText } from './checked.ts';
import { canonical, isObject, isSame, type Json, parseJson } from './json.ts';

test('equal values have equal texts, whatever the order of their keys', () => {
  expect(canonical({ b: 1, a: { d: [1, 2], c: null } })).toBe('{"a":{"c":null,"d":[1,2]},"b":1}');
  expect(isSame({ b: 1, a: 2 }, { a: 2, b: 1 })).toBe(true);
  expect(isSame([1, 2], [2, 1])).toBe(false);
  expect(isSame({ a: 1 }, { a: '1' })).toBe(false);
  expect(isSame({ a: [1] }, { a: [1], b: 2 })).toBe(false);
  expect(isSame({ a: [1], b: 2 }, { a: [1] })).toBe(false);
  expect(isSame([], {})).toBe(false);
  expect(isSame({ a: null }, { a: {} })).toBe(false);
});

test('texts, numbers and truth are written as JSON writes them', () => {
  for (const json of ['a "quoted"\n', '\u2028', 0, -1.5, 1e21, true, false, null]) {
    expect(canonical(json)).toBe(JSON.stringify(json));
  }
});

test('a canonical text reads back to the same value', () => {
  const json: Json = { z: [{ y: 'ä', x: [] }, {}], '': 0, '10': 1, '9': 2 };
  expect(JSON.parse(canonical(json))).toEqual(json);
  expect(canonical(JSON.parse(canonical(json)) as Json)).toBe(canonical(json));
});

test('a field named like a prototype is a field like any other', () => {
  const json = JSON.parse('{"__proto__":{"a":1},"b":2}') as Json;
  expect(canonical(json)).toBe('{"__proto__":{"a":1},"b":2}');
});

test('only objects are objects', () => {
  expect(isObject({})).toBe(true);
  for (const json of [null, [], 'x', 3, true, undefined]) expect(isObject(json)).toBe(false);
});

test('JSON from outside is read', () => {
  expect(parseJson(' {"a": [1, "]}{["]}')).toEqual({ ok: true, value: { a: [1, ']}{['] } });
});

test('a hundred megabytes of nesting are refused by their length', () => {
  const parsed = parseJson('['.repeat(100 * 1024 * 1024));
  expect(parsed.ok ? '' : faultText(parsed.fault)).toMatch(/^is too long: 104857600 characters/);
});

test('the longest text is read and one character more is not', () => {
  const longest = 16 * 1024 * 1024;
  expect(parseJson(`"${'x'.repeat(longest - 2)}"`).ok).toBe(true);
  expect(parseJson(`"${'x'.repeat(longest - 1)}"`).ok).toBe(false);
});

test('64 levels are read, and the place of the 65th is named', () => {
  expect(parseJson(`${'['.repeat(64)}${']'.repeat(64)}`).ok).toBe(true);
  const parsed = parseJson(`${'['.repeat(65)}${']'.repeat(65)}`);
  expect(parsed.ok ? null : parsed.fault).toEqual({ where: 'character 64', what: 'nests deeper than 64 levels' });
});

test('200 levels of objects are refused', () => {
  const parsed = parseJson(`${'{"a":'.repeat(200)}1${'}'.repeat(200)}`);
  expect(parsed.ok ? null : parsed.fault.where).toBe(`character ${64 * 5}`);
});

test('brackets inside texts do not nest, not even after an escaped quote', () => {
  const text = `"${'['.repeat(100)}\\"${'{'.repeat(100)}\\\\"`;
  expect(parseJson(`[${text}]`).ok).toBe(true);
  expect(parseJson(`["\\\\", ${'['.repeat(70)}`).ok).toBe(false);
});

test('brackets side by side do not nest', () => {
  expect(parseJson(`[${Array(500).fill('{"a":[]}').join(',')}]`).ok).toBe(true);
});

test.each(['', '{', '[1,]', 'undefined', "{'a':1}", '{"a":1}x', 'NaN', '\u0000'])(
  'the broken text %j is refused',
  (text) => {
    const parsed = parseJson(text);
    expect(parsed.ok ? '' : faultText(parsed.fault)).toMatch(/^is not JSON: /);
  },
);

test('a fault without a place is told without one', () => {
  expect(faultText({ where: '', what: 'is wrong' })).toBe('is wrong');
  expect(faultText({ where: 'a[1]', what: 'is wrong' })).toBe('a[1]: is wrong');
});
