import type { DueKind } from '../due/plan.ts';
import type { DueRow } from '../store/schema.ts';
import type { FairShareGroups } from './fair-share-groups.ts';

/** Rows of a lane that are under way at once. */
const MOST_HELD = 500;
/** Rows that are claimed at once. */
const MOST_CLAIMED = 32;

export interface LaneParts {
  readonly kind: DueKind;
  /** 1 for bots that think long; no other work is behind them. */
  readonly slow: 0 | 1;
  /** Rows of one group that are under way at once: the rest stays in the store, where other groups' rows are found beside it. */
  readonly share: number;
  readonly groups: Pick<FairShareGroups, 'of' | 'membersOf'>;
}

interface Held {
  readonly row: DueRow;
  readonly over: Promise<void>;
}

/** Due work of one kind that is under way. No lane waits for another, and no group for the work of another. */
export class Lane {
  readonly kind: DueKind;
  readonly slow: 0 | 1;
  /** When the lane is polled next. */
  nextAt = Number.NEGATIVE_INFINITY;
  readonly #share: number;
  readonly #groups: LaneParts['groups'];
  readonly #held = new Map<string, Held>();
  /** Rows under way, by group. */
  readonly #counts = new Map<string, number>();

  constructor({ kind, slow, share, groups }: LaneParts) {
    this.kind = kind;
    this.slow = slow;
    this.#share = share;
    this.#groups = groups;
  }

  /** Work is due at this time: the lane is polled no later. */
  expect(at: number): void {
    this.nextAt = Math.min(this.nextAt, at);
  }

  get isIdle(): boolean {
    return this.#held.size === 0;
  }

  /** How many rows may be claimed now. */
  get room(): number {
    return Math.min(MOST_CLAIMED, MOST_HELD - this.#held.size);
  }

  /** Hosts whose rows are not claimed now, because their group has its share under way. */
  get skippedHosts(): readonly string[] {
    const full = [...this.#counts].filter(([, count]) => count >= this.#shareAt(this.#held.size));
    return full.flatMap(([group]) => this.#groups.membersOf(group));
  }

  get rows(): readonly DueRow[] {
    return [...this.#held.values()].map(({ row }) => row);
  }

  holds(row: DueRow): boolean {
    return this.#held.has(keyOf(row));
  }

  /** Of rows in the order of their time, those within the shares, and those that are under way already. */
  choose(rows: readonly DueRow[]): readonly DueRow[] {
    const counts = new Map(this.#counts);
    let size = this.#held.size;
    return rows.filter((row) => {
      if (this.holds(row)) return true;
      const group = this.#groupOf(row);
      const count = counts.get(group) ?? 0;
      if (count >= this.#shareAt(size)) return false;
      counts.set(group, count + 1);
      size += 1;
      return true;
    });
  }

  /** Counts a row as under way; resolves when its work is over. */
  hold(row: DueRow, work: Promise<void>): Promise<void> {
    const group = this.#groupOf(row);
    this.#counts.set(group, (this.#counts.get(group) ?? 0) + 1);
    const over = work.then(() => {
      this.#held.delete(keyOf(row));
      const left = (this.#counts.get(group) ?? 1) - 1;
      if (left === 0) this.#counts.delete(group);
      else this.#counts.set(group, left);
    });
    this.#held.set(keyOf(row), { row, over });
    return over;
  }

  /** Resolves when nothing is under way. */
  async over(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ over }) => over));
  }

  /** One row each once half of all places are taken. */
  #shareAt(held: number): number {
    return held < MOST_HELD / 2 ? this.#share : 1;
  }

  /** A bot thinks on its host's account. Other work is short, and each match is a group by itself. */
  #groupOf({ kind, host, match }: DueRow): string {
    return kind === 'bot' ? this.#groups.of(host) : match;
  }
}

/** The next row of a match has the same id while the one before is being finished. */
const keyOf = ({ id, seq }: DueRow): string => `${id} ${seq}`;
