import { chacha8 } from './chacha.ts';
import { sha256 } from './sha256.ts';

/**
 * Chance that lives in the state: ChaCha8 under a 256-bit key, drawn sixteen words a block.
 * The key and the count of words drawn are all of it, so it copies and serialises with the state.
 */
export interface Rng {
  readonly key: readonly number[];
  /** Words drawn so far. */
  drawn: number;
  /** The first word of the block at hand, and the block's words; a cache, never part of the value. */
  block: number;
  words: Int32Array | null;
}

/** Words in a block. */
const BLOCK = 16;
const NO_BLOCK = -BLOCK;

/** A generator keyed by any text. Equal texts draw equal numbers, on any machine. */
export const rngFrom = (seed: string): Rng => rngWith(sha256(seed), 0);

export const rngWith = (key: readonly number[], drawn: number): Rng => ({ key, drawn, block: NO_BLOCK, words: null });

export const copyRng = (rng: Rng): Rng => ({ key: rng.key, drawn: rng.drawn, block: NO_BLOCK, words: null });

/** Takes another generator's place in its own stream, without allocating. */
export function followRng(rng: Rng, other: Rng): void {
  rng.drawn = other.drawn;
  rng.block = NO_BLOCK;
}

/** The next word, uniform over the unsigned 32-bit numbers. */
export function word(rng: Rng): number {
  const { drawn } = rng;
  let at = drawn - rng.block;
  if (at < 0 || at >= BLOCK) {
    fill(rng, Math.floor(drawn / BLOCK));
    at = drawn - rng.block;
  }
  rng.drawn = drawn + 1;
  return ((rng.words as Int32Array)[at] as number) >>> 0;
}

/** A whole number from 0 to n − 1, for n up to 2³², each equally likely: words that would favour some are thrown away. */
export function below(rng: Rng, n: number): number {
  if (n <= 1) return 0;
  if (n > 0xffff_ffff) return word(rng);
  // 2³² − n: beyond the last whole multiple of n the words would favour small numbers.
  const last = -n >>> 0;
  for (;;) {
    const drawn = word(rng);
    // All unsigned: with floating numbers in it a shuffle takes twice as long, and makes lists of floating numbers.
    const rest = (drawn % (n >>> 0)) >>> 0;
    if ((drawn - rest) >>> 0 <= last) return rest;
  }
}

/** A generator of its own, keyed by another: what a re-dealt state draws from. */
export function freshRng(random: Rng): Rng {
  const key: number[] = [];
  for (let i = 0; i < 8; i += 1) key.push(word(random) | 0);
  return rngWith(key, 0);
}

/** Shuffles in place, every order equally likely. */
export function shuffle<T>(items: T[], rng: Rng): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = below(rng, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
  return items;
}

/** How often each number is in a list, from the least on; all zero between calls. */
const counted = new Int32Array(1024);

/** Shuffles numbers in place so that their order before has no say in it: for re-dealing what is hidden. */
export function reshuffle(numbers: number[], rng: Rng): number[] {
  sortNumbers(numbers);
  return shuffle(numbers, rng);
}

/** Sorts whole numbers by counting them where they lie close together, as ids do: search sorts more than it shuffles. */
function sortNumbers(numbers: number[]): void {
  let least = numbers[0] ?? 0;
  let most = least;
  for (const n of numbers) {
    if (n < least) least = n;
    if (n > most) most = n;
  }
  if (most - least >= counted.length) {
    numbers.sort((a, b) => a - b);
    return;
  }
  for (const n of numbers) counted[n - least] = (counted[n - least] as number) + 1;
  let at = 0;
  for (let n = least; n <= most; n += 1) {
    for (; (counted[n - least] as number) > 0; at += 1) {
      numbers[at] = n;
      counted[n - least] = (counted[n - least] as number) - 1;
    }
  }
}

/** One of the items, each equally likely. The list must not be empty. */
export const pick = <T>(items: readonly T[], rng: Rng): T => items[below(rng, items.length)] as T;

function fill(rng: Rng, block: number): void {
  rng.words ??= new Int32Array(BLOCK);
  chacha8(rng.key, block, rng.words);
  rng.block = block * BLOCK;
}
