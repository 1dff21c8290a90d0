import type { Db } from './schema.ts';

export const ENGINES = ['sqlite', 'postgres'] as const;
export type Engine = (typeof ENGINES)[number];

/** What work inside a transaction speaks to. */
export type Trx = Db;

/** A match has reached a `seq`. */
export interface Moved {
  readonly match: string;
  readonly seq: number;
}

/** Where everything is kept. */
export interface Store {
  readonly engine: Engine;
  readonly db: Db;
  /** Whether other processes may change what is in it. */
  readonly isShared: boolean;
  /**
   * Runs the work in one transaction; resolved when it is durable. Where others share the store the work may be run
   * again after passing trouble, so it must do nothing but read and write by `trx`.
   */
  transact<T>(work: (trx: Trx) => Promise<T>): Promise<T>;
  /** Tells other processes that a match moved. It may be lost. */
  tell(match: string, seq: number): void;
  /** Hears of matches that other processes moved; gives back how to stop. */
  onTold(listener: (moved: Moved) => void): () => void;
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
