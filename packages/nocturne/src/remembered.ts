/**
 * Parts of pictures by what they are made of. A part that did not change is the very same object in the next picture, so it
 * is not made again and whoever compares pictures need not look into it. Nobody can change one. Those that were not asked
 * for lately are forgotten.
 */
export class Remembered<Key, Part> {
  readonly #most: number;
  #lately = new Map<Key, Part>();
  #before = new Map<Key, Part>();

  constructor(most: number) {
    this.#most = most;
  }

  recall(key: Key): Part | undefined {
    const part = this.#lately.get(key);
    if (part !== undefined) return part;
    const earlier = this.#before.get(key);
    return earlier === undefined ? undefined : this.keep(key, earlier);
  }

  keep(key: Key, part: Part): Part {
    if (this.#lately.size >= this.#most) {
      this.#before = this.#lately;
      this.#lately = new Map();
    }
    this.#lately.set(key, frozen(part));
    return part;
  }
}

/** The same value, with everything below it: whoever tries to change it fails. */
export function frozen<Part>(part: Part): Part {
  if (typeof part !== 'object' || part === null || Object.isFrozen(part)) return part;
  for (const below of Object.values(Object.freeze(part))) frozen(below);
  return part;
}
