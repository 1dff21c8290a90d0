import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { hostname } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Migrator, sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { silent } from '../log.ts';
import { newPlace, type Place } from '../testing/place.ts';
import { duel, testServices } from '../testing/services.ts';
import { swallowing } from '../testing/swallowing.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore } from './open.ts';
import { isOutage } from './outage.ts';
import { openPostgres } from './postgres.ts';
import type { MatchRow } from './schema.ts';
import { FolderHeld, openSqlite } from './sqlite.ts';
import { type Appending, ENGINES, type Engine, isTaken, type MatchSeq, type Store } from './store.ts';

async function placeFor(engine: Engine): Promise<Place> {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  return place;
}

async function storeAt(place: Place): Promise<Store> {
  const store = await openStore(place.settings, silent);
  onTestFinished(() => store.close());
  return store;
}

const muted = (person: string) => ({ person, muted: 'bob', at: Date.UTC(2026, 0, 1) });
const mutes = async ({ db }: Store): Promise<string[]> =>
  (await db.selectFrom('mutes').select('person').orderBy('person').execute()).map(({ person }) => person);

/** An append that succeeds: the match moves, and nothing else happens. */
const nextOf = ({ id, seq }: MatchRow): Appending => ({
  match: id,
  since: seq,
  row: { seq: seq + 1, hash: `${id} ${seq}`, moved_at: 1 },
  rows: [],
  seats: [],
  due: { gone: [], rows: [] },
});

test('on PostgreSQL an append whose packets are dropped is given up, and later ones are written', async () => {
  const place = await placeFor('postgres');
  const url = new URL(place.settings.databaseUrl ?? '');
  const way = await swallowing(url);
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  const { services } = await testServices('postgres', place.settings);
  const { row } = await duel(services);
  // A store of its own with one connection: no poll of the services takes the one whose packets are dropped.
  const store = await openPostgres(url.href, 1, silent);
  onTestFinished(() => store.close());
  const next = nextOf(row);
  expect(await store.append(next)).toBe(true);
  const after = nextOf({ ...row, seq: row.seq + 1 });
  await sql`select 1`.execute(store.db);
  way.swallow();
  await expect(store.append(after)).rejects.toThrow('timeout');
  await expect.poll(() => store.append(after).catch(() => false), { timeout: 60_000 }).toBe(true);
});

test('on PostgreSQL a read whose packets are dropped fails, and its connection is not reused', async () => {
  const place = await placeFor('postgres');
  const url = new URL(place.settings.databaseUrl ?? '');
  const way = await swallowing(url);
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  const store = await openPostgres(url.href, 1, silent);
  onTestFinished(() => store.close());
  const asleep = (seconds: number): Promise<unknown> => sql`select pg_sleep(${seconds})`.execute(store.db);
  await asleep(2.5);
  store.limit(2_000);
  await asleep(0);
  way.swallow();
  await expect(asleep(0)).rejects.toSatisfy(isOutage);
  await asleep(0);
  let tries = 0;
  const late = store.transact((trx) => {
    tries += 1;
    return sql`select pg_sleep(30)`.execute(trx);
  });
  await expect(late).rejects.toThrow('timeout');
  expect(tries).toBe(1);
});

