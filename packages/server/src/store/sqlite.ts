import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement, sql } from 'kysely';
import type { Schema } from './schema.ts';
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
 * Takes a folder for this process alone. The lock is SQLite's own on a file of its own, so the system lets go of it
 * when its holder dies, however it dies; the text beside it only says who holds it.
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

interface Job {
  readonly run: (trx: Trx) => Promise<void>;
  /** Told once the commit is on the disk, or that it is not. */
  readonly settle: (failure: { readonly error: unknown } | null) => void;
}

/**
 * Runs transactions one after the other and commits those that wait together at once, so that one sync of the disk
 * serves all of them. Each is its own savepoint: one that fails leaves the others as they are.
 */
function inGroups(db: Kysely<Schema>): Store['transact'] {
  let waiting: Job[] = [];
  let isRunning = false;

  async function drain(): Promise<void> {
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      const settled: (() => void)[] = [];
      try {
        await db.connection().execute(async (trx) => {
          await sql`begin immediate`.execute(trx);
          try {
            for (const job of group) settled.push(await inSavepoint(trx, job));
            await sql`commit`.execute(trx);
          } catch (error) {
            await sql`rollback`.execute(trx).catch(() => undefined);
            throw error;
          }
        });
        for (const tell of settled) tell();
      } catch (error) {
        for (const job of group) job.settle({ error });
      }
    }
    isRunning = false;
  }

  return (work) =>
    new Promise((resolve, reject) => {
      let value: Awaited<ReturnType<typeof work>>;
      waiting.push({
        run: async (trx) => {
          value = await work(trx);
        },
        settle: (failure) => (failure === null ? resolve(value) : reject(failure.error)),
      });
      if (isRunning) return;
      isRunning = true;
      // Whatever else arrives in this turn of the loop joins the group.
      setImmediate(() => void drain());
    });
}

async function inSavepoint(trx: Trx, job: Job): Promise<() => void> {
  await sql`savepoint one`.execute(trx);
  try {
    await job.run(trx);
    await sql`release one`.execute(trx);
    return () => job.settle(null);
  } catch (error) {
    // A full disk has rolled back the whole group already: then all of it failed, and for this reason.
    await sql`rollback to one`.execute(trx).catch(() => Promise.reject(error));
    await sql`release one`.execute(trx);
    return () => job.settle({ error });
  }
}

/** The embedded store: one folder, one process, every commit on the disk before it counts. */
export function openSqlite(folder: string): Store {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const { release } = hold(folder);
  const path = join(folder, 'nightjar.sqlite');
  const database = new DatabaseSync(path);
  // What SQLite puts beside it has the same mode.
  chmodSync(path, 0o600);
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = 4000; pragma busy_timeout = ${BUSY_MS}; pragma foreign_keys = on`,
  );
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapt(database) }) });
  return {
    engine: 'sqlite',
    db,
    isShared: false,
    transact: inGroups(db),
    tell: () => undefined,
    onTold: () => () => undefined,
    async close() {
      await db.destroy();
      release();
    },
  };
}
