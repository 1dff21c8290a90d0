/** A command that a client sent, and the replies it got. */
export interface Entry {
  readonly match: string;
  readonly seat: number;
  readonly command: string;
  readonly path: 'answer' | 'undo';
  readonly body: object;
  /** The session that sent it. */
  readonly cookie: string | null;
  /** The acknowledgement, byte for byte; null while there is none. */
  ack: { readonly seq: number; readonly text: string } | null;
  /** Whether it was refused for good. */
  isRefused: boolean;
}

/** What clients have sent and were told. The store is checked against it. */
export class Ledger {
  readonly entries: Entry[] = [];
  readonly matches = new Set<string>();
  acks = 0;
  refusals = 0;
  /** Acknowledgements that took more than one attempt. */
  resent = 0;
  /** The longest wait for an acknowledgement. */
  longestMs = 0;
  readonly #listeners = new Set<() => void>();

  begin(entry: Omit<Entry, 'ack' | 'isRefused'>): Entry {
    const begun: Entry = { ...entry, ack: null, isRefused: false };
    this.entries.push(begun);
    return begun;
  }

  acknowledged(
    entry: Entry,
    seq: number,
    text: string,
    took: { readonly attempts: number; readonly ms: number },
  ): void {
    const { attempts, ms } = took;
    entry.ack = { seq, text };
    this.longestMs = Math.max(this.longestMs, ms);
    this.acks += 1;
    if (attempts > 1) this.resent += 1;
    for (const listener of this.#listeners) listener();
  }

  refused(entry: Entry): void {
    entry.isRefused = true;
    this.refusals += 1;
  }

  /** Resolves when this holds; checked after every acknowledgement. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = (): void => {
        if (!holds()) return;
        this.#listeners.delete(check);
        resolve();
      };
      this.#listeners.add(check);
      check();
    });
  }

  /** Resolves after this many more acknowledgements. */
  more(count: number): Promise<void> {
    const goal = this.acks + count;
    return this.until(() => this.acks >= goal);
  }
}
