import type { JsonObject } from '@nightjar/kernel';
import { type Branch, isBranch, type Node } from './node.ts';
import { PLAIN, ROOT, step, sumAt } from './sum.ts';

/**
 * What somebody was shown last, and the patch that leads from there to what is shown next. A page is turned for every answer
 * and every pair of eyes: what is the very same object as before is not looked into, so whoever makes pictures of parts that
 * they remember is quick here too. Nobody changes what was shown.
 */
export class Page {
  #shown: JsonObject;
  #sum: number;
  #set = '';
  /** The names that lead to the branch we are in. */
  readonly #path: string[] = [];

  constructor(shown: JsonObject) {
    this.#shown = shown;
    this.#sum = sumAt(shown, ROOT);
  }

  /** The sum of what is shown. */
  get sum(): number {
    return this.#sum;
  }

  /** What is shown, as JSON. */
  get json(): string {
    return JSON.stringify(this.#shown);
  }

  /**
   * Shows something else from now on, and tells by which patch, as JSON. What has other names, or is a list of another
   * length or of other texts and numbers, is replaced whole.
   */
  turn(to: JsonObject): string {
    this.#set = '';
    if (!this.#turnBranch(this.#shown, to)) this.#replace(this.#shown, to);
    this.#shown = to;
    return `{"set":{${this.#set}}}`;
  }

  #turn(name: string, was: Node, is: Node): void {
    this.#path.push(name);
    if (!isBranch(was) || !isBranch(is) || !this.#turnBranch(was, is)) this.#replace(was, is);
    this.#path.pop();
  }

  /** Turns what is below a branch; false where it has to be replaced, and then nothing was said. */
  #turnBranch(was: Branch, is: Branch): boolean {
    const set = this.#set;
    const sum = this.#sum;
    const isTurned = Array.isArray(is)
      ? Array.isArray(was) && this.#turnList(was, is)
      : !Array.isArray(was) && this.#turnNames(was, is);
    if (isTurned) return true;
    this.#set = set;
    this.#sum = sum;
    return false;
  }

  #turnList(was: readonly Node[], is: readonly Node[]): boolean {
    if (was.length !== is.length) return false;
    for (let i = 0; i < is.length; i += 1) {
      const now = is[i];
      const before = was[i];
      if (before === now) continue;
      if (!isBranch(before) || !isBranch(now)) return false;
      this.#turn(String(i), before, now);
    }
    return true;
  }

  #turnNames(was: Branch, is: Branch): boolean {
    let more = 0;
    for (const name in is) {
      const now = is[name];
      if (now === undefined) continue;
      const before = was[name];
      if (before === undefined) return false;
      more += 1;
      if (before !== now) this.#turn(name, before, now);
    }
    for (const name in was) if (was[name] !== undefined) more -= 1;
    return more === 0;
  }

  #replace(was: Node, is: Node): void {
    let path = '';
    let at = ROOT;
    for (const name of this.#path) {
      path += path === '' ? escaped(name) : `/${escaped(name)}`;
      at = step(at, name);
    }
    this.#set += this.#set === '' ? `"${path}":${texted(is)}` : `,"${path}":${texted(is)}`;
    this.#sum = (this.#sum - sumAt(was, at) + sumAt(is, at)) | 0;
  }
}

/** As JSON; most of what changes is a number or a name. */
function texted(value: Node): string {
  if (typeof value === 'string' && PLAIN.test(value)) return `"${value}"`;
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** A name as it stands in a path in JSON. */
const escaped = (name: string): string =>
  PLAIN.test(name) ? name : JSON.stringify(name.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1);
