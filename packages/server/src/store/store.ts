import type { Db, DueRow, EventRow, MatchRow, SeatRow } from './schema.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What work inside a transaction speaks to. */
export type Trx = Db;

/** A match has reached a `seq`. */
export interface MatchSeq {
  readonly match: string;
  readonly seq: number;
}

/** What becomes of a match's due work with an append. */
export interface DueChange {
  /** Kinds of which nothing is due any more. */
  readonly gone: readonly string[];
  readonly rows: readonly (DueRow & {
    /** Only if this person can be told anything; null for what does not depend on it. */
    readonly for: string | null;
  })[];
}

/** Everything that one append writes: all of it where the match still stands at `since`, otherwise nothing. */
export interface Appending {
  readonly match: string;
  readonly since: number;
  /** The columns of the match that change. */
  readonly row: Partial<Omit<MatchRow, 'id'>> & Pick<MatchRow, 'seq' | 'hash' | 'moved_at'>;
  readonly rows: readonly EventRow[];
  /** The seats that change, whole. */
  readonly seats: readonly SeatRow[];
  readonly due: DueChange;
}

/** Where everything is kept. */
export interface Store {
  readonly engine: Engine;
  readonly db: Db;
  /** What this process is called among those that share the store. */
  readonly name: string;
  /** Whether other processes may write too. */
  readonly hasOtherWriters: boolean;
  /**
   * Runs the work in one transaction; resolved when it is durable. The work may be run again after passing trouble, or
   * because another one in the same group failed, so it must do nothing but read and write by `trx`.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** The one hot write; resolved when it is durable. False where the match does not stand at `since` any more. */
  append(wanted: Appending): Promise<boolean>;
  /** Tells other processes that a match moved. It may be lost. */
  notify(match: string, seq: number): void;
  /** Hears of matches that other processes moved; gives back how to stop. */
  onNotified(listener: (moved: MatchSeq) => void): () => void;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** `postgres://…`; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** Where the embedded store lies. */
  readonly dataFolder: string;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number;
}

/** Whether an error says that a row with such a key is there already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555);
}
