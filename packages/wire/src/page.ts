import type { JsonObject } from '@nightjar/kernel';
import { type Branch, isBranch, type Node } from './node.ts';
import { isPlainList, ownSum, ROOT, step } from './sum.ts';

/** Stand where a branch begins, and where nothing stands. */
const NAMES = Symbol('names');
const LIST = Symbol('list');
const FREE = Symbol('free');

type Plain = string | number | boolean | null;
type Leaf = Plain | readonly Plain[];
type Value = Leaf | typeof NAMES | typeof LIST | typeof FREE;

/** Everything of a value in the order it is written, a branch before what is below it. A list of texts and numbers is one thing. */
interface Entries {
  readonly names: (string | number)[];
  readonly values: Value[];
  /** How many entries it takes, itself and free ones included. */
  readonly sizes: number[];
  /** What it adds to the sum, without what is below it. */
  readonly sums: number[];
}

/**
 * What somebody was shown last, and the patch that leads from there to what is shown next. A page is turned for every answer and
 * every pair of eyes while thousands lie open, so it is kept as a few flat lists: they are read from front to back, beside the
 * value that is shown next, and a patch is text at once. Nothing of what is shown is kept.
 */
export class Page {
  readonly #entries: Entries = { names: [], values: [], sizes: [], sums: [] };
  /** Where the branches stand that we are in. */
  readonly #above: number[] = [];
  #sum: number;
  #set = '';

  constructor(shown: JsonObject) {
    lay(this.#entries, '', shown, ROOT);
    this.#sum = added(this.#entries.sums, 0, this.#end(0));
  }

  /** The sum of what is shown. */
  get sum(): number {
    return this.#sum;
  }

  /** What is shown, as JSON. */
  get json(): string {
    return written(this.#entries, 0);
  }

  /**
   * Shows something else from now on, and tells by which patch, as JSON. What has other names, or is a list of another
   * length or of other texts and numbers, is replaced whole.
   */
  turn(to: JsonObject): string {
    this.#set = '';
    this.#turn(0, to);
    return `{"set":{${this.#set}}}`;
  }

  #turn(place: number, is: Node): void {
    const was = this.#entries.values[place];
    if (!isBranch(is)) {
      if (was !== is) this.#replace(place, is);
    } else if (isPlainList(is)) {
      if (!isSame(was, is)) this.#replace(place, is);
    } else if (was === (Array.isArray(is) ? LIST : NAMES)) this.#turnBranch(place, is);
    else this.#replace(place, is);
  }

  #turnBranch(place: number, is: Branch): void {
    const said = this.#set;
    this.#above.push(place);
    const isTurned = Array.isArray(is) ? this.#turnList(place, is) : this.#turnNames(place, is);
    this.#above.pop();
    if (isTurned) return;
    // What is replaced whole says nothing of its parts.
    this.#set = said;
    this.#replace(place, is);
  }

  /** Turns the branches in a list; false where it has another length, or other texts and numbers. */
  #turnList(place: number, is: readonly Node[]): boolean {
    const { values, sizes } = this.#entries;
    let at = place + 1;
    for (const item of is) {
      if (this.#isEnd(at, place)) return false;
      if (isBranch(item)) this.#turn(at, item);
      else if (values[at] !== item) return false;
      at += sizes[at] as number;
    }
    return this.#isEnd(at, place);
  }

  /** Turns what stands under names; false where they are others, or in another order. */
  #turnNames(place: number, is: Branch): boolean {
    const { names, sizes } = this.#entries;
    let at = place + 1;
    for (const name in is) {
      const value = is[name];
      if (value === undefined) continue;
      if (names[at] !== name || this.#isEnd(at, place)) return false;
      this.#turn(at, value);
      at += sizes[at] as number;
    }
    return this.#isEnd(at, place);
  }

