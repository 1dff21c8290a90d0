import { tableToJson } from '@nightjar/kernel';
import type { MatchContext } from './context.ts';
import type { Opened } from './opened.ts';

/**
 * A snapshot is kept after this many events, so opening a match replays few. A snapshot takes as much space as nine
 * events.
 */
export const SNAPSHOT_EVERY = 90;

/**
 * Whether a replay is so long that it would block the event loop. One snapshot may be missing, if a server died before
 * it kept it.
 */
export const isLong = (replayed: number): boolean => replayed > 2 * SNAPSHOT_EVERY;

export async function dropSnapshots({ store, log }: MatchContext, match: string): Promise<void> {
  try {
    await store.transact((trx) => trx.deleteFrom('snapshots').where('match', '=', match).execute());
  } catch (error) {
    log.warn({ err: error, match }, 'a snapshot was not dropped');
  }
}

/** Keeps a snapshot of the table in place of earlier ones. It is a cache: losing one only costs time. */
export async function keepSnapshot(
  { store, log }: MatchContext,
  { row, table }: Pick<Opened, 'row' | 'table'>,
): Promise<void> {
  if (table === null) return;
  const { id: match, seq, rules, hash } = row;
  try {
    await store.transact(async (trx) => {
      await trx.deleteFrom('snapshots').where('match', '=', match).where('seq', '<', seq).execute();
      await trx
        .insertInto('snapshots')
        .values({ match, seq, rules, hash, state: JSON.stringify(tableToJson(table)) })
        .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
        .execute();
    });
  } catch (error) {
    log.warn({ err: error, match, seq }, 'a snapshot was not kept');
  }
}
