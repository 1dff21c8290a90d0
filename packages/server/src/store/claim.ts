import {
  type ExpressionBuilder,
  type ExpressionWrapper,
  type RawBuilder,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
} from 'kysely';
import { LIVE_PROCESSES } from './notify-listener.ts';
import type { DueRow, Schema } from './schema.ts';
import type { Engine, Store } from './store.ts';

export interface Claim extends Pick<DueRow, 'kind' | 'slow'> {
  readonly now: number;
  readonly limit: number;
  /** A claim older than this is taken over: its holder hangs, or died unnoticed. */
  readonly staleMs: number;
  /** Hosts whose rows are not claimed now. */
  readonly skippedHosts: readonly string[];
  /** Chooses from the first rows. It may be called again. */
  readonly choose: (rows: readonly DueRow[]) => readonly DueRow[];
}

/**
 * Claims due rows of one kind, each for one process. Claims of dead processes are void at once. If a process only lost
 * its connection, work may be done twice; that is harmless, because its effect names a `seq`.
 */
export function claimDue(store: Store, claim: Claim): Promise<DueRow[]> {
  const { name, engine } = store;
  const { abandoned, locked, listed } = SQL[engine];
  const { kind, slow, now, limit, staleMs, skippedHosts, choose } = claim;
  return store.transact(async (trx) => {
    const first = trx
      .selectFrom('due')
      .selectAll()
      .where('kind', '=', kind)
      .where('slow', '=', slow)
      .where('at', '<=', now)
      .where((is) =>
        is.or([is('claimed_at', 'is', null), is('claimed_at', '<=', now - staleMs), ...abandoned(is, name)]),
      )
      .$if(skippedHosts.length > 0, (rows) => rows.where('host', 'not in', listed(skippedHosts)))
      .orderBy('at')
      .limit(limit);
    const ids = choose(await locked(first).execute()).map(({ id }) => id);
    if (ids.length === 0) return [];
    return trx
      .updateTable('due')
      .set({ claimed_by: name, claimed_at: now, tries: sql`tries + 1` })
      .where('id', 'in', ids)
      .returningAll()
      .execute();
  });
}

type DueRows = SelectQueryBuilder<Schema, 'due', DueRow>;

interface ClaimSql {
  /** Claims of dead processes. */
  abandoned(is: ExpressionBuilder<Schema, 'due'>, name: string): readonly ExpressionWrapper<Schema, 'due', SqlBool>[];
  /** Rows that no other process claims at the same moment. */
  locked(rows: DueRows): DueRows;
  /** Any number of texts as one value, since a statement has room for only so many. */
  listed(texts: readonly string[]): RawBuilder<string>;
}

const SQL = {
  // There is one process, whose claims are void when it starts.
  sqlite: {
    abandoned: () => [],
    locked: (rows) => rows,
    listed: (texts) => sql`(select value from json_each(${JSON.stringify(texts)}))`,
  },
  postgres: {
    abandoned: (is, name) => [is.and([is('claimed_by', '!=', name), is('claimed_by', 'not in', LIVE_PROCESSES)])],
    locked: (rows) => rows.forUpdate().skipLocked(),
    listed: (texts) => sql`(select json_array_elements_text(${JSON.stringify(texts)}::json))`,
  },
} satisfies Record<Engine, ClaimSql>;