describe.each(ENGINES)('%s', (engine) => {
  test('a store that is reopened has everything and needs no migration', async () => {
    const place = await placeFor(engine);
    const first = await openStore(place.settings, silent);
    await first.db.insertInto('mutes').values(muted('ada')).execute();
    await first.close();
    const again = await storeAt(place);
    expect(await mutes(again)).toEqual(['ada']);
    const { rows } = await again.db.executeQuery<{ name: string }>({
      ...again.db
        .selectFrom('kysely_migration' as never)
        .selectAll()
        .compile(),
    });
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(MIGRATIONS));
  });

  test('times are read as numbers', async () => {
    const store = await storeAt(await placeFor(engine));
    await store.db.insertInto('mutes').values(muted('ada')).execute();
    const { at } = await store.db.selectFrom('mutes').select('at').executeTakeFirstOrThrow();
    expect(at).toBe(Date.UTC(2026, 0, 1));
  });

  test('of transactions that run at once, the one that fails writes nothing and the others succeed', async () => {
    const store = await storeAt(await placeFor(engine));
    const outcomes = await Promise.allSettled(
      ['ada', 'bob', 'cyd', 'dot'].map((person) =>
        store.transact(async (trx) => {
          await trx.insertInto('mutes').values(muted(person)).execute();
          if (person === 'bob') throw new Error('no');
          return person;
        }),
      ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    expect(await mutes(store)).toEqual(['ada', 'cyd', 'dot']);
  });

  test('a second row with the same key is recognized', async () => {
    const store = await storeAt(await placeFor(engine));
    const insert = (): Promise<unknown> =>
      store.transact((trx) => trx.insertInto('mutes').values(muted('ada')).execute());
    await insert();
    await expect(insert()).rejects.toSatisfy(isTaken);
    await expect(store.transact(() => Promise.reject(new Error('no')))).rejects.not.toSatisfy(isTaken);
    expect(await mutes(store)).toEqual(['ada']);
  });
});

test('on SQLite writes that are queued when the store closes are committed, and later ones are refused', async () => {
  const place = await placeFor('sqlite');
  const store = await openStore(place.settings, silent);
  const mute = (person: string): Promise<unknown> =>
    store.transact((trx) => trx.insertInto('mutes').values(muted(person)).execute());
  // An append after a shared commit waits for others.
  await Promise.all(['ada', 'bob'].map(mute));
  const waiting = mute('cyd');
  const closed = store.close();
  await expect(mute('dot')).rejects.toThrow('the store is closed');
  await waiting;
  await closed;
  const nothing = { match: 'm', since: 0, row: { seq: 1, hash: 'h', moved_at: 1 }, rows: [], seats: [] };
  await expect(store.append({ ...nothing, due: { gone: [], rows: [] } })).rejects.toThrow('the store is closed');
  expect(await mutes(await storeAt(place))).toEqual(['ada', 'bob', 'cyd']);
});

test('a data folder that is locked is refused, and the message names the holder', async () => {
  const place = await placeFor('sqlite');
  const store = await storeAt(place);
  const second = openStore(place.settings, silent);
  await expect(second).rejects.toBeInstanceOf(FolderHeld);
  await expect(second).rejects.toThrow(
    `the data folder ${place.settings.dataFolder} is held by process ${process.pid} on ${hostname()}`,
  );
  await store.db.insertInto('mutes').values(muted('ada')).execute();
  expect(await mutes(store)).toEqual(['ada']);
});

test('a data folder is refused while another process holds it, and free once that one was killed', async () => {
  const place = await placeFor('sqlite');
  const holder = spawn(process.execPath, [
    fileURLToPath(new URL('../testing/holder.ts', import.meta.url)),
    place.settings.dataFolder,
  ]);
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  await expect(openStore(place.settings, silent)).rejects.toThrow(`is held by process ${holder.pid} on`);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  expect(await mutes(await storeAt(place))).toEqual(['held']);
});

test('on PostgreSQL other processes are notified of moves, and a process never by itself', async () => {
  const place = await placeFor('postgres');
  const [one, two] = [await storeAt(place), await storeAt(place)];
  const heardByOne: MatchSeq[] = [];
  one.onNotified((moved) => heardByOne.push(moved));
  const heard = new Promise<MatchSeq[]>((resolve) => {
    const all: MatchSeq[] = [];
    two.onNotified((moved) => {
      all.push(moved);
      if (moved.match === 'last') resolve(all);
    });
  });
  // More than one notification holds, in one event-loop tick.
  for (let i = 0; i < 1_000; i += 1) one.notify(`match-${i}`, i);
  one.notify('last', 7);
  expect(await heard).toHaveLength(1_001);
  const back = new Promise<MatchSeq>((resolve) => void one.onNotified(resolve));
  two.notify('back', 8);
  expect(await back).toEqual({ match: 'back', seq: 8 });
  expect(heardByOne).toEqual([{ match: 'back', seq: 8 }]);
});

test('on PostgreSQL a transaction that lost a race or its connection is retried', async () => {
  const store = await storeAt(await placeFor('postgres'));
  let tries = 0;
  await store.transact(async (trx) => {
    tries += 1;
    await trx.insertInto('mutes').values(muted('ada')).execute();
    if (tries === 1) throw Object.assign(new Error('could not serialize access'), { code: '40001' });
    if (tries === 2) throw new Error('Connection terminated unexpectedly');
  });
  expect(tries).toBe(3);
  expect(await mutes(store)).toEqual(['ada']);
});

describe.each(ENGINES)('%s', (engine) => {
  test('a store of an older release keeps its log, and the replies to commands', async () => {
    const place = await placeFor(engine);
    const { databaseUrl, dataFolder } = place.settings;
    const old = databaseUrl === null ? openSqlite(dataFolder) : await openPostgres(databaseUrl, 4, silent);
    const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
    await new Migrator({ db: old.db, provider }).migrateTo('0006-presence');
    const event = { match: 'm', seat: 0, kind: 'answer', body: '{}', facts: '[]', hash: 'h', at: 1 } as const;
    const given = [
      { ...event, seq: 1, command: 'one' },
      { ...event, seq: 2, command: null },
      { ...event, seq: 3, command: 'two' },
    ];
    await old.db.insertInto('events').values(given).execute();
    const replies = [
      { match: 'm', seat: 0, command: 'one', body_hash: 'a'.repeat(64), reply: '{"seq":2,"since":0,"events":[]}' },
      { match: 'm', seat: 0, command: 'two', body_hash: 'b'.repeat(64), reply: '{"seq":3,"since":2,"events":[]}' },
    ];
    await old.db
      .insertInto('replies' as never)
      .values(replies)
      .execute();
    await old.close();
    const { db } = await storeAt(place);
    expect(await db.selectFrom('events').selectAll().orderBy('seq').execute()).toEqual([
      { ...given[0], body_hash: 'a'.repeat(16), reached: 2 },
      { ...given[1], body_hash: null, reached: null },
      { ...given[2], body_hash: 'b'.repeat(16), reached: 3 },
    ]);
    const again = db.insertInto('events').values({ ...event, seq: 4, command: 'two', body_hash: null, reached: null });
    expect(await again.execute().catch(isTaken)).toBe(true);
  });

  test('of appends that are committed together the one that fails writes nothing, and the others succeed', async () => {
    const { services } = await testServices(engine);
    const opened = await Promise.all(Array.from({ length: 6 }, () => duel(services)));
    const appended = await Promise.allSettled(
      opened.map(({ row }, i) =>
        services.store.append({
          ...nextOf(row),
          since: i === 2 ? 0 : row.seq,
          row: { seq: row.seq + 1, hash: 'h', moved_at: i === 4 ? (null as never) : 1 },
        }),
      ),
    );
    expect(appended.map((one) => (one.status === 'fulfilled' ? one.value : 'failed'))).toEqual([
      true,
      true,
      false,
      true,
      'failed',
      true,
    ]);
    const rows = await services.store.db.selectFrom('matches').select(['id', 'seq']).execute();
    const grown = opened.map(({ row }) => (rows.find(({ id }) => id === row.id)?.seq ?? 0) - row.seq);
    expect(grown).toEqual([1, 1, 0, 1, 0, 1]);
  });

  test('a single append is committed at once, and one after a shared commit waits for others', async () => {
    const { services } = await testServices(engine);
    const append = (row: MatchRow): Promise<boolean> => services.store.append(nextOf(row));
    const [one, two, late, alone] = (await Promise.all(Array.from({ length: 4 }, () => duel(services)))).map(
      ({ row }) => row,
    ) as [MatchRow, MatchRow, MatchRow, MatchRow];
    await services.store.append(nextOf(one));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await Promise.all([append({ ...one, seq: one.seq + 1 }), append(two)]);
    const timers = vi.getTimerCount();
    const waits = append(late);
    expect(vi.getTimerCount()).toBe(timers + 1);
    vi.advanceTimersByTime(10);
    expect(await waits).toBe(true);
    expect(await append(alone)).toBe(true);
  });

  test('sixteen waiting appends are committed without a pause', async () => {
    const { services } = await testServices(engine);
    const append = (row: MatchRow): Promise<boolean> => services.store.append(nextOf(row));
    const rows = (await Promise.all(Array.from({ length: 18 }, () => duel(services)))).map(({ row }) => row);
    const [one, two, ...others] = rows as [MatchRow, MatchRow, ...MatchRow[]];
    await Promise.all([append(one), append(two)]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    expect(others).toHaveLength(16);
    expect(await Promise.all(others.map(append))).toEqual(others.map(() => true));
  });
});

test('on PostgreSQL a match that another process has locked does not delay the appends of its group', async () => {
  const { services, again } = await testServices('postgres');
  const other = await again();
  const [held, free] = [(await duel(services)).row, (await duel(services)).row];
  const { store } = services;
  let late: Promise<boolean> = Promise.resolve(false);
  await other.store.transact(async (trx) => {
    await trx.updateTable('matches').set({ host: null }).where('id', '=', held.id).execute();
    late = store.append(nextOf(held));
    expect(await store.append(nextOf(free))).toBe(true);
  });
  expect(await late).toBe(true);
});
