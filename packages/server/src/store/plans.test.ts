import { type CompiledQuery, type KyselyPlugin, sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { mineOf, publicOnes } from '../api/lists.ts';
import { Fame } from '../fame/fame.ts';
import { matchMoments } from '../stream/match-moments.ts';
import { duel, testServices } from '../testing/services.ts';
import { type Claim, claimDue } from './claim.ts';
import { ENGINES, type Store, type Trx } from './store.ts';

const MANY = 20_000;

/** Fills a store with the matches, seats, due work, people and ratings of a busy year. */
async function fill({ db, engine }: Store): Promise<void> {
  const numbers =
    engine === 'postgres'
      ? sql`(select generate_series(1, ${sql.lit(MANY)}) as n) as many`
      : sql`(with recursive many(n) as (select 1 union all select n + 1 from many where n < ${sql.lit(MANY)}) select n from many) as many`;
  await sql`insert into people (id, kind, name, created_at, seen_at, settings)
    select 'p' || n, 'guest', 'p' || n, n, n, '{}' from ${numbers}`.execute(db);
  await sql`insert into matches (id, game, rules, edition, options, seats_count, pace, visibility, host, bot_key, status,
    created_at, moved_at, seq, hash, asked, rated, auto_start)
    select 'm' || n, 'nocturne', 1, 'e', '{}', 2, '{"kind":"free"}', 'public', 'p' || n, '',
      case when n % 50 = 0 then 'gathering' else 'playing' end, n, n, 1, 'h', 0, 0, 1 from ${numbers}`.execute(db);
  await sql`insert into seats (match, seat, kind, person, name, ready)
    select 'm' || n, 0, 'person', 'p' || n, '', 1 from ${numbers}`.execute(db);
  await sql`insert into due (id, match, kind, seat, seq, at, tries)
    select 'm' || n || ':clock', 'm' || n, 'clock', 0, 1, n + 1000000, 0 from ${numbers}`.execute(db);
  await sql`insert into due (id, match, kind, seat, seq, at, tries, host, slow)
    select 'm' || n || ':bot', 'm' || n, 'bot', 0, 1, n, 0, 'p' || (n % 200), 1 from ${numbers}`.execute(db);
  await sql`insert into ratings (person, game, mu, sigma, games)
    select 'p' || n, 'nocturne', 25 + n % 97, 8, 5 from ${numbers}`.execute(db);
  await sql`analyze`.execute(db);
}

/** The store with every query of its reader noted. */
function noting(store: Store): { readonly noted: Store; readonly queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      queries.push(store.db.getExecutor().compileQuery(node, queryId));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { noted: { ...store, db: store.db.withPlugin(plugin) }, queries };
}

/** The plan of a query. PostgreSQL scans small tables because it is quicker; told not to, it shows its index. */
async function planOf({ db, engine }: Store, { sql: text, parameters }: CompiledQuery): Promise<string> {
  const isPostgres = engine === 'postgres';
  const asked = `${isPostgres ? 'explain' : 'explain query plan'} ${text}`;
  const { rows } = await db.transaction().execute(async (trx) => {
    if (isPostgres) await sql`set local enable_seqscan = off`.execute(trx);
    return trx.executeQuery<Record<string, unknown>>({
      sql: asked,
      parameters,
      query: sql``.toOperationNode() as never,
      queryId: { queryId: asked },
    });
  });
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n');
}

/** A full read of a table that grows: SQLite scans it without an index, PostgreSQL sequentially. */
const WHOLE =
  /SCAN (?!.*USING)(?:matches|seats|ratings|due|events|people)|Seq Scan on (?:matches|seats|ratings|due|events|people)/;

describe.each(ENGINES)('%s', (engine) => {
  test('lists, ratings, streams and due work find their rows among twenty thousand matches without reading all', async () => {
    const { services, clock } = await testServices(engine);
    const { store, context } = services;
    await fill(store);
    const { row } = await duel(services);
    const { noted, queries } = noting(store);
    const watching = { ...context, store: noted };
    expect(await publicOnes(watching)).toHaveLength(100);
    expect(await mineOf(watching, 'p77')).toHaveLength(1);
    expect((await new Fame(watching).ratings('nocturne', 'p77')).best).toHaveLength(50);
    expect(await matchMoments(watching).tablesOf(['p77', 'p78'])).toHaveLength(2);
    expect((await matchMoments(watching).seqs(['m1', row.id])).size).toBe(2);
    const claiming = { ...noted, transact: <T>(work: (trx: Trx) => Promise<T>) => work(noted.db) };
    expect(await claimDue(claiming, claim(clock.now()))).toHaveLength(10);
    const skippedHosts = Array.from({ length: 199 }, (_, nth) => `p${nth}`);
    const thoughts = await claimDue(claiming, { ...claim(clock.now()), kind: 'bot', slow: 1, skippedHosts });
    expect(new Set(thoughts.map(({ host }) => host))).toEqual(new Set(['p199']));
    expect(queries.length).toBeGreaterThan(8);
    for (const query of queries) {
      const plan = await planOf(store, query);
      expect([query.sql, WHOLE.test(plan) ? plan : 'by an index']).toEqual([query.sql, 'by an index']);
    }
  });
});

const claim = (now: number): Claim => ({
  kind: 'clock',
  slow: 0,
  now: now + 2_000_000,
  limit: 10,
  staleMs: 500,
  skippedHosts: [],
  choose: (rows) => rows,
});
