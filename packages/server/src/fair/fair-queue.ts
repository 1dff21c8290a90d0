/** Something that is queued for a fair-share group. */
export interface Queued {
  readonly group: string;
}

/** A queue that serves groups round-robin: the hundredth item of one group does not go before the first of another. */
export class FairQueue<T extends Queued> {
  /** By group; the group that was served last stands last. */
  readonly #queues = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Groups with something queued, the next one first. */
  get groups(): Iterable<string> {
    return this.#queues.keys();
  }

  /** How many items of a group are queued. */
  countOf(group: string): number {
    return this.#queues.get(group)?.length ?? 0;
  }

  push(item: T): void {
    const queue = this.#queues.get(item.group);
    if (queue === undefined) this.#queues.set(item.group, [item]);
    else queue.push(item);
    this.#size += 1;
  }

  /** The next item of those that may be taken. */
  take(may: (item: T) => boolean = () => true): T | undefined {
    for (const [group, queue] of this.#queues) {
      const at = queue.findIndex(may);
      if (at < 0) continue;
      const [taken] = queue.splice(at, 1);
      this.#queues.delete(group);
      if (queue.length > 0) this.#queues.set(group, queue);
      this.#size -= 1;
      return taken;
    }
    return undefined;
  }

  /** Takes one item off the queue; false where it was not queued. */
  remove(item: T): boolean {
    const queue = this.#queues.get(item.group) ?? [];
    const at = queue.indexOf(item);
    if (at < 0) return false;
    queue.splice(at, 1);
    if (queue.length === 0) this.#queues.delete(item.group);
    this.#size -= 1;
    return true;
  }

  /** Empties the queue and gives back what was in it. */
  clear(): T[] {
    const all = [...this.#queues.values()].flat();
    this.#queues.clear();
    this.#size = 0;
    return all;
  }
}
