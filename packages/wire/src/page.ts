import type { JsonObject } from '@nightjar/kernel';
import { type Branch, isBranch, type Node } from './node.ts';
import { branchSum, isPlainList, ownSum, ROOT, step } from './sum.ts';

/** Stands where a branch begins, before its parts. There is one for each kind and number of them. */
interface Mark {
  readonly isList: boolean;
  readonly count: number;
}

/** Where nothing stands. */
const FREE = Symbol('free');

type Plain = string | number | boolean | null;
type Leaf = Plain | readonly Plain[];
type Entry = Leaf | Mark | typeof FREE;

/** No place: what is shown has another shape. */
const NOWHERE = -1;

/**
 * What somebody was shown last, and the patch that leads from there to what is shown next. A page is turned for every answer and
 * every pair of eyes while thousands lie open, so it is kept as one flat list: it is read from front to back, beside the
 * value that is shown next, and a patch is text at once. Nothing of what is shown is kept.
 */
export class Page {
  /** Everything in the order it is written: before its parts a branch, before each part its name. */
  readonly #entries: Entry[] = [];
  /** The names that lead to where we are, as many as we are deep. */
  readonly #names: (string | number)[] = [];
  #depth = 0;
  readonly #set: string[] = [];
  #sum: number;

  constructor(shown: JsonObject) {
    lay(this.#entries, shown);
    this.#sum = sumAt(this.#entries, 0, ROOT);
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
    this.#turn(0, to);
    const set = this.#set.join();
    // A page lies there long after its patch was sent.
    this.#set.length = 0;
    return `{"set":{${set}}}`;
  }

  /** Turns what stands at a place; gives the place after it, which may be free. */
  #turn(place: number, is: Node): number {
    const was = this.#entries[place] as Entry;
    if (!isBranch(is)) return was === is ? place + 1 : this.#replace(place, is);
    if (isPlainList(is)) return isSame(was, is) ? place + 1 : this.#replace(place, is);
    const said = this.#set.length;
    const depth = this.#depth;
    const end = isMark(was) ? this.#turnBranch(place, was, is) : NOWHERE;
    this.#depth = depth;
    if (end !== NOWHERE) return end;
    // What is replaced whole says nothing of its parts.
    if (this.#set.length > said) this.#set.length = said;
    return this.#replace(place, is);
  }

  #turnBranch(place: number, was: Mark, is: Branch): number {
    this.#depth += 1;
    if (Array.isArray(is)) return was.isList && was.count === is.length ? this.#turnList(place, is) : NOWHERE;
    return was.isList ? NOWHERE : this.#turnNames(place, was.count, is);
  }

  /** Turns the branches in a list; nowhere where its texts and numbers are others. */
  #turnList(place: number, is: readonly Node[]): number {
    const entries = this.#entries;
    const depth = this.#depth;
    let at = place + 1;
    for (let i = 0; i < is.length; i += 1) {
      const item = is[i];
      at = afterFree(entries, at);
      if (!isBranch(item) && entries[at] !== item) return NOWHERE;
      this.#names[depth - 1] = i;
      at = this.#turn(at, item);
    }
    return at;
  }

  /** Turns what stands under names; nowhere where they are others, or in another order. */
  #turnNames(place: number, count: number, is: Branch): number {
    const entries = this.#entries;
    const depth = this.#depth;
    let at = place + 1;
    let left = count;
    for (const name in is) {
      const value = is[name];
      if (value === undefined) continue;
      if (entries[at] !== name) at = afterFree(entries, at);
      if (left === 0 || entries[at] !== name) return NOWHERE;
      left -= 1;
      at += 1;
      if (entries[at] === value) at += 1;
      else {
        this.#names[depth - 1] = name;
        at = this.#turn(at, value);
      }
    }
    return left === 0 ? at : NOWHERE;
  }

  /** Says what stands at a place now, whole; gives the place after it. */
  #replace(place: number, is: Node): number {
    const entries = this.#entries;
    let path = '';
    let at = ROOT;
    for (let i = 0; i < this.#depth; i += 1) {
      const name = this.#names[i] as string | number;
      path += i === 0 ? escaped(name) : `/${escaped(name)}`;
      at = step(at, String(name));
    }
    this.#set.push(`"${path}":${texted(is)}`);
    const before = sumAt(entries, place, at);
    const laid: Entry[] = [];
    lay(laid, is);
    const end = this.#write(place, laid);
    this.#sum = (this.#sum - before + sumAt(entries, place, at)) | 0;
    return end;
  }

  /** Writes over what stood here. Room that is not needed stays free: what took it often comes again. */
  #write(place: number, laid: readonly Entry[]): number {
    const entries = this.#entries;
    const end = after(entries, place);
    if (laid.length > end - place) {
      entries.splice(place, end - place, ...laid);
      return place + laid.length;
    }
    for (let i = 0; i < laid.length; i += 1) entries[place + i] = laid[i] as Entry;
    for (let at = place + laid.length; at < end; at += 1) entries[at] = FREE;
    return end;
  }
}

