import type { Opened } from './opened.ts';

/** Matches in memory, with least-recently-used eviction. */
export class OpenMatches {
  readonly #most: number;
  readonly #opened = new Map<string, Opened>();
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #background = new Set<Promise<unknown>>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#opened.size;
  }

  get(match: string): Opened | undefined {
    const opened = this.#opened.get(match);
    if (opened === undefined) return undefined;
    this.#opened.delete(match);
    this.#opened.set(match, opened);
    return opened;
  }

  put(opened: Opened): void {
    const { id, seq } = opened.row;
    const known = this.#opened.get(id);
    if (known !== undefined && known.row.seq > seq) return;
    this.#opened.delete(id);
    this.#opened.set(id, opened);
    if (this.#opened.size <= this.#most) return;
    const [oldest] = this.#opened.keys();
    this.#opened.delete(oldest as string);
  }

  drop(match: string): void {
    this.#opened.delete(match);
  }

  clear(): void {
    this.#opened.clear();
  }

  /** Serializes work on a match, in the order of the calls. */
  serialize<T>(match: string, work: () => Promise<T>): Promise<T> {
    const turn = this.#turns.get(match)?.then(work) ?? work();
    const isOver = (): void => {
      if (this.#turns.get(match) === over) this.#turns.delete(match);
    };
    const over = turn.then(isOver, isOver);
    this.#turns.set(match, over);
    return turn;
  }

  /** Work in the background; the server waits for it before it stops. */
  background(work: Promise<unknown>): void {
    this.#background.add(work);
    void work.finally(() => this.#background.delete(work));
  }

  /** Resolves when all background work is done. */
  async settled(): Promise<void> {
    while (this.#background.size > 0) await Promise.all(this.#background);
  }
}
