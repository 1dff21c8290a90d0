import { expect, test } from 'vitest';
import { below, copyRng, followRng, pick, type Rng, reshuffle, rngFrom, rngWith, shuffle, word } from './rng.ts';
import { sha256 } from './sha256.ts';

const ZERO_KEY = Array<number>(8).fill(0);

function keystream(rng: Rng, words: number): string {
  const bytes: string[] = [];
  for (let i = 0; i < words; i += 1) {
    const drawn = word(rng);
    for (const shift of [0, 8, 16, 24]) bytes.push(((drawn >>> shift) & 255).toString(16).padStart(2, '0'));
  }
  return bytes.join('');
}

/** A generator whose next words are these. */
const loaded = (...words: number[]): Rng => ({
  ...rngWith(ZERO_KEY, 0),
  block: 0,
  words: Int32Array.from({ length: 16 }, (_, i) => words[i] ?? 0),
});

test('the first two blocks under the zero key are the published keystream of ChaCha8', () => {
  expect(keystream(rngWith(ZERO_KEY, 0), 32)).toBe(
    '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
      '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42' +
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
      '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
  );
});

test('every word of the key matters', () => {
  const streams = new Set([keystream(rngWith(ZERO_KEY, 0), 4)]);
  for (let i = 0; i < 8; i += 1) streams.add(keystream(rngWith(ZERO_KEY.with(i, 1), 0), 4));
  expect(streams.size).toBe(9);
});

test('a generator keyed by a text draws under the hash of that text', () => {
  expect(keystream(rngFrom('owl'), 16)).toBe(keystream(rngWith(sha256('owl'), 0), 16));
  expect(keystream(rngFrom('owl'), 16)).not.toBe(keystream(rngFrom('owls'), 16));
});

test('a generator goes on from any count of words as if it had drawn them', () => {
  const whole = keystream(rngFrom('a'), 64);
  for (const drawn of [1, 15, 16, 17, 33]) {
    expect(keystream(rngWith(sha256('a'), drawn), 64 - drawn)).toBe(whole.slice(drawn * 8));
  }
});

test('the count of blocks runs on beyond 32 bits', () => {
  const far = 0x1_0000_0000 * 16;
  expect(keystream(rngWith(ZERO_KEY, far), 16)).not.toBe(keystream(rngWith(ZERO_KEY, 0), 16));
  expect(keystream(rngWith(ZERO_KEY, far), 16)).not.toBe(keystream(rngWith(ZERO_KEY, far * 2), 16));
});

test('a copy draws what the original draws, and neither moves the other', () => {
  const rng = rngFrom('copy');
  word(rng);
  const copy = copyRng(rng);
  const drawn = keystream(copy, 20);
  expect(rng.drawn).toBe(1);
  expect(keystream(rng, 20)).toBe(drawn);
});

test('a generator that follows another stands at its place in its own stream', () => {
  const rng = rngFrom('own');
  const ahead = rngFrom('other');
  keystream(ahead, 21);
  keystream(rng, 3);
  followRng(rng, ahead);
  expect(keystream(rng, 8)).toBe(keystream(rngWith(sha256('own'), 21), 8));
});

test('a word that would favour small numbers is thrown away', () => {
  const rng = loaded(-1, 5);
  expect(below(rng, 3)).toBe(2);
  expect(rng.drawn).toBe(2);
});

test('the last fair word is used', () => {
  const rng = loaded(0xffff_fffe | 0, 5);
  expect(below(rng, 3)).toBe(0xffff_fffe % 3);
  expect(rng.drawn).toBe(1);
});

test('where the numbers divide the words evenly no word is thrown away', () => {
  const rng = loaded(-1, -1);
  expect(below(rng, 2)).toBe(1);
  expect(below(rng, 0x1_0000_0000)).toBe(0xffff_ffff);
  expect(rng.drawn).toBe(2);
});

test('a choice of one or none draws nothing', () => {
  const rng = rngFrom('one');
  expect(below(rng, 1)).toBe(0);
  expect(below(rng, 0)).toBe(0);
  expect(rng.drawn).toBe(0);
});

test('each of six faces falls about as often as the others', () => {
  const rng = rngFrom('die');
  const faces = Array<number>(6).fill(0);
  for (let i = 0; i < 60_000; i += 1) {
    const face = below(rng, 6);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  const chi = faces.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
  // Five degrees of freedom: a fair die exceeds 20.5 once in a thousand seeds, and this seed is fixed.
  expect(chi).toBeLessThan(20.5);
});

test('a shuffle keeps every item and reaches every order about equally often', () => {
  const rng = rngFrom('shuffle');
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i += 1) {
    const order = shuffle(['a', 'b', 'c', 'd'], rng).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  const chi = [...orders.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
  // Twenty-three degrees of freedom, the same one in a thousand.
  expect(chi).toBeLessThan(49.7);
});

test('a shuffle is in place and the same for the same seed', () => {
  const items = Array.from({ length: 52 }, (_, i) => i);
  const shuffled = shuffle(items, rngFrom('deck'));
  expect(shuffled).toBe(items);
  expect(
    shuffle(
      Array.from({ length: 52 }, (_, i) => i),
      rngFrom('deck'),
    ),
  ).toEqual(shuffled);
  expect(items.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 52 }, (_, i) => i));
});

test('a pick is the item at the number drawn', () => {
  const items = ['wick', 'oil', 'glass'];
  expect(pick(items, rngFrom('pick'))).toBe(items[below(rngFrom('pick'), 3)]);
});

test('what is reshuffled has forgotten in which order it was', () => {
  const once = reshuffle([3, -1, 70_000, 2, 2], rngFrom('owl'));
  expect(reshuffle([2, 70_000, 2, 3, -1], rngFrom('owl'))).toEqual(once);
  expect(once.toSorted((a, b) => a - b)).toEqual([-1, 2, 2, 3, 70_000]);
  expect(reshuffle([2, 70_000, 2, 3, -1], rngFrom('bat'))).not.toEqual(once);
});
