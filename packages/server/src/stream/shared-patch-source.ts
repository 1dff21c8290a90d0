import type { JsonObject } from '@nightjar/kernel';
import { type Branch, branchSum, isBranch, isPlainList, type Node, ownSum, ROOT, step } from '@nightjar/wire/sum';
import { escaped, texted } from './patch-text.ts';

/** Stands before the parts of a branch. Thousands of pictures share one. */
interface Header {
  readonly count: number;
  /** The names of its parts; null for a list. */
  readonly names: readonly string[] | null;
}

/** A free place. */
const FREE = Symbol('free');

type Plain = string | number | boolean | null;
type Leaf = Plain | readonly Plain[];
type Entry = Leaf | Header | typeof FREE;

/** No place: the new value has another shape. */
const NOWHERE = -1;

/** What changed in the shared part of a picture. */
export interface SharedPatch {
  /** The members of a patch's `set`, as JSON without braces. */
  readonly set: string;
  /** Whether a value was replaced that has viewer parts in it: these must be set again. */
  readonly replacesViewerParts: boolean;
}

/**
 * The shared part of the last picture of a match, kept to compute the next patch. It advances at every answer while
 * thousands are in memory, so it is one flat list: a front-to-back walk beside the new value writes the changes as text
 * at once. Nothing of the values it was given is kept. Viewer parts are in `ViewerPatchSource`.
 */
export class SharedPatchSource {
  /** Every value in the order it is written, a branch before its parts. */
  readonly #entries: Entry[] = [];
  /** The names on the path to the current place. */
  readonly #names: (string | number)[] = [];
  #depth = 0;
  readonly #changes: string[] = [];
  #replacesViewerParts = false;
  #sum: number;

  constructor(picture: JsonObject) {
    flatten(this.#entries, picture);
    this.#sum = entriesSum(this.#entries, 0, ROOT);
  }

  /** The sum of the last picture's shared part. */
  get sum(): number {
    return this.#sum;
  }

  /** Advances to the next picture. A value with other names, or a list of another length or other plain items, is set whole. */
  advance(to: JsonObject): SharedPatch {
    this.#replacesViewerParts = false;
    this.#compare(0, to);
    const set = this.#changes.join();
    // The source stays in memory long after its patch was sent.
    this.#changes.length = 0;
    return { set, replacesViewerParts: this.#replacesViewerParts };
  }

  /** Compares the value at a place; returns the place after it, which may be free. */
  #compare(place: number, is: Node): number {
    const was = this.#entries[place] as Entry;
    if (!isBranch(is)) return was === is ? place + 1 : this.#replace(place, is);
    if (isPlainList(is)) return isSame(was, is) ? place + 1 : this.#replace(place, is);
    const changes = this.#changes.length;
    const depth = this.#depth;
    const end = isHeader(was) ? this.#compareBranch(place, was, is) : NOWHERE;
    this.#depth = depth;
    if (end !== NOWHERE) return end;
    // A value that is set whole needs no changes of its parts.
    if (this.#changes.length > changes) this.#changes.length = changes;
    return this.#replace(place, is);
  }

  #compareBranch(place: number, was: Header, is: Branch): number {
    this.#depth += 1;
    const { names, count } = was;
    if (Array.isArray(is)) return names === null && count === is.length ? this.#compareList(place, is) : NOWHERE;
    return names === null ? NOWHERE : this.#compareNames(place, names, is);
  }

  /** Compares the branches in a list; nowhere where its plain items differ. */
  #compareList(place: number, is: readonly Node[]): number {
    const entries = this.#entries;
    const depth = this.#depth;
    let at = place + 1;
    for (let i = 0; i < is.length; i += 1) {
      const item = is[i];
      at = afterFree(entries, at);
      if (!isBranch(item) && entries[at] !== item) return NOWHERE;
      this.#names[depth - 1] = i;
      at = this.#compare(at, item);
    }
    return at;
  }

