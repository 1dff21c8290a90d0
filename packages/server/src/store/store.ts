import type { Db, DueRow, EventRow, MatchRow, SeatRow } from './schema.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** The interface of a transaction. */
export type Trx = Db;

/** A match and the `seq` it has reached. */
export interface MatchSeq {
  readonly match: string;
  readonly seq: number;
}

/** How an append changes a match's due work. */
export interface DueChange {
  /** Kinds whose rows are deleted. */
  readonly gone: readonly string[];
  readonly rows: readonly (DueRow & {
    /** Kept only if this person has a notice channel; null for work that needs none. */
    readonly for: string | null;
  })[];
}

/** One append. All of it is written if the match is still at `since`, otherwise nothing. */
export interface Appending {
  readonly match: string;
  readonly since: number;
  /** The columns of the match that change. */
  readonly row: Partial<Omit<MatchRow, 'id'>> & Pick<MatchRow, 'seq' | 'hash' | 'moved_at'>;
  readonly rows: readonly EventRow[];
  /** The rows of seats that change. */
  readonly seats: readonly SeatRow[];
  readonly due: DueChange;
}

/** Where all data is kept. */
export interface Store {
  readonly engine: Engine;
  readonly db: Db;
  /** The name of this process among those that share the store. */
  readonly name: string;
  /** Whether other processes may write too. */
  readonly hasOtherWriters: boolean;
  /**
   * Runs work in one transaction; resolves when it is durable. The work may be repeated, after a transient error or
   * because another write in the group failed, so it must only read and write by `trx`.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Appends; resolves when it is durable. False if the match is not at `since` any more. */
  append(wanted: Appending): Promise<boolean>;
  /** Notifies other processes that a match moved. A notification may be lost. */
  notify(match: string, seq: number): void;
  /** Calls back for matches that other processes moved; returns how to stop. */
  onNotified(listener: (moved: MatchSeq) => void): () => void;
  close(): Promise<void>;
}

export interface StoreSettings {
  /** `postgres://…`; null for the embedded store. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded store. */
  readonly dataFolder: string;
  /** Connections to PostgreSQL at most. */
  readonly poolSize?: number;
}

/** Whether an error means that a row with this key exists already. */
export function isTaken(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === '23505') return true;
  return 'errcode' in error && (error.errcode === 2067 || error.errcode === 1555);
}
