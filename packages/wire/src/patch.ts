import type { Json } from '@nightjar/kernel';

/** What makes one value of another: by path, as JSON Pointers write them, less the first slash. No name is empty. */
export interface Patch {
  /** What stands at these paths now, whole. */
  readonly set: Readonly<Record<string, Json>>;
  /** Paths where nothing stands any more. */
  readonly gone?: readonly string[];
}

/** A patch, and how the sum of the whole changes with it. */
export interface Difference {
  readonly patch: Patch;
  readonly sum: number;
}

/** A JSON value somewhere inside; undefined where nothing stands. */
type Node = unknown;
/** A list, or names with what stands under them. */
type Branch = { readonly [name: string]: Node };

const isBranch = (value: Node): value is Branch => typeof value === 'object' && value !== null;

/** The patch that leads from one value to the other. Lists of another length are replaced whole. */
export function differenceOf(before: Json, after: Json, sum: number): Difference {
  const set: Record<string, Json> = {};
  const gone: string[] = [];
  const path: string[] = [];
  let changed = sum;

  function replace(was: Node, is: Node): void {
    const at = path.reduce(step, ROOT);
    changed = (changed - sumAt(was, at) + sumAt(is, at)) | 0;
    const name = path.map(escaped).join('/');
    if (is === undefined) gone.push(name);
    else set[name] = is as Json;
  }

  function compare(was: Node, is: Node): void {
    if (was === is) return;
    const isAlike =
      isBranch(was) &&
      isBranch(is) &&
      (Array.isArray(was) ? Array.isArray(is) && was.length === is.length : !Array.isArray(is));
    if (!isAlike) return replace(was, is);
    if (Array.isArray(was) && Array.isArray(is)) {
      for (let i = 0; i < is.length; i += 1) {
        if (was[i] === is[i]) continue;
        path.push(String(i));
        compare(was[i], is[i]);
        path.pop();
      }
      return;
    }
    compareNames(was, is);
  }

  function compareNames(was: Branch, is: Branch): void {
    for (const name in is) {
      if (was[name] === is[name]) continue;
      path.push(name);
      compare(was[name], is[name]);
      path.pop();
    }
    for (const name in was) {
      if (was[name] === undefined || name in is) continue;
      path.push(name);
      replace(was[name], undefined);
      path.pop();
    }
  }

  compare(before, after);
  return { patch: gone.length === 0 ? { set } : { set, gone }, sum: changed };
}

/** The value a patch leads to, or null where it does not fit. What did not change is shared. */
export function patched(before: Json, { set, gone = [] }: Patch): Json | null {
  const whole = { '': before as Node };
  const ours = new Set<Node>([whole]);

  /** The branch of this name, as a copy of our own; null where there is none. */
  function branch(at: Record<string, Node>, name: string): Record<string, Node> | null {
    const found = at[name];
    if (!isBranch(found)) return null;
    const own = ours.has(found) ? found : Array.isArray(found) ? [...found] : { ...found };
    ours.add(own);
    at[name] = own;
    return own as Record<string, Node>;
  }

  function put(path: string, value: Node): boolean {
    const names = path === '' ? [''] : ['', ...path.split('/').map(plain)];
    const last = names.pop() as string;
    let at: Record<string, Node> | null = whole;
    for (const name of names) at = at === null ? null : branch(at, name);
    if (at === null) return false;
    if (value === undefined) delete at[last];
    else at[last] = value;
    return true;
  }

  for (const path of gone) if (!put(path, undefined)) return null;
  for (const path of Object.keys(set)) if (!put(path, set[path])) return null;
  return whole[''] as Json;
}

/** A checksum of a whole value, in which the order of names does not count. Equal values have equal sums. */
export const sumOf = (value: Json): number => sumAt(value, ROOT);

const ROOT = 0x811c9dc5 | 0;
const PRIME = 0x01000193;

/** FNV-1a, from where it stands. */
function hashed(text: string, from: number): number {
  let hash = from;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), PRIME);
  return hash;
}

const step = (at: number, name: string): number => hashed(name, Math.imul(at ^ 0x2f, PRIME));

/** The sum of everything below a place. It is a sum, so that a patch changes it by what it changes. */
function sumAt(value: Node, at: number): number {
  if (value === undefined) return 0;
  if (!isBranch(value)) return hashed(typeof value === 'string' ? `"${value}` : String(value), at);
  let sum = hashed(Array.isArray(value) ? '[' : '{', at);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) sum = (sum + sumAt(value[i], step(at, String(i)))) | 0;
    return sum;
  }
  for (const name in value) sum = (sum + sumAt(value[name], step(at, name))) | 0;
  return sum;
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const plain = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
