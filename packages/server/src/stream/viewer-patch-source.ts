import type { ViewerPart } from '@nightjar/kernel';
import { ROOT, step, sumAt } from '@nightjar/wire/sum';
import { texted } from './patch-text.ts';

/** One viewer's parts of the last picture of a match, kept to compute the next patch. */
export class ViewerPatchSource {
  readonly #texts: string[] = [];
  readonly #sums: number[] = [];
  #sum = 0;

  constructor(parts: readonly ViewerPart[]) {
    this.advance(parts, true);
  }

  /** What these parts add to the sum of the shared part. */
  get sum(): number {
    return this.#sum;
  }

  /** Advances to the next parts, at the same paths; returns the members of a patch's `set` for those that changed, or for all. */
  advance(parts: readonly ViewerPart[], isAll: boolean): string {
    const set: string[] = [];
    for (let i = 0; i < parts.length; i += 1) {
      const { path, value } = parts[i] as ViewerPart;
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
