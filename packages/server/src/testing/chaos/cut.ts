import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { TogetherWish } from './together.ts';

export interface CutWish {
  /** The database of both processes. */
  readonly url: string;
  /** How often all their connections are cut. */
  readonly cuts: number;
  /** Stops the database as a crash would, and starts it again. */
  readonly crash: () => void;
}

const BETWEEN_MS = 120;

/** Both processes lose every database connection again and again; half-way the database itself crashes. */
export const cutting =
  ({ url, cuts, crash }: CutWish): TogetherWish['happens'] =>
  async ({ after }) => {
    for (let i = 0; i < cuts; i += 1) {
      await cut(url);
      await after(BETWEEN_MS);
      if (i === Math.floor(cuts / 2)) crash();
    }
  };

/** Ends every connection to this database but our own. While the database starts, it retries. */
async function cut(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      return;
    } catch {
      await pause(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