  #replace(place: number, is: Node): void {
    const { names, values, sums } = this.#entries;
    const { path, at } = this.#pathTo(place);
    this.#set += this.#set === '' ? `"${path}":${texted(is)}` : `,"${path}":${texted(is)}`;
    const before = added(sums, place, this.#end(place));
    if (!isBranch(is) || isPlainList(is)) {
      values[place] = kept(is as Leaf);
      sums.fill(0, place, this.#end(place));
      sums[place] = ownSum(is, at);
    } else {
      const now: Entries = { names: [], values: [], sizes: [], sums: [] };
      lay(now, names[place] as string | number, is, at);
      this.#write(place, now);
    }
    this.#sum = (this.#sum - before + added(sums, place, this.#end(place))) | 0;
  }

  /** Writes a branch over what stood here. Room it does not need stays free: what took it often comes again. */
  #write(place: number, now: Entries): void {
    const { names, values, sizes, sums } = this.#entries;
    const room = sizes[place] as number;
    const more = now.sizes.length - room;
    if (more > 0) {
      // What it makes room by is written over at once.
      const wider = now.sizes.slice(room);
      for (const list of [names, values, sizes, sums]) list.splice(place + room, 0, ...wider);
      for (const above of this.#above) sizes[above] = (sizes[above] as number) + more;
    }
    for (let i = 0; i < now.sizes.length; i += 1) {
      names[place + i] = now.names[i] as string | number;
      values[place + i] = now.values[i] as Value;
      sizes[place + i] = now.sizes[i] as number;
      sums[place + i] = now.sums[i] as number;
    }
    if (more >= 0) return;
    values.fill(FREE, place + now.sizes.length, place + room);
    sizes.fill(1, place + now.sizes.length, place + room);
    sums.fill(0, place + now.sizes.length, place + room);
    sizes[place] = room;
  }

  #end(place: number): number {
    return place + (this.#entries.sizes[place] as number);
  }

  /** Whether nothing more stands in a branch. */
  #isEnd(at: number, place: number): boolean {
    return at === this.#end(place) || this.#entries.values[at] === FREE;
  }

  /** The path to a place, as it stands in JSON, and where its sum starts from. */
  #pathTo(place: number): { readonly path: string; readonly at: number } {
    const { names } = this.#entries;
    let path = '';
    let at = ROOT;
    for (let i = 1; i <= this.#above.length; i += 1) {
      const name = String(names[this.#above[i] ?? place]);
      path += i === 1 ? escaped(name) : `/${escaped(name)}`;
      at = step(at, name);
    }
    return { path, at };
  }
}

/** Adds a value and everything below it. */
function lay(entries: Entries, name: string | number, value: Node, at: number): void {
  const { names, values, sizes, sums } = entries;
  const place = names.length;
  names.push(name);
  sizes.push(1);
  sums.push(ownSum(value, at));
  if (!isBranch(value) || isPlainList(value)) {
    values.push(kept(value as Leaf));
    return;
  }
  values.push(Array.isArray(value) ? LIST : NAMES);
  if (Array.isArray(value)) for (const [i, item] of value.entries()) lay(entries, i, item, step(at, String(i)));
  else for (const below in value) if (value[below] !== undefined) lay(entries, below, value[below], step(at, below));
  sizes[place] = names.length - place;
}

/** Whoever made a list may change it. */
const kept = (value: Leaf): Leaf => (Array.isArray(value) ? value.slice() : value);

function isSame(was: Value | undefined, is: readonly unknown[]): boolean {
  if (!Array.isArray(was) || was.length !== is.length) return false;
  for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) return false;
  return true;
}

function added(sums: readonly number[], from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i += 1) sum = (sum + (sums[i] as number)) | 0;
  return sum;
}

function written(entries: Entries, place: number): string {
  const { names, values, sizes } = entries;
  const value = values[place];
  if (value !== NAMES && value !== LIST) return JSON.stringify(value);
  const parts: string[] = [];
  for (let at = place + 1; at < place + (sizes[place] as number); at += sizes[at] as number) {
    if (values[at] === FREE) break;
    const below = written(entries, at);
    parts.push(value === LIST ? below : `${JSON.stringify(names[at])}:${below}`);
  }
  return value === LIST ? `[${parts.join()}]` : `{${parts.join()}}`;
}

const PLAIN = /^[\w-]*$/;

/** As JSON; most of what changes is a number or a name. */
function texted(value: Node): string {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** A name as it stands in a path in JSON. */
const escaped = (name: string): string =>
  PLAIN.test(name) ? name : JSON.stringify(name.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
