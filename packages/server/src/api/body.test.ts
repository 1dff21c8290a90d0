import { expect, test } from 'vitest';
import { readBody } from './body.ts';

const read = (text: string | Buffer): unknown => {
  const checked = readBody(Buffer.from(text as string));
  return checked.ok ? checked.value : `! ${checked.fault.where}: ${checked.fault.what}`;
};

test('plain data is read unchanged, and an empty body is no body', () => {
  expect(read('{"a":[1,"é",null,true,-0.5]}')).toEqual({ a: [1, 'é', null, true, -0.5] });
  expect(read('')).toBeUndefined();
});

test.each([
  ['{"__proto__":{"admin":true}}', /__proto__/],
  ['{"a":{"constructor":{"prototype":1}}}', /a: may not have a field called constructor/],
  ['{"\\u005f_proto__":1}', /__proto__/],
  ['{"a":"\\ud800"}', /a: has half a character/],
  ['{"\\ud800":1}', /half a character/],
  ['{"a":[1e999]}', /a\[0\]: is too large a number/],
  ['{"a":9007199254740993}', /a: is too large a number/],
  ['{"a":-1E400}', /a: is too large a number/],
  ['{"a":[{"b":12345678901234567}]}', /a\[0\]\.b: is too large a number/],
  ['{"a":"\\u0000"}', /a: has half a character or U\+0000/],
  ['{"a":', /is not JSON/],
  ['{"a":NaN}', /is not JSON/],
  ['{"a":1}x', /is not JSON/],
  ['['.repeat(100), /nests deeper/],
])('%s is refused', (text, why) => {
  expect(read(text)).toMatch(why);
});

test('a body has at most 64 fields', () => {
  const of = (count: number): string =>
    JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, i])));
  expect(read(of(64))).toEqual(JSON.parse(of(64)));
  expect(read(of(65))).toBe('! : has more than 64 fields');
  expect(read(`[${of(65)}]`)).toEqual([JSON.parse(of(65))]);
});

test('bytes that are no UTF-8 are refused', () => {
  expect(read(Buffer.from([0x22, 0xff, 0x22]))).toBe('! : is not UTF-8');
  expect(read(Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]))).toBe('! : is not UTF-8');
});
