import { Socket } from 'node:net';
import { type RawBuilder, sql } from 'kysely';
import { Client } from 'pg';
import type { Log } from '../log.ts';
import type { MatchSeq } from './store.ts';

/** The PostgreSQL channel of notifications. */
export const CHANNEL = 'nightjar_moved';
const LISTEN_AGAIN_MS = 500;
/** PostgreSQL must answer in this time. */
const MOST_MS = 10_000;
/** Closing a connection may take this long. */
const CLOSING_MS = 1_000;

/** The names of the processes that are connected, as a query. PostgreSQL shows a lock's 64 bits as two halves. */
export const LIVE_PROCESSES: RawBuilder<string> = sql`(select ((classid::bigint << 32) | objid::bigint)::text
  from pg_locks where locktype = 'advisory' and objsubid = 1)`;

/**
 * Listens for matches that other processes moved, and connects again whenever the connection breaks. The connection also
 * shows that this process is alive: it holds a lock on the process's name. The lock is shared, so that a new connection
 * need not wait until PostgreSQL has noticed the end of the old one.
 */
export class NotifyListener {
  readonly #url: string;
  readonly #me: string;
  readonly #log: Log;
  readonly #listeners = new Set<(moved: MatchSeq) => void>();
  #client: Client | null = null;
  /** The latest client's socket: destroying it ends the client at once, whatever it waits for. */
  #socket: Socket | null = null;
  #isClosed = false;
  #again: NodeJS.Timeout | null = null;
  #last: Promise<void> = Promise.resolve();

  constructor(url: string, me: string, log: Log) {
    this.#url = url;
    this.#me = me;
    this.#log = log;
  }

  add(listener: (moved: MatchSeq) => void): () => void {
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

  /** The connection broke. One that broke before it listened makes `listen` reject instead. */
  #lost(client: Client, error: Error | null): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#listenAgain(error);
  }

  #listenAgain(error: unknown): void {
    if (this.#isClosed) return;
    this.#log.warn({ err: error }, 'the connection for notifications was lost; connecting again');
    this.#again = setTimeout(() => {
      this.#last = this.listen().catch((failure: unknown) => this.#listenAgain(failure));
    }, LISTEN_AGAIN_MS);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#again !== null) clearTimeout(this.#again);
    const cut = (): void => void this.#socket?.destroy(new Error('the notify listener was closed'));
    if (this.#client === null) cut();
    const late = setTimeout(cut, CLOSING_MS);
    await this.#last;
    await this.#client?.end();
    clearTimeout(late);
  }
}
