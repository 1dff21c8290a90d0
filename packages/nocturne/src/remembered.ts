/**
 * Parts of pictures by what they are made of. A part that did not change is the very same object in the next picture, so it
 * is not made again and whoever compares pictures need not look into it. Nobody changes one. Those that were not asked for
 * lately are forgotten.
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
    this.#lately.set(key, part);
    return part;
  }
}
