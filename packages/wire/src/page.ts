import type { JsonObject } from '@nightjar/kernel';
import { type Branch, isBranch, type Node } from './node.ts';
import { isPlainList, ownSum, ROOT, step } from './sum.ts';

/** Stand where a branch begins, and where something is about to stand. */
const NAMES = Symbol('names');
const LIST = Symbol('list');
const NOTHING = Symbol('nothing');

type Value = string | number | boolean | null | typeof NAMES | typeof LIST | typeof NOTHING;

/** Everything of a value in the order it is written, a branch before what is below it. */
interface Entries {
  readonly names: (string | number)[];
  readonly values: Value[];
  /** How many entries it takes, itself included. */
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
  #sum = 0;
  #set = '';
  #gone = '';

  constructor(shown: JsonObject) {
    lay(this.#entries, '', shown, ROOT);
    for (const sum of this.#entries.sums) this.#sum = (this.#sum + sum) | 0;
  }

  /** The sum of what is shown. */
  get sum(): number {
    return this.#sum;
  }

  /** What is shown, as JSON. */
  get json(): string {
    return written(this.#entries, 0);
  }

  /** Shows something else from now on, and tells by which patch, as JSON. A list of another length, or of texts and numbers, is replaced whole. */
  turn(to: JsonObject): string {
    this.#set = '';
    this.#gone = '';
    this.#turn(0, to);
    return `{"set":{${this.#set}}${this.#gone === '' ? '' : `,"gone":[${this.#gone}]`}}`;
  }

  #turn(place: number, is: Node): void {
    const was = this.#entries.values[place];
    if (!isBranch(is)) {
      if (was !== is) this.#replace(place, is);
    } else if (Array.isArray(is)) {
      if (was === LIST && this.#isAlike(place, is)) this.#turnList(place, is);
      else this.#replace(place, is);
    } else if (was === NAMES) this.#turnNames(place, is);
    else this.#replace(place, is);
  }

  /** Whether a list differs from the one here at most inside what stands in it. */
  #isAlike(place: number, is: readonly Node[]): boolean {
    const { values, sizes } = this.#entries;
    const end = this.#end(place);
    let at = place + 1;
    for (const item of is) {
      if (at === end) return false;
      const was = values[at];
      if (isBranch(item) ? was !== NAMES && was !== LIST : was !== item) return false;
      at += sizes[at] as number;
    }
    return at === end;
  }

  #turnList(place: number, is: readonly Node[]): void {
    this.#above.push(place);
    let at = place + 1;
    for (const item of is) {
      if (isBranch(item)) this.#turn(at, item);
      at = this.#end(at);
    }
    this.#above.pop();
  }

  #turnNames(place: number, is: Branch): void {
    this.#above.push(place);
    let at = place + 1;
    for (const name in is) {
      const value = is[name];
      if (value === undefined) continue;
      if (this.#entries.names[at] !== name || at === this.#end(place)) this.#bring(name, at);
      this.#turn(at, value);
      at = this.#end(at);
    }
    while (at < this.#end(place)) this.#remove(at);
    this.#above.pop();
  }

  #end(place: number): number {
    return place + (this.#entries.sizes[place] as number);
  }

  /** Moves what has this name from further on in the branch we are in, or makes room for it. */
  #bring(name: string, to: number): void {
    const { names } = this.#entries;
    const end = this.#end(this.#above.at(-1) as number);
    let from = to;
    while (from < end && names[from] !== name) from = this.#end(from);
    const brought = from < end ? this.#cut(from, this.#end(from) - from) : room(name);
    this.#insert(to, brought);
  }

  #cut(place: number, size: number): Entries {
    const { names, values, sizes, sums } = this.#entries;
    this.#grow(-size);
    return {
      names: names.splice(place, size),
      values: values.splice(place, size),
      sizes: sizes.splice(place, size),
      sums: sums.splice(place, size),
    };
  }

  #insert(place: number, { names, values, sizes, sums }: Entries): void {
    this.#grow(sizes.length);
    this.#entries.names.splice(place, 0, ...names);
    this.#entries.values.splice(place, 0, ...values);
    this.#entries.sizes.splice(place, 0, ...sizes);
    this.#entries.sums.splice(place, 0, ...sums);
  }

  #grow(by: number): void {
    for (const place of this.#above) this.#entries.sizes[place] = (this.#entries.sizes[place] as number) + by;
  }

  #replace(place: number, is: Node): void {
    const { names, values, sizes, sums } = this.#entries;
    const { path, at } = this.#pathTo(place);
    this.#set += `${this.#set === '' ? '' : ','}${path}:${JSON.stringify(is)}`;
    if (sizes[place] === 1 && !isBranch(is)) {
      const sum = ownSum(is, at);
      this.#sum = (this.#sum - (sums[place] as number) + sum) | 0;
      values[place] = is as Value;
      sums[place] = sum;
      return;
    }
    const now: Entries = { names: [], values: [], sizes: [], sums: [] };
    lay(now, names[place] as string | number, is, at);
    this.#take(this.#cut(place, sizes[place] as number), -1);
    this.#insert(place, now);
    this.#take(now, 1);
  }

  #remove(place: number): void {
    const { path } = this.#pathTo(place);
    this.#gone += `${this.#gone === '' ? '' : ','}${path}`;
    this.#take(this.#cut(place, this.#entries.sizes[place] as number), -1);
  }

  #take({ sums }: Entries, sign: number): void {
    for (const sum of sums) this.#sum = (this.#sum + sign * sum) | 0;
  }

  /** The path to a place, as JSON, and where its sum starts from. */
  #pathTo(place: number): { readonly path: string; readonly at: number } {
    const { names } = this.#entries;
    let path = '';
    let at = ROOT;
    for (const above of [...this.#above.slice(1), place]) {
      const name = String(names[above]);
      path += path === '' ? escaped(name) : `/${escaped(name)}`;
      at = step(at, name);
    }
    return { path: JSON.stringify(path), at };
  }
}

/** Adds a value and everything below it. */
function lay(entries: Entries, name: string | number, value: Node, at: number): void {
  const { names, values, sizes, sums } = entries;
  const place = names.length;
  names.push(name);
  values.push(isBranch(value) ? (Array.isArray(value) ? LIST : NAMES) : (value as Value));
  sizes.push(1);
  sums.push(ownSum(value, at));
  if (!isBranch(value)) return;
  if (isPlainList(value)) for (const item of value) lay(entries, '', item, at);
  else if (Array.isArray(value)) for (const [i, item] of value.entries()) lay(entries, i, item, step(at, String(i)));
  else for (const below in value) if (value[below] !== undefined) lay(entries, below, value[below], step(at, below));
  sizes[place] = names.length - place;
  // A list of texts and numbers has one sum for all of them.
  if (isPlainList(value)) sums.fill(0, place + 1);
}

const room = (name: string): Entries => ({ names: [name], values: [NOTHING], sizes: [1], sums: [0] });

function written(entries: Entries, place: number): string {
  const { names, values, sizes } = entries;
  const value = values[place];
  if (value !== NAMES && value !== LIST) return JSON.stringify(value);
  const parts: string[] = [];
  for (let at = place + 1; at < place + (sizes[place] as number); at += sizes[at] as number) {
    const below = written(entries, at);
    parts.push(value === LIST ? below : `${JSON.stringify(names[at])}:${below}`);
  }
  return value === LIST ? `[${parts.join()}]` : `{${parts.join()}}`;
}

const SPECIAL = /[~/]/;
const escaped = (name: string): string =>
  SPECIAL.test(name) ? name.replaceAll('~', '~0').replaceAll('/', '~1') : name;
