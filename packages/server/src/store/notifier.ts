import type { Pool, QueryConfig } from 'pg';
import type { Log } from '../log.ts';
import { CHANNEL } from './notify-listener.ts';
import type { MatchSeq, Store } from './store.ts';

/** NOTIFY carries fewer than 8,000 bytes. */
const MOST_BYTES = 7_500;
/** PostgreSQL must answer in this time. */
const MOST_MS = 10_000;

/** Notifies other processes of matches that moved. */
export interface Notifier {
  readonly notify: Store['notify'];
  /** Resolves when every notification was sent, or has failed. */
  readonly sent: () => Promise<void>;
}

/** Opens a notifier. It gathers the moves of one event-loop tick. A lost notification only delays: processes poll too. */
export function openNotifier(pool: Pool, me: string, log: Log): Notifier {
  let gathered = new Map<string, number>();
  let last: Promise<void> = Promise.resolve();

  async function send(moved: readonly MatchSeq[]): Promise<void> {
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
        log.warn({ err: error }, 'other processes were not notified; they will find out by polling');
      }
    }
  }

  return {
    notify(match, seq) {
      if (gathered.size === 0) {
        setImmediate(() => {
          const moved = [...gathered].map(([id, at]) => ({ match: id, seq: at }));
          gathered = new Map();
          last = Promise.all([last, send(moved)]).then(() => undefined);
        });
      }
      gathered.set(match, Math.max(seq, gathered.get(match) ?? 0));
    },
    sent: () => last,
  };
}
