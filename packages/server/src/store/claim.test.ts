import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { newPlace } from '../testing/place.ts';
import { claimDue } from './claim.ts';
import { LIVE_PROCESSES } from './notify-listener.ts';
import { openStore } from './open.ts';
import type { DueRow } from './schema.ts';
import { ENGINES, type Engine, type Store } from './store.ts';

/** This many processes on one store, with this due work in it. */
async function stores(engine: Engine, many: number, rows: readonly DueRow[]): Promise<readonly Store[]> {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  const opened: Store[] = [];
  for (let i = 0; i < many; i += 1) {
    const store = await openStore(place.settings, silent);
    onTestFinished(() => store.close());
    opened.push(store);
  }
  await opened[0]?.db.insertInto('due').values(rows).execute();
  return opened;
}

const due = (id: string, at: number): DueRow => ({
  id,
  match: 'm',
  kind: 'bot',
  seat: 0,
  seq: 1,
  at,
  claimed_by: null,
  claimed_at: null,
  tries: 0,
  host: 'ada',
  slow: 0,
});

const ALL = {
  kind: 'bot',
  slow: 0,
  staleMs: 500,
  skippedHosts: [],
  choose: (rows: readonly DueRow[]) => rows,
} as const;

const claimed = async (store: Store, now: number): Promise<string[]> =>
  (await claimDue(store, { ...ALL, now, limit: 2 })).map(({ id, tries }) => `${id} ${tries}`).toSorted();

/** Cuts the connection that shows that a process is alive. */
const cut = ({ db }: Store, { name }: Store): Promise<unknown> =>
  sql`select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = (${name}::bigint & 4294967295)::oid`.execute(
    db,
  );

const isThere = async ({ db }: Store, { name }: Store): Promise<boolean> =>
  (await sql<{ is: boolean }>`select ${name} in ${LIVE_PROCESSES} as is`.execute(db)).rows[0]?.is === true;

describe.each(ENGINES)('%s', (engine) => {
  test('due work is claimed once, when its time has come, and again when the claim is stale', async () => {
    const processes = await stores(engine, engine === 'sqlite' ? 1 : 3, [
      due('a', 10),
      due('b', 20),
      due('later', 1_000),
    ]);
    const claims = await Promise.all([...processes, ...processes].map((store) => claimed(store, 100)));
    expect(claims.flat().toSorted()).toEqual(['a 1', 'b 1']);
    const last = processes.at(-1) as Store;
    expect(await claimed(last, 599)).toEqual([]);
    expect(await claimed(last, 600)).toEqual(['a 2', 'b 2']);
  });

  test('rows of skipped hosts, however many, and rows that are not chosen are not claimed', async () => {
    const many = Array.from({ length: 40_000 }, (_, nth) => `guest ${nth}`);
    const rows = [
      { ...due('a', 10), host: 'guest 39999' },
      { ...due('b', 20), host: 'bob' },
      { ...due('c', 30), host: 'cyd' },
    ];
    const [store] = (await stores(engine, 1, rows)) as [Store];
    const claim = { ...ALL, now: 100, limit: 10 };
    const notBob = (found: readonly DueRow[]): DueRow[] => found.filter(({ host }) => host !== 'bob');
    const ids = (found: readonly DueRow[]): string[] => found.map(({ id }) => id).toSorted();
    expect(ids(await claimDue(store, { ...claim, skippedHosts: many, choose: notBob }))).toEqual(['c']);
    expect(ids(await claimDue(store, claim))).toEqual(['a', 'b']);
  });

  test('each kind of work is claimed by itself', async () => {
    const rows = [due('quick', 10), { ...due('slow', 10), slow: 1 as const }, { ...due('clock', 10), kind: 'clock' }];
    const [store] = (await stores(engine, 1, rows)) as [Store];
    const claim = { ...ALL, now: 100, limit: 10 };
    for (const sort of [{ kind: 'bot', slow: 1 }, { kind: 'clock' }, {}] as const)
      expect((await claimDue(store, { ...claim, ...sort })).map(({ kind, slow }) => ({ kind, slow }))).toEqual([
        { kind: 'bot', slow: 0, ...sort },
      ]);
  });
});

test('on PostgreSQL a process that loses its connection loses its claims, and soon reconnects', async () => {
  const [one, two] = (await stores('postgres', 2, [due('a', 10)])) as [Store, Store];
  expect(await claimed(one, 100)).toEqual(['a 1']);
  await cut(two, one);
  await expect.poll(() => claimed(two, 100)).toEqual(['a 2']);
  await expect.poll(() => isThere(two, one)).toBe(true);
  expect(await claimed(one, 100)).toEqual([]);
});
