/** How long after a failed run the next one begins, and how far apart polls are, in milliseconds. */
const RETRY_MS = 2000;
/** How far apart runs are, however often one is requested. */
const PACE_MS = 300;

interface RefreshParts {
  /** Does the work once; false where it failed. */
  readonly run: () => Promise<boolean>;
  readonly wait: (ms: number) => Promise<void>;
  /** While true the work is polled, also without a request. */
  readonly isPolling: () => boolean;
  /** Once true nothing runs any more. */
  readonly isClosed: () => boolean;
  /** Hears that work began to fail, or succeeded again. */
  readonly changed: () => void;
}

/**
 * Runs work on request. Runs never overlap, so no older result is shown over a newer one. Requests during a run lead to one
 * more run, and a failed run is retried.
 */
export class Refresh {
  readonly #parts: RefreshParts;
  #isRequested = false;
  #isRunning = false;
  #isFailing = false;
  /** Callers that wait for the run under way, and for the next one. */
  #current: (() => void)[] = [];
  #next: (() => void)[] = [];

  constructor(parts: RefreshParts) {
    this.#parts = parts;
  }

  /** Whether the last run failed. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Requests a run. Resolves when that run has ended, well or not. */
  request(): Promise<void> {
    this.#isRequested = true;
    const ended = new Promise<void>((resolve) => this.#next.push(resolve));
    if (!this.#isRunning) void this.#loop();
    return ended;
  }

  /** Resolves when the run under way has ended; without one a run is requested. */
  ended(): Promise<void> {
    return this.#current.length > 0 ? new Promise((resolve) => this.#current.push(resolve)) : this.request();
  }

  /** Marks the last result as out of date, and requests a run. */
  fail(): void {
    this.#mark(true);
    void this.request();
  }

  async #loop(): Promise<void> {
    const { run, wait, isPolling, isClosed } = this.#parts;
    this.#isRunning = true;
    try {
      while (!isClosed() && (this.#isRequested || this.#isFailing || isPolling())) {
        this.#isRequested = false;
        this.#current = this.#next.splice(0);
        const isWhole = await run();
        this.#mark(!isWhole);
        for (const ended of this.#current.splice(0)) ended();
        if (isWhole && !this.#isRequested && !isPolling()) break;
        await wait(isWhole && !isPolling() ? PACE_MS : RETRY_MS);
      }
    } finally {
      // Also where a run threw: the next request begins another.
      this.#isRunning = false;
      for (const ended of [...this.#current.splice(0), ...this.#next.splice(0)]) ended();
    }
  }

  #mark(isFailing: boolean): void {
    if (this.#isFailing === isFailing) return;
    this.#isFailing = isFailing;
    this.#parts.changed();
  }
}
