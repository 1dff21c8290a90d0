import type { Json } from '@nightjar/kernel';
import { isBranch, type Node } from './node.ts';

/** A checksum of a whole value, in which the order of names does not count. Equal values have equal sums. */
export const sumOf = (value: Json): number => sumAt(value, ROOT);

export const ROOT = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** FNV-1a, from where it stands. */
function hashed(text: string, from: number): number {
  let hash = from;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

export const step = (at: number, name: string): number => hashed(name, Math.imul(at ^ 0x2f, PRIME));

/** A list of texts and numbers: one thing, which changes whole. */
export function isPlainList(value: Node): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (isBranch(value[i])) return false;
  return true;
}

export const branchSum = (isList: boolean, at: number): number => hashed(isList ? '[' : '{', at);

/** What stands at a place, without what stands below it. */
export function ownSum(value: Node, at: number): number {
  if (typeof value === 'string') return hashed(value, hashed('"', at));
  if (!isBranch(value)) return value === undefined ? 0 : hashed(`${value as number | boolean | null}`, at);
  if (isPlainList(value)) return hashed(JSON.stringify(value), at);
  return branchSum(Array.isArray(value), at);
}

/** The sum of everything at and below a place. It is a sum, so that a patch changes it by what it changes. */
export function sumAt(value: Node, at: number): number {
  let sum = ownSum(value, at);
  if (!isBranch(value) || isPlainList(value)) return sum;
  for (const name of Object.keys(value)) sum = (sum + sumAt(value[name], step(at, name))) | 0;
  return sum;
}
