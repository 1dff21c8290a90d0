import type { ViewerPart } from '@nightjar/kernel';
import { ROOT, step, sumAt } from './sum.ts';
import { texted } from './text.ts';

/** What certain eyes were shown of their own last, beside the page that is the same for all of them. */
export class Slip {
  readonly #texts: string[] = [];
  readonly #sums: number[] = [];
  #sum = 0;

  constructor(own: readonly ViewerPart[]) {
    this.turn(own, true);
  }

  /** What it adds to the sum of the page. */
  get sum(): number {
    return this.#sum;
  }

  /** Shows something else from now on, at the same paths, and tells what changed, or all of it: by path, as in a patch. */
  turn(own: readonly ViewerPart[], isAll: boolean): string {
    const set: string[] = [];
    for (let i = 0; i < own.length; i += 1) {
      const { path, value } = own[i] as ViewerPart;
      const text = texted(value);
      const isSame = text === this.#texts[i];
      if (isAll || !isSame) set.push(`"${path}":${text}`);
      if (isSame) continue;
      const sum = sumAt(value, path.split('/').reduce(step, ROOT));
      this.#sum = (this.#sum - (this.#sums[i] ?? 0) + sum) | 0;
      this.#sums[i] = sum;
      this.#texts[i] = text;
    }
    return set.join();
  }
}

/** A patch as JSON, of what page and slip said. */
export const patchOf = (...said: readonly string[]): string => `{"set":{${said.filter((one) => one !== '').join()}}}`;
