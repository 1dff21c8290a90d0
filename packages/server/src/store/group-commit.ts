/** So long those who have come wait for the next, where the commit before was shared. */
const APART_MS = 4;
/** So many wait for nobody. */
const MOST_TOGETHER = 16;

/**
 * When what has come is committed: at once for whoever comes alone, a little later while people keep coming, who then
 * share one sync of the disk.
 */
export class GroupCommit {
  readonly #commit: () => void;
  #timer: NodeJS.Timeout | null = null;
  #hadCompany = false;

  constructor(commit: () => void) {
    this.#commit = commit;
  }

  /** The first has come. */
  wait(): void {
    if (this.#hadCompany) this.#timer = setTimeout(() => this.#leave(), APART_MS);
    else setImmediate(this.#commit);
  }

  /** One more has come, and so many are there now. Whoever comes in the same turn of the loop is still taken along. */
  join(many: number): void {
    if (many < MOST_TOGETHER || this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#timer = null;
    setImmediate(this.#commit);
  }

  /** So many were committed together. */
  left(many: number): void {
    this.#hadCompany = many > 1;
  }

  #leave(): void {
    this.#timer = null;
    this.#commit();
  }
}
