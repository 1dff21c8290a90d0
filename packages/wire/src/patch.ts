import type { Json, JsonObject } from '@nightjar/kernel';

/** What makes one value of another: by path, as JSON Pointers write them, less the first slash. No name is empty. */
export interface Patch {
  /** What stands at these paths now, whole. */
  readonly set: Readonly<Record<string, Json>>;
  /** Paths where nothing stands any more. */
  readonly gone?: readonly string[] | undefined;
}

/** A patch as it goes over the wire, and the sum of the value it leads to. */
export interface Difference {
  readonly json: string;
  readonly sum: number;
}

/** A JSON value somewhere inside; undefined where nothing stands. */
type Node = unknown;
/** A list, or names with what stands under them. */
type Branch = { [name: string]: Node };

const isBranch = (value: Node): value is Branch => typeof value === 'object' && value !== null;

type Own = Record<string | number, Node>;

/** Written for every answer and every pair of eyes, so the patch is text at once. */
class Advance {
  readonly #path: (string | number)[] = [];
  #set = '';
  #gone = '';
  #sum: number;

  constructor(sum: number) {
    this.#sum = sum;
  }

  get difference(): Difference {
    const gone = this.#gone === '' ? '' : `,"gone":[${this.#gone}]`;
    return { json: `{"set":{${this.#set}}${gone}}`, sum: this.#sum };
  }

  /** What stands under a name of our own becomes something else. */
  turn(own: Own, name: string | number, was: Node, is: Node): void {
    if (!isBranch(was) || !isBranch(is)) return this.#replace(own, name, is);
    if (Array.isArray(was) && Array.isArray(is)) return this.#turnList(own, name, was, is);
    if (Array.isArray(was) || Array.isArray(is)) return this.#replace(own, name, is);
    this.#turnNames(was, is);
  }

  #turnList(own: Own, name: string | number, was: Node[], is: readonly Node[]): void {
    let isAlike = was.length === is.length;
    for (let i = 0; isAlike && i < is.length; i += 1) {
      isAlike = was[i] === is[i] || (isBranch(was[i]) && isBranch(is[i]));
    }
    if (!isAlike) return this.#replace(own, name, is);
    for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) this.#below(was as never, i, was[i], is[i]);
  }

  #turnNames(was: Branch, is: Branch): void {
    let left = 0;
    for (const _ in was) left += 1;
    for (const name in is) {
      const before = was[name];
      const after = is[name];
      if (before !== undefined) left -= 1;
      if (before !== after) this.#below(was, name, before, after);
    }
    if (left === 0) return;
    for (const name in was) if (!(name in is)) this.#below(was, name, was[name], undefined);
  }

  #below(own: Own, name: string | number, was: Node, is: Node): void {
    this.#path.push(name);
    this.turn(own, name, was, is);
    this.#path.pop();
  }

  #replace(own: Own, name: string | number, is: Node): void {
    let path = '';
    let at = ROOT;
    for (const part of this.#path) {
      path += path === '' ? escaped(String(part)) : `/${escaped(String(part))}`;
      at = step(at, String(part));
    }
    this.#sum = (this.#sum - sumAt(own[name], at) + sumAt(is, at)) | 0;
    if (is === undefined) {
      this.#gone += `${this.#gone === '' ? '' : ','}${JSON.stringify(path)}`;
      delete own[name];
      return;
    }
    const text = JSON.stringify(is);
    this.#set += `${this.#set === '' ? '' : ','}${JSON.stringify(path)}:${text}`;
    own[name] = isBranch(is) ? JSON.parse(text) : is;
  }
}

/**
 * Turns a value of our own into another one, in place, and tells by which patch, given the sum of what it was. Nothing of
 * the other is kept, so what does not change stays where it is. A list of another length, or of texts and numbers, is
 * replaced whole.
 */
export function advance(own: JsonObject, to: JsonObject, sum: number): Difference {
  const advanced = new Advance(sum);
  if (own !== to) advanced.turn({}, '', own, to);
  return advanced.difference;
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
  if (!isBranch(value))
    return hashed(typeof value === 'string' ? `"${value}` : `${value as number | boolean | null}`, at);
  if (Array.isArray(value)) {
    if (!value.some(isBranch)) return hashed(JSON.stringify(value), at);
    let sum = hashed('[', at);
    for (let i = 0; i < value.length; i += 1) sum = (sum + sumAt(value[i], step(at, String(i)))) | 0;
    return sum;
  }
  let sum = hashed('{', at);
  for (const name of Object.keys(value)) sum = (sum + sumAt(value[name], step(at, name))) | 0;
  return sum;
}

const SPECIAL = /[~/]/;
const escaped = (name: string): string =>
  SPECIAL.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
const plain = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
