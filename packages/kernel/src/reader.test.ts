import { expect, expectTypeOf, test } from 'vitest';
import { faultText } from './checked.ts';
import type { Json } from './json.ts';
import {
  checked,
  entries,
  fields,
  id,
  keyed,
  list,
  oneOf,
  optional,
  type ReadBy,
  type Reader,
  refuse,
  such,
  text,
  variants,
  whole,
} from './reader.ts';

/** What a reader makes of a file: its value, or its fault in one line. */
function read<T>(reader: Reader<T>, json: Json): T | string {
  const found = checked(() => reader(json, 'file'));
  return found.ok ? found.value : faultText(found.fault);
}

const pebble = fields({ id, weight: whole(1, 9), owner: optional(text) });

test('an object is read with exactly its fields, and its type is known', () => {
  expectTypeOf<ReadBy<typeof pebble>>().toEqualTypeOf<{
    readonly id: string;
    readonly weight: number;
    readonly owner?: string;
  }>();
  expect(read(pebble, { weight: 3, id: 'a', owner: 'Mira' })).toEqual({ id: 'a', weight: 3, owner: 'Mira' });
  expect(read(pebble, { id: 'a', weight: 10 })).toBe('file.weight: must be a whole number from 1 to 9');
  expect(read(pebble, { weight: 3 })).toBe('file.id: is missing');
  expect(read(pebble, { id: 'a', weight: 3, note: '' })).toBe(
    'file.note: the rules read no such field; they read id, weight, owner',
  );
  expect(read(pebble, [])).toBe('file: must be an object');
});

test('an optional field that is left out is left out of what was read', () => {
  expect(Object.keys(read(pebble, { id: 'a', weight: 3 }))).toEqual(['id', 'weight']);
  expect(read(pebble, { id: 'a', weight: 3, owner: 7 })).toBe('file.owner: must be a text');
});

test('an object with a value for each name has every one of them and no other', () => {
  const hands = keyed(['left', 'right'], whole(0, 5));
  expectTypeOf<ReadBy<typeof hands>>().toEqualTypeOf<{ readonly left: number; readonly right: number }>();
  expect(read(hands, { right: 1, left: 0 })).toEqual({ left: 0, right: 1 });
  expect(read(hands, { left: 0 })).toBe('file.right: is missing');
  expect(read(hands, { left: 0, right: 1, middle: 2 })).toBe(
    'file.middle: the rules read no such field; they read left, right',
  );
});

test('the tag of an object says which other fields it has', () => {
  const deed = variants('op', { take: { count: whole(1, 3) }, pass: {} });
  expectTypeOf<ReadBy<typeof deed>>().toEqualTypeOf<
    { readonly op: 'take'; readonly count: number } | { readonly op: 'pass' }
  >();
  expect(read(deed, { op: 'take', count: 2 })).toEqual({ op: 'take', count: 2 });
  expect(read(deed, { op: 'pass' })).toEqual({ op: 'pass' });
  expect(read(deed, { op: 'pass', count: 2 })).toBe('file.count: the rules read no such field; they read op');
  expect(read(deed, { op: 'take' })).toBe('file.count: is missing');
  expect(read(deed, { op: 'fly' })).toBe('file.op: "fly" is unknown; known are take, pass');
  expect(read(deed, { count: 2 })).toBe('file.op: is missing');
});

test('entries have an id of their own each', () => {
  const pebbles = entries(pebble, 1, 2);
  const [a, b] = [
    { id: 'a', weight: 1 },
    { id: 'b', weight: 2 },
  ];
  expect(read(pebbles, [a, b])).toEqual([a, b]);
  expect(read(pebbles, [a, { ...b, id: 'a' }])).toBe('file[1].id: "a" stands here twice');
  expect(read(pebbles, [])).toBe('file: must have at least 1 entry');
  expect(read(pebbles, [a, b, a])).toBe('file: must have at most 2 entries');
});

test('what was read is checked once more, at its place', () => {
  const rising = such(list(whole(0, 9)), (found, where) => {
    if (found.some((step, i) => step < (found[i - 1] ?? 0))) refuse(where, 'must rise');
  });
  expect(read(fields({ steps: rising }), { steps: [1, 2] })).toEqual({ steps: [1, 2] });
  expect(read(fields({ steps: rising }), { steps: [2, 1] })).toBe('file.steps: must rise');
});

test('a known name keeps its type', () => {
  const colour = oneOf(['green', 'blue']);
  expectTypeOf<ReadBy<typeof colour>>().toEqualTypeOf<'green' | 'blue'>();
  expect(read(colour, 'red')).toBe('file: "red" is unknown; known are green, blue');
});
