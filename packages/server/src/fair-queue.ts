/** Who waits. Parties that ask for more wait longer. */
export interface Turn {
  readonly group: string;
}

/** What waits, one of each group in turn: somebody's hundredth wish does not come before somebody else's first. */
export class FairQueue<T extends Turn> {
  /** By group; whoever was served last stands last. */
  readonly #lines = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Those who wait for something, whoever is next first. */
  get groups(): Iterable<string> {
    return this.#lines.keys();
  }

  /** How much a group waits for. */
  waiting(group: string): number {
    return this.#lines.get(group)?.length ?? 0;
  }

  push(waiting: T): void {
    const line = this.#lines.get(waiting.group);
    if (line === undefined) this.#lines.set(waiting.group, [waiting]);
    else line.push(waiting);
    this.#size += 1;
  }

  /** The next one of those that may be taken. */
  take(may: (waiting: T) => boolean = () => true): T | undefined {
    for (const [group, line] of this.#lines) {
      const at = line.findIndex(may);
      if (at < 0) continue;
      const [taken] = line.splice(at, 1);
      this.#lines.delete(group);
      if (line.length > 0) this.#lines.set(group, line);
      this.#size -= 1;
      return taken;
    }
    return undefined;
  }

  /** Somebody does not wait any more; false where they did not. */
  remove(waiting: T): boolean {
    const line = this.#lines.get(waiting.group) ?? [];
    const at = line.indexOf(waiting);
    if (at < 0) return false;
    line.splice(at, 1);
    if (line.length === 0) this.#lines.delete(waiting.group);
    this.#size -= 1;
    return true;
  }

  /** Everything that waits, which is then gone. */
  clear(): T[] {
    const all = [...this.#lines.values()].flat();
    this.#lines.clear();
    this.#size = 0;
    return all;
  }
}
