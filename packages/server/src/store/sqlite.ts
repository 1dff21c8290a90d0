import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { GroupCommit } from './group-commit.ts';
import type { Schema } from './schema.ts';
import { appender } from './sqlite-append.ts';
import type { Store, Trx } from './store.ts';

/** Prepared statements kept; the server's own are far fewer. */
const MOST_STATEMENTS = 500;
const BUSY_MS = 5_000;

/** `node:sqlite` in the shape Kysely's dialect asks for, with statements prepared once. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const known = new Map<string, SqliteStatement>();
  return {
    prepare(text) {
      const before = known.get(text);
      if (before !== undefined) return before;
      if (known.size >= MOST_STATEMENTS) known.clear();
      const statement = asStatement(database.prepare(text));
      known.set(text, statement);
      return statement;
    },
    close: () => database.close(),
  };
}

const asStatement = (statement: StatementSync): SqliteStatement => ({
  reader: statement.columns().length > 0,
  all: (values) => statement.all(...(values as SQLInputValue[])),
  run: (values) => statement.run(...(values as SQLInputValue[])),
  iterate: (values) => statement.iterate(...(values as SQLInputValue[])) as IterableIterator<unknown>,
});

/** The folder belongs to another process, which the message names. */
export class FolderHeld extends Error {
  readonly folder: string;
  constructor(folder: string, holder: string) {
    super(`the data folder ${folder} is held by ${holder}; stop that one, or give this one another folder`);
    this.folder = folder;
  }
}

/**
 * Locks a folder for this process. The lock is SQLite's own on a separate file, so the system releases it however the
 * process dies. The text file beside it only names the holder.
 */
function hold(folder: string): { readonly release: () => void } {
  const named = join(folder, 'holder.json');
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new FolderHeld(folder, holderOf(named));
  }
  writeFileSync(named, `${JSON.stringify({ pid: process.pid, host: hostname() })}\n`, { mode: 0o600 });
  chmodSync(join(folder, 'lock.sqlite'), 0o600);
  return { release: () => lock.close() };
}

function holderOf(file: string): string {
  try {
    const { pid, host } = JSON.parse(readFileSync(file, 'utf8')) as { pid: number; host: string };
    return `process ${pid} on ${host}`;
  } catch {
    return 'another process';
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && (Number(error.errcode) & 0xff) === 5;

/** A write that waits to be committed. */
interface Job {
  /** Writes in the open transaction: synchronously, or by `trx` over several ticks. */
  readonly run: ((trx: Trx) => Promise<void>) | (() => void);
  readonly isSynchronous: boolean;
  /** Called when the commit is on the disk, or has failed. */
  readonly settle: (failure: { readonly error: unknown } | null) => void;
}

/**
 * Commits all waiting writes together, so that one sync of the disk serves all. If one fails, the whole group is rolled
 * back and each write is retried alone: only that one fails.
 */
class CommitQueue {
  readonly #db: Kysely<Schema>;
  readonly #database: DatabaseSync;
  readonly #statements: Readonly<Record<'begin' | 'commit' | 'rollback', StatementSync>>;
  readonly #groupCommit = new GroupCommit(() => void this.#drain());
  #waiting: Job[] = [];
  #isRunning = false;
  #isClosed = false;
  #over: (() => void) | null = null;

  constructor(db: Kysely<Schema>, database: DatabaseSync) {
    this.#db = db;
    this.#database = database;
    this.#statements = {
      begin: database.prepare('begin immediate'),
      commit: database.prepare('commit'),
      rollback: database.prepare('rollback'),
    };
  }

  /** Queues a write. Writes that arrive before the commit join its group. */
  add(job: Job): void {
    if (this.#isClosed) return job.settle({ error: new Error('the store is closed') });
    this.#waiting.push(job);
    if (this.#isRunning) return this.#groupCommit.joined(this.#waiting.length);
    this.#isRunning = true;
    this.#groupCommit.schedule();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      this.#groupCommit.committed(group.length);
      this.#writeAll(group.filter(({ isSynchronous }) => isSynchronous));
      await this.#runAll(group.filter(({ isSynchronous }) => !isSynchronous));
    }
    this.#isRunning = false;
    this.#over?.();
  }

  /** Refuses new writes; resolves when every queued one is committed or has failed. */
  close(): Promise<void> {
    this.#isClosed = true;
    return new Promise((resolve) => {
      if (this.#isRunning) this.#over = resolve;
      else resolve();
    });
  }

  /** Writes synchronously: no other transaction is open, and no write waits for anything. */
  #writeAll(jobs: readonly Job[]): void {
    if (jobs.length === 0) return;
    const { begin, commit } = this.#statements;
    try {
      begin.run();
      for (const { run } of jobs) (run as () => void)();
      commit.run();
    } catch (error) {
      this.#rollBack();
      if (jobs.length === 1) jobs[0]?.settle({ error });
      else for (const job of jobs) this.#writeAll([job]);
      return;
    }
    for (const { settle } of jobs) settle(null);
  }

  async #runAll(jobs: readonly Job[]): Promise<void> {
    if (jobs.length === 0) return;
    const { begin, commit } = this.#statements;
    try {
      await this.#db.connection().execute(async (trx) => {
        try {
          begin.run();
          for (const { run } of jobs) await run(trx);
          commit.run();
        } catch (error) {
          this.#rollBack();
          throw error;
        }
      });
    } catch (error) {
      if (jobs.length === 1) jobs[0]?.settle({ error });
      else for (const job of jobs) await this.#runAll([job]);
      return;
    }
    for (const { settle } of jobs) settle(null);
  }

  /** A failed commit may have ended the transaction itself, and the database may be closed. */
  #rollBack(): void {
    if (this.#database.isOpen && this.#database.isTransaction) this.#statements.rollback.run();
  }
}

/** The embedded store: one folder, one process. A write resolves only when it is on the disk. */
export function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const { release } = hold(folder);
  const path = join(folder, 'nightjar.sqlite');
  const database = new DatabaseSync(path);
  // SQLite gives its other files the same mode.
  chmodSync(path, 0o600);
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma busy_timeout = ${BUSY_MS}; pragma foreign_keys = on`,
  );
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  const queue = new CommitQueue(db, database);
  const write = appender(database);
  return {
    engine: 'sqlite',
    db,
    name: 'alone',
    hasOtherWriters: false,
    transact: (work) =>
      new Promise((resolve, reject) => {
        let value: Awaited<ReturnType<typeof work>>;
        queue.add({
          isSynchronous: false,
          run: async (trx: Trx) => {
            value = await work(trx);
          },
          settle: (failure) => (failure === null ? resolve(value) : reject(failure.error)),
        });
      }),
    append: (wanted) =>
      new Promise((resolve, reject) => {
        let isFirst = false;
        queue.add({
          isSynchronous: true,
          run: () => {
            isFirst = write(wanted);
          },
          settle: (failure) => (failure === null ? resolve(isFirst) : reject(failure.error)),
        });
      }),
    notify: () => undefined,
    onNotified: () => () => undefined,
    async close() {
      await queue.close();
      await db.destroy();
      release();
    },
  };
}
