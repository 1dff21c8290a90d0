import type { FairShareGroups } from '../people/fair-share-groups.ts';
import type { DueRow } from '../store/schema.ts';
import type { DueKind } from './plan.ts';

/** So much of a lane is under way at once. */
const MOST_HELD = 500;
/** So much is taken on at once. */
const MOST_CLAIMED = 32;

export interface LaneParts {
  readonly kind: DueKind;
  /** Whether it is for bots that look far ahead; the others are never behind them. */
  readonly slow: 0 | 1;
  /** So much of one group's is under way at once: the rest stays on the list, where others' is found beside it. */
  readonly share: number;
  readonly groups: Pick<FairShareGroups, 'of' | 'with'>;
}

interface Held {
  readonly row: DueRow;
  readonly over: Promise<void>;
}

/** Due work of one sort, as far as it is under way. No lane waits for another, and no group for what another has on the list. */
export class Lane {
  readonly kind: DueKind;
  readonly slow: 0 | 1;
  /** When it is to be looked at. */
  next = Number.NEGATIVE_INFINITY;
  readonly #share: number;
  readonly #groups: LaneParts['groups'];
  readonly #held = new Map<string, Held>();
  /** How much each group has under way. */
  readonly #counts = new Map<string, number>();

  constructor({ kind, slow, share, groups }: LaneParts) {
    this.kind = kind;
    this.slow = slow;
    this.#share = share;
    this.#groups = groups;
  }

  /** Something is due at this time: it is looked at no later. */
  expect(at: number): void {
    this.next = Math.min(this.next, at);
  }

  get isIdle(): boolean {
    return this.#held.size === 0;
  }

  /** How much may be taken on now. */
  get room(): number {
    return Math.min(MOST_CLAIMED, MOST_HELD - this.#held.size);
  }

  /** Hosts whose work stays on the list, since their group has its share. */
  get passed(): readonly string[] {
    const full = [...this.#counts].filter(([, count]) => count >= this.#most(this.#held.size));
    return full.flatMap(([group]) => this.#groups.with(group));
  }

  get rows(): readonly DueRow[] {
    return [...this.#held.values()].map(({ row }) => row);
  }

  holds(row: DueRow): boolean {
    return this.#held.has(keyOf(row));
  }

  /** What there is room for, of work in the order of its time, and what is under way already. */
  chosen(rows: readonly DueRow[]): readonly DueRow[] {
    const counts = new Map(this.#counts);
    let size = this.#held.size;
    return rows.filter((row) => {
      if (this.holds(row)) return true;
      const group = this.#groupOf(row);
      const count = counts.get(group) ?? 0;
      if (count >= this.#most(size)) return false;
      counts.set(group, count + 1);
      size += 1;
      return true;
    });
  }

  /** Has work under way; resolved when it is over. */
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

  /** Resolved when nothing is under way any more. */
  async over(): Promise<void> {
    await Promise.all([...this.#held.values()].map(({ over }) => over));
  }

  /** Where half of all places are taken everybody gets only one of the others. */
  #most(held: number): number {
    return held < MOST_HELD / 2 ? this.#share : 1;
  }

  /** Bots think on their host's account. Whatever else is due is over in a moment, at each match by itself. */
  #groupOf({ kind, host, match }: DueRow): string {
    return kind === 'bot' ? this.#groups.of(host) : match;
  }
}

/** The next work of a match has the same id while the one before is still being finished. */
const keyOf = ({ id, seq }: DueRow): string => `${id} ${seq}`;