const isMark = (entry: Entry): entry is Mark => isBranch(entry) && !Array.isArray(entry);

const NAMES: Mark[] = [];
const LISTS: Mark[] = [];

const markOf = (isList: boolean, count: number): Mark => {
  const marks = isList ? LISTS : NAMES;
  return (marks[count] ??= { isList, count });
};

/** Adds a value and everything below it. */
function lay(entries: Entry[], value: Node): void {
  if (!isBranch(value) || isPlainList(value)) {
    entries.push(kept(value as Leaf));
    return;
  }
  if (Array.isArray(value)) {
    entries.push(markOf(true, value.length));
    for (const item of value) lay(entries, item);
    return;
  }
  const place = entries.push(null) - 1;
  let count = 0;
  for (const name in value) {
    if (value[name] === undefined) continue;
    entries.push(name);
    lay(entries, value[name]);
    count += 1;
  }
  entries[place] = markOf(false, count);
}

/** Whoever made a list may change it. */
const kept = (value: Leaf): Leaf => (Array.isArray(value) ? value.slice() : value);

function isSame(was: Entry, is: readonly unknown[]): boolean {
  if (!Array.isArray(was) || was.length !== is.length) return false;
  for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) return false;
  return true;
}

/** The place after a value and all below it. */
function after(entries: readonly Entry[], place: number): number {
  const entry = entries[place] as Entry;
  let at = place + 1;
  if (isMark(entry)) for (let i = 0; i < entry.count; i += 1) at = after(entries, entry.isList ? at : at + 1);
  return afterFree(entries, at);
}

function afterFree(entries: readonly Entry[], place: number): number {
  let at = place;
  while (entries[at] === FREE) at += 1;
  return at;
}

/** The sum of everything at and below a place, to which names have led this far. */
function sumAt(entries: readonly Entry[], place: number, from: number): number {
  const entry = entries[place] as Entry;
  if (!isMark(entry)) return ownSum(entry, from);
  let sum = branchSum(entry.isList, from);
  let at = place + 1;
  for (let i = 0; i < entry.count; i += 1) {
    const name = entry.isList ? String(i) : (entries[at++] as string);
    sum = (sum + sumAt(entries, at, step(from, name))) | 0;
    at = after(entries, at);
  }
  return sum;
}

function written(entries: readonly Entry[], place: number): string {
  const entry = entries[place] as Entry;
  if (!isMark(entry)) return JSON.stringify(entry);
  const parts: string[] = [];
  let at = place + 1;
  for (let i = 0; i < entry.count; i += 1) {
    const name = entry.isList ? '' : `${JSON.stringify(entries[at++])}:`;
    parts.push(name + written(entries, at));
    at = after(entries, at);
  }
  return entry.isList ? `[${parts.join()}]` : `{${parts.join()}}`;
}

const PLAIN = /^[\w-]*$/;

/** As JSON; most of what changes is a number or a name. */
function texted(value: Node): string {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** A name as it stands in a path in JSON. */
const escaped = (name: string | number): string =>
  typeof name === 'number' || PLAIN.test(name)
    ? String(name)
    : JSON.stringify(name.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
