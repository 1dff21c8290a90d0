import type { JsonObject } from '@nightjar/kernel';
import { type Branch, isBranch, type Node } from './node.ts';
import { branchSum, isPlainList, ownSum, ROOT, step } from './sum.ts';
import { escaped, texted } from './text.ts';

/** Stands where a branch begins, before its parts. Thousands of pages share one. */
interface Mark {
  readonly count: number;
  /** What its parts are called; null for those of a list. */
  readonly names: readonly string[] | null;
}

/** Where nothing stands. */
const FREE = Symbol('free');

type Plain = string | number | boolean | null;
type Leaf = Plain | readonly Plain[];
type Entry = Leaf | Mark | typeof FREE;

/** No place: what is shown has another shape. */
const NOWHERE = -1;

/** How a page was turned. */
export interface Turned {
  /** What was set: by path, as in a patch. */
  readonly said: string;
  /** Whether something was replaced that eyes have something of their own in: they have to be told it again. */
  readonly isTorn: boolean;
}

/**
 * What everybody was shown last, and what leads from there to what is shown next. A page is turned for every answer while
 * thousands lie open, so it is kept as one flat list: it is read from front to back, beside the value that is shown next,
 * and what changed is text at once. Nothing of what is shown is kept. What is left to eyes is on their slips.
 */
export class Page {
  /** Everything in the order it is written, a branch before its parts. */
  readonly #entries: Entry[] = [];
  /** The names that lead to where we are, as many as we are deep. */
  readonly #names: (string | number)[] = [];
  #depth = 0;
  readonly #set: string[] = [];
  #isTorn = false;
  #sum: number;

  constructor(shown: JsonObject) {
    lay(this.#entries, shown);
    this.#sum = sumAt(this.#entries, 0, ROOT);
  }

  /** The sum of what is shown. */
  get sum(): number {
    return this.#sum;
  }

  /**
   * Shows something else from now on, and tells what changed. What has other names, or is a list of another length or of
   * other texts and numbers, is replaced whole.
   */
  turn(to: JsonObject): Turned {
    this.#isTorn = false;
    this.#turn(0, to);
    const said = this.#set.join();
    // A page lies there long after its patch was sent.
    this.#set.length = 0;
    return { said, isTorn: this.#isTorn };
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
    const { names, count } = was;
    if (Array.isArray(is)) return names === null && count === is.length ? this.#turnList(place, is) : NOWHERE;
    return names === null ? NOWHERE : this.#turnNames(place, names, is);
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
  #turnNames(place: number, names: readonly string[], is: Branch): number {
    const entries = this.#entries;
    const depth = this.#depth;
    let at = place + 1;
    let nth = 0;
    for (const name in is) {
      const value = is[name];
      if (value === undefined) continue;
      if (names[nth] !== name) return NOWHERE;
      nth += 1;
      if (entries[at] === value) at += 1;
      else {
        this.#names[depth - 1] = name;
        at = this.#turn(afterFree(entries, at), value);
      }
    }
    return nth === names.length ? at : NOWHERE;
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
    if (lay(laid, is)) this.#isTorn = true;
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

const MOST_MARKS = 10_000;
const MARKS = new Map<string, Mark>();
const LISTS: Mark[] = [];

const listMark = (count: number): Mark => (LISTS[count] ??= { count, names: null });

function namesMark(names: readonly string[]): Mark {
  const key = names.join();
  const known = MARKS.get(key);
  // Names may have a comma in them.
  if (known !== undefined && isSame(known.names, names)) return known;
  if (MARKS.size >= MOST_MARKS) MARKS.clear();
  const mark = { count: names.length, names };
  MARKS.set(key, mark);
  return mark;
}

/** Adds a value and everything below it; true where something of that is left to eyes. */
function lay(entries: Entry[], value: Node): boolean {
  if (!isBranch(value) || isPlainList(value)) {
    entries.push(kept(value as Leaf));
    return false;
  }
  let isLeft = false;
  if (Array.isArray(value)) {
    entries.push(listMark(value.length));
    for (const item of value) if (lay(entries, item)) isLeft = true;
    return isLeft;
  }
  const all = Object.keys(value);
  const names = all.filter((name) => value[name] !== undefined);
  entries.push(namesMark(names));
  for (const name of names) if (lay(entries, value[name])) isLeft = true;
  return isLeft || names.length < all.length;
}

/** Whoever made a list may change it. */
const kept = (value: Leaf): Leaf => (Array.isArray(value) ? value.slice() : value);

function isSame(was: Entry | Mark['names'], is: readonly unknown[]): boolean {
  if (!Array.isArray(was) || was.length !== is.length) return false;
  for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) return false;
  return true;
}

/** The place after a value and all below it. */
function after(entries: readonly Entry[], place: number): number {
  const entry = entries[place] as Entry;
  let at = place + 1;
  if (isMark(entry)) for (let i = 0; i < entry.count; i += 1) at = after(entries, at);
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
  const { names, count } = entry;
  let sum = branchSum(names === null, from);
  let at = place + 1;
  for (let i = 0; i < count; i += 1) {
    const name = names === null ? String(i) : (names[i] as string);
    sum = (sum + sumAt(entries, at, step(from, name))) | 0;
    at = after(entries, at);
  }
  return sum;
}
