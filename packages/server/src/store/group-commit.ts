/** How long a write waits for others, if the commit before it was shared. */
const WINDOW_MS = 4;
/** This many writes are committed without waiting for more. */
const FULL = 16;

/**
 * Decides when waiting writes are committed together. A single write is committed at once. While writes keep arriving
 * together, a commit waits a few milliseconds for more of them: one sync of the disk then serves all.
 */
export class GroupCommit {
  readonly #commit: () => void;
  #timer: NodeJS.Timeout | null = null;
  #wasShared = false;

  constructor(commit: () => void) {
    this.#commit = commit;
  }

  /** The first write waits: schedules the commit. */
  schedule(): void {
    if (this.#wasShared) this.#timer = setTimeout(() => this.#commitNow(), WINDOW_MS);
    else setImmediate(this.#commit);
  }

  /** One more write waits, now so many. A full group is committed in the next event-loop tick; writes of this tick still join. */
  joined(count: number): void {
    if (count < FULL || this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    setImmediate(this.#commit);
  }

  /** So many writes were committed together. */
  committed(count: number): void {
    this.#wasShared = count > 1;
  }

  #commitNow(): void {
    this.#timer = null;
    this.#commit();
  }
}
