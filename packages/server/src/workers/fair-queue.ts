/** Who waits: those who ask for more wait longer. */
export interface Turn {
  readonly person: string;
}

/** What waits, one of each person in turn: somebody's hundredth job does not come before somebody else's first. */
export class FairQueue<T extends Turn> {
  /** By person; whoever was served last stands last. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Those who wait for something, whoever is next first. */
  get people(): Iterable<string> {
    return this.#lines.keys();
  }

  /** Whether somebody waits for anything. */
  has(person: string): boolean {
    return this.#lines.has(person);
  }

  push(waiting: T): void {
    const line = this.#lines.get(waiting.person);
    if (line === undefined) this.#lines.set(waiting.person, [waiting]);
    else line.push(waiting);
    this.#size += 1;
  }

  /** The next one of those that may be taken. */
  take(may: (waiting: T) => boolean = () => true): T | undefined {
    for (const [person, line] of this.#lines) {
      const at = line.findIndex(may);
      if (at < 0) continue;
      const [taken] = line.splice(at, 1);
      this.#lines.delete(person);
      if (line.length > 0) this.#lines.set(person, line);
      this.#size -= 1;
      return taken;
    }
    return undefined;
  }

  /** Everything that waits, which is then gone. */
  clear(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
