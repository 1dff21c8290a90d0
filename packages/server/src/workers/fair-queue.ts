/** Who a job is done for: those who ask for more wait longer. */
export interface Turn {
  readonly person: string;
  /** Whether it is over in a moment. */
  readonly isQuick: boolean;
}

/** What waits, one of each person in turn: somebody's hundredth job does not come before somebody else's first. */
export class FairQueue<T extends Turn> {
  /** By person; whoever was served last stands last. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(waiting: T): void {
    const line = this.#lines.get(waiting.person);
    if (line === undefined) this.#lines.set(waiting.person, [waiting]);
    else line.push(waiting);
    this.#size += 1;
  }

  /** The next one: anything, or only what is quick. */
  take(only: 'any' | 'quick' = 'any'): T | undefined {
    for (const [person, line] of this.#lines) {
      const at = only === 'any' ? 0 : line.findIndex(({ isQuick }) => isQuick);
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
