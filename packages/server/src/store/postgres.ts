import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type CustomTypesConfig, Pool, type PoolConfig, types as parsers, type QueryConfig } from 'pg';
import type { Log } from '../log.ts';
import { openNotifier } from './notifier.ts';
import { NotifyListener } from './notify-listener.ts';
import { isOutage, isUnanswered } from './outage.ts';
import { appender, grouped } from './postgres-append.ts';
import type { Schema } from './schema.ts';
import type { Store, Trx } from './store.ts';

const RETRIES = 6;
const FIRST_PAUSE_MS = 20;
/**
 * Settings of the connection for all appends. If another process holds the lock of a match, the other appends of the
 * group do not wait: each is retried alone. Rows are found by key in any number, and so locked in the order of the
 * group.
 */
const LANE = ['lock_timeout=50', 'enable_seqscan=off', 'enable_hashjoin=off', 'enable_mergejoin=off'];

/** PostgreSQL's type id of 8-byte integers, which arrive as text unless they are parsed. */
const INT8 = 20;

const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === INT8 ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/**
 * Whether a retry may succeed: after a conflict of transactions or a broken connection. A query that timed out is not
 * retried: its caller has waited long enough.
 */
function isTransient(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '40001' || code === '40P01' || (isOutage(error) && !isUnanswered(error));
}

/**
 * Runs work, and retries it after a transient error. A broken connection may hide that the commit succeeded. The work
 * must detect that itself, as an append does by its expected `seq` and its command.
 */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > RETRIES || !isTransient(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

/** The shared store. Its queries have no time limit until `limit` is called. */
export interface PostgresStore extends Store {
  /** From now on a query that is not answered in this time fails. */
  limit(mostMs: number): void;
}

/**
 * The pool as Kysely uses it. After a query timed out, its connection is given up: the next query there would wait for
 * the old reply first.
 */
const limited = (pool: Pool, mostMs: () => number): PostgresPool => ({
  async connect() {
    const client = await pool.connect();
    let late: Error | null = null;
    const query = async (text: string, values: readonly unknown[]) => {
      if (late !== null) throw late;
      try {
        return await client.query({ text, values: [...values], query_timeout: mostMs() } as QueryConfig);
      } catch (error) {
        if (isUnanswered(error)) late = error as Error;
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release(late ?? undefined) };
  },
  end: () => pool.end(),
});

/** The shared store: any number of processes on one PostgreSQL. */
export async function openPostgres(url: string, poolSize: number, log: Log): Promise<PostgresStore> {
  // A number, so that PostgreSQL can lock it.
  const name = String(randomInt(2 ** 47));
  const open = (more: PoolConfig): Pool => {
    const pool = new Pool({ connectionString: url, types, connectionTimeoutMillis: 10_000, keepAlive: true, ...more });
    // While a query runs on a connection, only its caller listens, and only to the reply: errors in between need a
    // listener.
    pool.on('connect', (client) => {
      client.on('error', (error) => log.warn({ err: error }, 'a connection to PostgreSQL was lost'));
    });
    pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to PostgreSQL was lost'));
    return pool;
  };
  const pool = open({ max: poolSize });
  const lane = open({ max: 1, options: LANE.map((setting) => `-c ${setting}`).join(' ') });
  const write = appender(pool);
  let mostMs = 0;
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: limited(pool, () => mostMs) }) });
  const notifications = new NotifyListener(url, name, log);
  try {
    await notifications.listen();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const notifier = openNotifier(pool, name, log);
  return {
    engine: 'postgres',
    db,
    name,
    hasOtherWriters: true,
    transact: (work) => retrying(() => db.transaction().execute((trx) => work(trx as Trx))),
    append: grouped(appender(lane), (wanted) => retrying(async () => (await write([wanted])).size === 1), log),
    notify: notifier.notify,
    onNotified: (listener) => notifications.add(listener),
    limit(ms) {
      mostMs = ms;
    },
    async close() {
      await notifier.sent();
      await notifications.close();
      await lane.end();
      await db.destroy();
    },
  };
}
