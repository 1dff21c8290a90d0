import { sql } from 'kysely';
import { NAMES } from './postgres-ear.ts';
import type { DueRow } from './schema.ts';
import type { Store } from './store.ts';

export interface Claim {
  readonly now: number;
  readonly limit: number;
  /** A claim older than this is taken over: its holder is stuck, or gone without PostgreSQL's knowing. */
  readonly staleMs: number;
}

/**
 * Takes due work, each row by one process; the claims of processes that are gone are void at once. What is done twice all
 * the same, as where one lost its connection and lives, is harmless: its effect names a `seq`.
 */
export function claimDue(store: Store, { now, limit, staleMs }: Claim): Promise<DueRow[]> {
  const { name, isShared } = store;
  return store.transact((trx) =>
    trx
      .updateTable('due')
      .set({ claimed_by: name, claimed_at: now, tries: sql`tries + 1` })
      .where('id', 'in', (query) => {
        const rows = query
          .selectFrom('due')
          .select('id')
          .where('at', '<=', now)
          .where((is) =>
            is.or([
              is('claimed_at', 'is', null),
              is('claimed_at', '<=', now - staleMs),
              ...(isShared ? [is.and([is('claimed_by', '!=', name), is('claimed_by', 'not in', NAMES)])] : []),
            ]),
          )
          .orderBy('at')
          .limit(limit);
        return isShared ? rows.forUpdate().skipLocked() : rows;
      })
      .returningAll()
      .execute(),
  );
}
