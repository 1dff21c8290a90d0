import { type RawBuilder, sql } from 'kysely';
import { NAMES } from './notify-listener.ts';
import type { DueRow } from './schema.ts';
import type { Store } from './store.ts';

export interface Claim extends Pick<DueRow, 'kind' | 'slow'> {
  readonly now: number;
  readonly limit: number;
  /** A claim older than this is taken over: its holder is stuck, or gone without PostgreSQL's knowing. */
  readonly staleMs: number;
  /** Hosts whose work is left to others, and to later. */
  readonly skippedHosts: readonly string[];
  /** Those of the first that are taken. It may be asked again. */
  readonly choose: (rows: readonly DueRow[]) => readonly DueRow[];
}

/**
 * Takes due work of one sort, each row by one process; the claims of processes that are gone are void at once. What is
 * done twice all the same, as where one lost its connection and lives, is harmless: its effect names a `seq`.
 */
export function claimDue(store: Store, claim: Claim): Promise<DueRow[]> {
  const { name, isShared } = store;
  const { kind, slow, now, limit, staleMs, skippedHosts, choose } = claim;
  return store.transact(async (trx) => {
    const first = trx
      .selectFrom('due')
      .selectAll()
      .where('kind', '=', kind)
      .where('slow', '=', slow)
      .where('at', '<=', now)
      .where((is) =>
        is.or([
          is('claimed_at', 'is', null),
          is('claimed_at', '<=', now - staleMs),
          ...(isShared ? [is.and([is('claimed_by', '!=', name), is('claimed_by', 'not in', NAMES)])] : []),
        ]),
      )
      .$if(skippedHosts.length > 0, (rows) => rows.where('host', 'not in', listed(store, skippedHosts)))
      .orderBy('at')
      .limit(limit);
    const ids = choose(await (isShared ? first.forUpdate().skipLocked() : first).execute()).map(({ id }) => id);
    if (ids.length === 0) return [];
    return trx
      .updateTable('due')
      .set({ claimed_by: name, claimed_at: now, tries: sql`tries + 1` })
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });
}

/** Any number of texts as one value, since a statement has room for only so many. */
const listed = ({ engine }: Store, texts: readonly string[]): RawBuilder<string> =>
  engine === 'postgres'
    ? sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`
    : sql`(select value from json_each(${JSON.stringify(texts)}))`;
