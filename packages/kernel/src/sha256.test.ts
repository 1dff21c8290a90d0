import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sha256, sha256Hex } from './sha256.ts';

test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  [
    'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
    'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
  ],
])('the published example "%s" has its published hash', (text, hash) => {
  expect(sha256Hex(text)).toBe(hash);
});

test('a million letters a have their published hash', () => {
  expect(sha256Hex('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
});

test('every length around the block boundaries hashes as another implementation does', () => {
  for (let length = 0; length <= 260; length += 1) {
    const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7 + length) % 90))).join('');
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('letters beyond ASCII hash as their UTF-8, and lone surrogates as the replacement character', () => {
  for (const text of [
    'ä',
    'Eulenfeder',
    '夜',
    '💡 light',
    '\u07ff\u0800\uffff',
    'x\ud800y',
    '\udc00',
    '\udbff\udfff',
  ]) {
    expect(sha256Hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  }
});

test('the words are signed 32-bit numbers of the same hash', () => {
  expect(
    sha256('abc')
      .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
      .join(''),
  ).toBe(sha256Hex('abc'));
  expect(sha256('abc').every((word) => word === (word | 0))).toBe(true);
});
