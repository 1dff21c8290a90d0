import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import { Client, type CustomTypesConfig, Pool, types as parsers } from 'pg';
import type { Log } from '../log.ts';
import { isOutage } from './outage.ts';
import { appendStatement } from './postgres-append.ts';
import type { Schema } from './schema.ts';
import type { Moved, Store, Trx } from './store.ts';

const CHANNEL = 'nightjar_moved';
/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7_500;
const RETRIES = 6;
const FIRST_PAUSE_MS = 20;
const LISTEN_AGAIN_MS = 500;

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

/** Tells other processes which matches moved, gathered per turn of the loop. Losing one only delays. */
function teller(
  pool: Pool,
  me: string,
  log: Log,
): { readonly tell: Store['tell']; readonly told: () => Promise<void> } {
  let gathered = new Map<string, number>();
  let last: Promise<void> = Promise.resolve();

  async function send(moved: readonly Moved[]): Promise<void> {
    let payload = me;
    const payloads: string[] = [];
    for (const { match, seq } of moved) {
      const part = ` ${match}:${seq}`;
      if (payload.length + part.length > MOST_BYTES) {
        payloads.push(payload);
        payload = me;
      }
      payload += part;
    }
    payloads.push(payload);
    for (const text of payloads) {
      try {
        await pool.query('select pg_notify($1, $2)', [CHANNEL, text]);
      } catch (error) {
        log.warn({ err: error }, 'other processes were not told; they will look by themselves');
      }
    }
  }

  return {
    tell(match, seq) {
      if (gathered.size === 0) {
        setImmediate(() => {
          const moved = [...gathered].map(([id, at]) => ({ match: id, seq: at }));
          gathered = new Map();
          last = Promise.all([last, send(moved)]).then(() => undefined);
        });
      }
      gathered.set(match, Math.max(seq, gathered.get(match) ?? 0));
    },
    told: () => last,
  };
}

/** Hears which matches other processes moved, and listens again whenever the connection breaks. */
class Ear {
  readonly #url: string;
  readonly #me: string;
  readonly #log: Log;
  readonly #listeners = new Set<(moved: Moved) => void>();
  #client: Client | null = null;
  #isClosed = false;
  #again: NodeJS.Timeout | null = null;

  constructor(url: string, me: string, log: Log) {
    this.#url = url;
    this.#me = me;
    this.#log = log;
  }

  add(listener: (moved: Moved) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async listen(): Promise<void> {
    const client = new Client({ connectionString: this.#url, keepAlive: true });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
    this.#client = client;
  }

  #hear(payload: string): void {
    const [from, ...moved] = payload.split(' ');
    if (from === this.#me) return;
    for (const text of moved) {
      const [match = '', seq] = text.split(':');
      for (const listener of this.#listeners) listener({ match, seq: Number(seq) });
    }
  }

  #lost(client: Client, error: Error | null): void {
    if (this.#isClosed || this.#again !== null || (this.#client !== null && this.#client !== client)) return;
    this.#log.warn({ err: error }, 'the ear for other processes was lost; listening again');
    this.#client = null;
    this.#again = setTimeout(() => {
      this.#again = null;
      this.listen().catch((failure: unknown) => this.#lost(client, failure as Error));
    }, LISTEN_AGAIN_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    await this.#client?.end();
  }
}

/** The shared store: any number of processes on one PostgreSQL. */
export async function openPostgres(url: string, poolSize: number, log: Log): Promise<Store> {
  const me = randomUUID();
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
  const ear = new Ear(url, me, log);
  try {
    await ear.listen();
  } catch (error) {
    await db.destroy();
    throw error;
  }
  const { tell, told } = teller(pool, me, log);
  return {
    engine: 'postgres',
    db,
    isShared: true,
    transact: (work) => retrying(() => db.transaction().execute((trx) => work(trx as Trx))),
    append: (wanted) =>
      retrying(async () => {
        const { name, text, values } = appendStatement(wanted);
        const { rowCount } = await pool.query({ name, text, values: [...values] });
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
