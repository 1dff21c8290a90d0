import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { type CustomTypesConfig, Pool, types as parsers } from 'pg';
import type { Log } from '../log.ts';
import { isOutage } from './outage.ts';
import { appendStatement } from './postgres-append.ts';
import { Ear, teller } from './postgres-ear.ts';
import type { Schema } from './schema.ts';
import type { Store, Trx } from './store.ts';

const RETRIES = 6;
const FIRST_PAUSE_MS = 20;

/** PostgreSQL's number for its 8-byte integers, which come as text unless they are parsed. */
const INT8 = 20;

const types: CustomTypesConfig = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === INT8 ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/** Whether the work may succeed if it is simply done again: a conflict of transactions, or a connection that broke. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return code === '40001' || code === '40P01' || isOutage(error);
}

/**
 * Work, done again where the trouble is passing. A broken connection may hide that the commit succeeded: the work must
 * notice that itself, as an append does by its expected `seq` and its command.
 */
async function retrying<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries > RETRIES || !isPassing(error)) throw error;
      await pause(FIRST_PAUSE_MS * 2 ** (tries - 1));
    }
  }
}

/** The shared store: any number of processes on one PostgreSQL. */
export async function openPostgres(url: string, poolSize: number, log: Log): Promise<Store> {
  // A number, so that PostgreSQL can lock it.
  const name = String(randomInt(2 ** 47));
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // While a connection is in use nobody but its user listens to it, and then only to answers.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a connection to PostgreSQL was lost'));
  });
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to PostgreSQL was lost'));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const ear = new Ear(url, name, log);
  try {
    await ear.listen();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { tell, told } = teller(pool, name, log);
  return {
    engine: 'postgres',
    db,
    name,
    isShared: true,
    transact: (work) => retrying(() => db.transaction().execute((trx) => work(trx as Trx))),
    append: (wanted) =>
      retrying(async () => {
        const { values, ...statement } = appendStatement(wanted);
        const { rowCount } = await pool.query({ ...statement, values: [...values] });
        return rowCount === 1;
      }),
    tell,
    onTold: (listener) => ear.add(listener),
    async close() {
      await told();
      await ear.close();
      await db.destroy();
    },
  };
}