  /** Compares the values under names; nowhere where names or their order differ. */
  #compareNames(place: number, names: readonly string[], is: Branch): number {
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
        at = this.#compare(afterFree(entries, at), value);
      }
    }
    return nth === names.length ? at : NOWHERE;
  }

  /** Sets the value at a place whole; returns the place after it. */
  #replace(place: number, is: Node): number {
    const entries = this.#entries;
    let path = '';
    let at = ROOT;
    for (let i = 0; i < this.#depth; i += 1) {
      const name = this.#names[i] as string | number;
      path += i === 0 ? escaped(name) : `/${escaped(name)}`;
      at = step(at, String(name));
    }
    this.#changes.push(`"${path}":${texted(is)}`);
    const before = entriesSum(entries, place, at);
    const written: Entry[] = [];
    if (flatten(written, is)) this.#replacesViewerParts = true;
    const end = this.#write(place, written);
    this.#sum = (this.#sum - before + entriesSum(entries, place, at)) | 0;
    return end;
  }

  /** Overwrites a value. Places that are not needed stay free, because larger values often come back. */
  #write(place: number, written: readonly Entry[]): number {
    const entries = this.#entries;
    const end = after(entries, place);
    if (written.length > end - place) {
      entries.splice(place, end - place, ...written);
      return place + written.length;
    }
    for (let i = 0; i < written.length; i += 1) entries[place + i] = written[i] as Entry;
    for (let at = place + written.length; at < end; at += 1) entries[at] = FREE;
    return end;
  }
}

const isHeader = (entry: Entry): entry is Header => isBranch(entry) && !Array.isArray(entry);

const MOST_HEADERS = 10_000;
const HEADERS = new Map<string, Header>();
const LIST_HEADERS: Header[] = [];

const listHeader = (count: number): Header => (LIST_HEADERS[count] ??= { count, names: null });

function namesHeader(names: readonly string[]): Header {
  const key = names.join();
  const known = HEADERS.get(key);
  // Names may have a comma in them.
  if (known !== undefined && isSame(known.names, names)) return known;
  if (HEADERS.size >= MOST_HEADERS) HEADERS.clear();
  const header = { count: names.length, names };
  HEADERS.set(key, header);
  return header;
}

/** Appends a value and everything below it; true where viewer parts are missing in it. */
function flatten(entries: Entry[], value: Node): boolean {
  if (!isBranch(value) || isPlainList(value)) {
    entries.push(copyOf(value as Leaf));
    return false;
  }
  let isMissing = false;
  if (Array.isArray(value)) {
    entries.push(listHeader(value.length));
    for (const item of value) if (flatten(entries, item)) isMissing = true;
    return isMissing;
  }
  const all = Object.keys(value);
  const names = all.filter((name) => value[name] !== undefined);
  entries.push(namesHeader(names));
  for (const name of names) if (flatten(entries, value[name])) isMissing = true;
  return isMissing || names.length < all.length;
}

/** The caller may change its list later. */
const copyOf = (value: Leaf): Leaf => (Array.isArray(value) ? value.slice() : value);

function isSame(was: Entry | Header['names'], is: readonly unknown[]): boolean {
  if (!Array.isArray(was) || was.length !== is.length) return false;
  for (let i = 0; i < is.length; i += 1) if (was[i] !== is[i]) return false;
  return true;
}

/** The place after a value and all below it. */
function after(entries: readonly Entry[], place: number): number {
  const entry = entries[place] as Entry;
  let at = place + 1;
  if (isHeader(entry)) for (let i = 0; i < entry.count; i += 1) at = after(entries, at);
  return afterFree(entries, at);
}

function afterFree(entries: readonly Entry[], place: number): number {
  let at = place;
  while (entries[at] === FREE) at += 1;
  return at;
}

/** The sum of a value and all below it, as `sumAt` gives it; `from` stands for its path. */
function entriesSum(entries: readonly Entry[], place: number, from: number): number {
  const entry = entries[place] as Entry;
  if (!isHeader(entry)) return ownSum(entry, from);
  const { names, count } = entry;
  let sum = branchSum(names === null, from);
  let at = place + 1;
  for (let i = 0; i < count; i += 1) {
    const name = names === null ? String(i) : (names[i] as string);
    sum = (sum + entriesSum(entries, at, step(from, name))) | 0;
    at = after(entries, at);
  }
  return sum;
}
