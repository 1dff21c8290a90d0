import type { Json } from '@nightjar/kernel';

/** A JSON value somewhere inside another; undefined where nothing is. */
export type Node = unknown;
/** A list, or names with values under them. */
export type Branch = { readonly [name: string]: Node };

/** Whether a value has values below it. */
export const isBranch = (value: Node): value is Branch => typeof value === 'object' && value !== null;

/** The checksum of a whole value. Equal values have equal sums; the order of names does not count. */
export const sumOf = (value: Json): number => sumAt(value, ROOT);

/** The sum of the empty path. */
export const ROOT = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** FNV-1a, continued from a hash. */
function hashed(text: string, from: number): number {
  let hash = from;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

/** The hash of a path that is one name longer. */
export const step = (at: number, name: string): number => hashed(name, Math.imul(at ^ 0x2f, PRIME));

/** A list without branches: a patch always sets it whole. */
export function isPlainList(value: Node): value is readonly unknown[] {
  if (!Array.isArray(value)) return false;
  for (let i = 0; i < value.length; i += 1) if (isBranch(value[i])) return false;
  return true;
}

/** The sum of a branch alone. */
export const branchSum = (isList: boolean, at: number): number => hashed(isList ? '[' : '{', at);

/** The sum of a value alone, without the values below it; `at` is the hash of its path. */
export function ownSum(value: Node, at: number): number {
  if (typeof value === 'string') return hashed(value, hashed('"', at));
  if (!isBranch(value)) return value === undefined ? 0 : hashed(`${value as number | boolean | null}`, at);
  if (isPlainList(value)) return hashed(JSON.stringify(value), at);
  return branchSum(Array.isArray(value), at);
}

/** The sum of a value and all below it. Being a sum, it can be updated by the values that a patch sets. */
export function sumAt(value: Node, at: number): number {
  let sum = ownSum(value, at);
  if (!isBranch(value) || isPlainList(value)) return sum;
  for (const name of Object.keys(value)) sum = (sum + sumAt(value[name], step(at, name))) | 0;
  return sum;
}
