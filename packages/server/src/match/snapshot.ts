import { tableToJson } from '@nightjar/kernel';
import type { MatchContext } from './context.ts';
import type { Opened } from './opened.ts';

/** So many events are replayed at most when a match is opened, also one that is over; a snapshot weighs as much as nine of them. */
export const SNAPSHOT_EVERY = 90;

/** Whether so much is to be replayed that others would wait for it. One snapshot may be lost, with the server that was about to keep it. */
export const isLong = (replayed: number): boolean => replayed > 2 * SNAPSHOT_EVERY;

export async function dropSnapshots({ store, log }: MatchContext, match: string): Promise<void> {
  try {
    await store.transact((trx) => trx.deleteFrom('snapshots').where('match', '=', match).execute());
  } catch (error) {
    log.warn({ err: error, match }, 'a snapshot was not dropped');
  }
}

/** Keeps the table as it stands, in place of earlier snapshots. A cache: losing one costs time and nothing else. */
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
