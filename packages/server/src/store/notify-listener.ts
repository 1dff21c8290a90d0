import { Socket } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import { Client, type Pool, type QueryConfig } from 'pg';
import type { Log } from '../log.ts';
import type { Moved, Store } from './store.ts';

const CHANNEL = 'nightjar_moved';
/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7_500;
const LISTEN_AGAIN_MS = 500;
/** Whoever does not answer in this time is not waited for. */
const MOST_MS = 10_000;
/** So long a connection may take to say goodbye. */
const GOODBYE_MS = 1_000;

/** The names of the processes that are there, as a query. PostgreSQL shows a lock's 64 bits as two halves. */
export const NAMES: RawBuilder<string> = sql`(select ((classid::bigint << 32) | objid::bigint)::text
  from pg_locks where locktype = 'advisory' and objsubid = 1)`;

/** Tells other processes which matches moved, gathered per turn of the loop. Losing one only delays. */
export function notifier(
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
        await pool.query({
          text: 'select pg_notify($1, $2)',
          values: [CHANNEL, text],
          query_timeout: MOST_MS,
        } as QueryConfig);
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

/**
 * Hears which matches other processes moved, and listens again whenever the connection breaks. The connection also says
 * that this process is there, by a lock on its name that goes with it. Shared, so that a new connection need not wait
 * until PostgreSQL has noticed the end of the one before.
 */
export class NotifyListener {
  readonly #url: string;
  readonly #me: string;
  readonly #log: Log;
  readonly #listeners = new Set<(moved: Moved) => void>();
  #client: Client | null = null;
  /** What the latest client speaks through: it can be cut off whatever the client waits for. */
  #socket: Socket | null = null;
  #isClosed = false;
  #again: NodeJS.Timeout | null = null;
  #last: Promise<void> = Promise.resolve();

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
    const socket = new Socket();
    this.#socket = socket;
    const client = new Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: MOST_MS,
      query_timeout: MOST_MS,
      stream: () => socket,
    });
    client.on('error', (error) => this.#lost(client, error));
    client.on('end', () => this.#lost(client, null));
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    try {
      await client.connect();
      await client.query('select pg_advisory_lock_shared($1)', [this.#me]);
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      socket.destroy();
      throw error;
    }
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

  /** The connection that listened broke. One that never came to listen is for whoever wanted it. */
  #lost(client: Client, error: Error | null): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#listenAgain(error);
  }

  #listenAgain(error: unknown): void {
    if (this.#isClosed) return;
    this.#log.warn({ err: error }, 'the ear for other processes was lost; listening again');
    this.#again = setTimeout(() => {
      this.#last = this.listen().catch((failure: unknown) => this.#listenAgain(failure));
    }, LISTEN_AGAIN_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    const cut = (): void => void this.#socket?.destroy(new Error('the ear was closed'));
    if (this.#client === null) cut();
    const late = setTimeout(cut, GOODBYE_MS);
    await this.#last;
    await this.#client?.end();
    clearTimeout(late);
  }
}
