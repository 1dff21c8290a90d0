import { sql } from 'kysely';
import type { DueRow } from './schema.ts';
import type { Store } from './store.ts';

export interface Claim {
  /** Who claims: one name per process. */
  readonly holder: string;
  readonly now: number;
  readonly limit: number;
  /** A claim older than this is taken over: its holder is gone or stuck. */
  readonly staleMs: number;
}

/** Takes due work, each row by one process. What is done twice all the same is harmless: its effect names a `seq`. */
export function claimDue(store: Store, { holder, now, limit, staleMs }: Claim): Promise<DueRow[]> {
  const isShared = store.engine === 'postgres';
  return store.transact((trx) =>
    trx
      .updateTable('due')
      .set({ claimed_by: holder, claimed_at: now, tries: sql`tries + 1` })
      .where('id', 'in', (query) => {
        const rows = query
          .selectFrom('due')
          .select('id')
          .where('at', '<=', now)
          .where((or) => or.or([or('claimed_at', 'is', null), or('claimed_at', '<=', now - staleMs)]))
          .orderBy('at')
          .limit(limit);
        return isShared ? rows.forUpdate().skipLocked() : rows;
      })
      .returningAll()
      .execute(),
  );
}
