import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordFromJson, seal, verify, writeRecord } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { sql } from 'kysely';
import { describe, expect, test, vi } from 'vitest';
import { removePerson } from '../people/leaving.ts';
import type { Services } from '../services.ts';
import { ENGINES, type Engine, type Store } from '../store/store.ts';
import { longRecord } from '../testing/long-record.ts';
import { ADA, answerNext, BOB, CYD, duel, newCommand, type TestServices, testServices } from '../testing/services.ts';
import { codeOf, troubleOf } from '../testing/trouble.ts';
import { until } from '../testing/until.ts';
import type { MatchContext } from './context.ts';
import { openMatch } from './open.ts';
import { factsOf } from './picture.ts';
import { recapSince } from './recap.ts';
import { dropImport, importRecord, recordOf } from './record.ts';
import { resignMatch } from './resign.ts';
import type { Participant } from './seats.ts';

/** A server with these people. */
async function serverOf(engine: Engine, people: readonly Participant[]): Promise<TestServices> {
  const made = await testServices(engine);
  const guest = { kind: 'guest', login: null, password: null, created_at: 0, seen_at: 0, settings: '{}' } as const;
  await made.services.store.db
    .insertInto('people')
    .values(people.map(({ person: id, name }) => ({ ...guest, id, name })))
    .execute();
  return made;
}

/** The context of an import with its own `transact`: due work writes through the same store at any time. */
const writingBy = ({ context, store }: Services, transact: Store['transact']): MatchContext => ({
  ...context,
  store: { ...store, transact },
});

/** The context of an import in the middle of which work is done: the due row and the first part of its log stand. */
function inTheMiddle(services: Services, work: () => Promise<unknown>): MatchContext {
  let written = 0;
  return writingBy(services, async (next) => {
    written += 1;
    if (written === 3) await work();
    return services.store.transact(next);
  });
}

/** The context of an import that writes so many parts and then loses its store. */
function cutOffAfter(services: Services, parts: number): MatchContext {
  let written = 0;
  return writingBy(services, (next) => {
    written += 1;
    return written > parts ? Promise.reject(new Error('this server is gone')) : services.store.transact(next);
  });
}

async function playedOut(services: Services) {
  let opened = await duel(services);
  for (let i = 0; opened.row.status === 'playing'; i += 1) {
    ({ opened } = await answerNext(services, opened.row.id, i));
  }
  return recordOf(services.context, opened);
}

/** How many events and due rows there are. */
async function rowsIn({ store }: Services): Promise<{ readonly events: number; readonly due: number }> {
  const events = await store.db.selectFrom('events').select('seq').execute();
  const due = await store.db.selectFrom('due').select('id').execute();
  return { events: events.length, due: due.length };
}

/** How many transactions wait for a row lock. */
async function waitingFor({ store }: Services): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(store.db);
  return rows[0]?.count ?? 0;
}

/** Calls back at the very end of the next import, before it is committed; the started work waits for it. */
function atTheEnd(services: Services, work: (match: string) => Promise<unknown>): readonly Promise<unknown>[] {
  const { store } = services;
  const transact = store.transact.bind(store);
  const begun: Promise<unknown>[] = [];
  vi.spyOn(store, 'transact').mockImplementation((next) =>
    transact(async (trx) => {
      const done = await next(trx);
      const [brought] = await trx.selectFrom('matches').select('id').where('imported', 'is not', null).execute();
      if (brought === undefined || begun.length > 0) return done;
      begun.push(work(brought.id));
      await until(async () => (await waitingFor(services)) > 0);
      return done;
    }),
  );
  return begun;
}

describe.each(ENGINES)('%s', (engine) => {
  test('a valid record is imported as a finished match that counts for nothing, and exported unchanged', async () => {
    const { services, again } = await serverOf(engine, [ADA, BOB, CYD]);
    const record = await playedOut(services);
    const taken = await importRecord(services.context, BOB, writeRecord(record));
    expect(taken.row).toMatchObject({ status: 'over', rated: 0, host: 'bob', seed: record.seed });
    expect(factsOf(taken).result).toMatchObject({ reason: 'played' });
    const events = (await recapSince(services.context, taken, 'table', 0)).events;
    expect(events.filter(({ kind }) => kind === 'answer')).toHaveLength(record.answers.length);
    expect((await importRecord(services.context, BOB, writeRecord(record))).row.id).toBe(taken.row.id);
    expect((await importRecord(services.context, ADA, writeRecord(record))).row.id).not.toBe(taken.row.id);
    await services.store.db.deleteFrom('snapshots').execute();
    await services.close();
    const { context } = await again();
    const out = await recordOf(context, await openMatch(context, taken.row.id));
    expect(writeRecord(out)).toBe(writeRecord(record));
  });

  test('a record imported twice at the same time is one match, and nothing is left of the other import', async () => {
    const { services } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context, store } = services;
    const text = writeRecord(await playedOut(services));
    const taken = await Promise.all([1, 2, 3].map(() => importRecord(context, CYD, text)));
    const ids = [...new Set(taken.map(({ row }) => row.id))];
    expect(ids).toHaveLength(1);
    const logs = await store.db.selectFrom('events').select('match').distinct().execute();
    const known = await store.db.selectFrom('matches').select('id').execute();
    expect(logs.map(({ match }) => match).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });

  test('a record is one match with its whole log even if broken connections hid every commit', async () => {
    const { services } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context, store } = services;
    const text = writeRecord(await playedOut(services));
    const transact = store.transact.bind(store);
    vi.spyOn(store, 'transact').mockImplementation(async (work) => {
      await transact(work);
      return transact(work);
    });
    const { row } = await importRecord(context, BOB, text);
    const kept = await store.db.selectFrom('events').select('seq').where('match', '=', row.id).execute();
    expect(kept).toHaveLength(row.seq);
    expect(writeRecord(await recordOf(context, await openMatch(context, row.id)))).toBe(text);
  });

  test('nothing is left of a record that could not be written completely', async () => {
    const { services } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context, store } = services;
    const text = writeRecord(await playedOut(services));
    const before = await rowsIn(services);
    const transact = store.transact.bind(store);
    vi.spyOn(store, 'transact')
      .mockImplementationOnce(transact)
      .mockImplementationOnce(transact)
      .mockRejectedValueOnce(new Error('the store is gone for a moment'));
    await expect(importRecord(context, BOB, text)).rejects.toThrow('gone for a moment');
    expect(await rowsIn(services)).toEqual(before);
  });

  test('the rows of an import that was cut off are deleted after an hour, and nothing else', async () => {
    const { services, clock } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context, due } = services;
    const text = writeRecord(await playedOut(services));
    await due.start();
    await due.settled();
    const before = await rowsIn(services);
    await expect(importRecord(cutOffAfter(services, 3), BOB, text)).rejects.toThrow('this server is gone');
    expect(await rowsIn(services)).not.toEqual(before);
    clock.advance(3_600_000);
    await due.settled();
    expect(await rowsIn(services)).toEqual(before);
    const { row } = await importRecord(context, BOB, text);
    clock.advance(3_600_000);
    await due.settled();
    expect(await rowsIn(services)).toEqual({ due: 0, events: before.events + row.seq });
  });

  test('nothing is left of an import that due work ended, and the record may be imported again', async () => {
    const { services, clock } = await serverOf(engine, [BOB]);
    const { context, due } = services;
    const text = writeRecord(await playedOut(services));
    await due.start();
    await due.settled();
    const before = await rowsIn(services);
    const cutOff = inTheMiddle(services, async () => {
      clock.advance(3_600_000);
      await due.settled();
      expect(await rowsIn(services)).toEqual(before);
    });
    const trouble = await troubleOf(importRecord(cutOff, BOB, text));
    expect([trouble.status, trouble.code]).toEqual([503, 'busy']);
    expect(await rowsIn(services)).toEqual(before);
    const { row } = await importRecord(context, BOB, text);
    expect(writeRecord(await recordOf(context, await openMatch(context, row.id)))).toBe(text);
  });

  test('nothing is kept of a record whose host was deleted during the import', async () => {
    const { services } = await serverOf(engine, [CYD]);
    const { context, store } = services;
    const text = writeRecord(await playedOut(services));
    const before = await rowsIn(services);
    const deleted = inTheMiddle(services, () => removePerson(context, CYD.person));
    const trouble = await troubleOf(importRecord(deleted, CYD, text));
    expect([trouble.status, trouble.code]).toEqual([401, 'no-session']);
    expect(await rowsIn(services)).toEqual(before);
    expect(await store.db.selectFrom('matches').select('id').where('imported', 'is not', null).execute()).toEqual([]);
  });

  test('an invalid record is not imported', async () => {
    const { services } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context, store } = services;
    const record = await playedOut(services);
    const count = async (): Promise<number> => (await store.db.selectFrom('matches').select('id').execute()).length;
    const before = await count();
    const state = verify<never>(nocturne, record);
    if (!state.ok) throw new Error('this record is true');
    const { hash: _, ...open } = record;
    const shorter = { ...open, answers: open.answers.slice(0, -1) };
    const forged = [
      writeRecord({ ...record, answers: record.answers.slice(0, -1) }),
      writeRecord({ ...record, seed: 'another' }),
      writeRecord(seal({ ...open, seats: ['one'] }, nocturne.toJson(state.value))),
      writeRecord(seal(shorter, nocturne.toJson(state.value))),
      writeRecord({ ...record, game: 'chess' }),
      writeRecord(seal({ ...open, seats: ['Ada', '\u202Eevil'] }, nocturne.toJson(state.value))),
      writeRecord(seal({ ...open, seats: ['Ada', 'x'.repeat(25)] }, nocturne.toJson(state.value))),
      '{"__proto__": {"game": "nocturne"}}',
      '[[[',
      '',
    ];
    for (const text of forged) expect(await codeOf(importRecord(context, ADA, text))).toBe('bad-record');
    expect(await count()).toBe(before);
  });

  test('nobody gets the record of a running match', async () => {
    const { services } = await serverOf(engine, [ADA, BOB, CYD]);
    const { context } = services;
    const opened = await duel(services);
    const trouble = await troubleOf(recordOf(context, opened));
    expect([trouble.status, trouble.code]).toEqual([409, 'running']);
    expect(factsOf(opened).seed).toBeNull();
    await resignMatch(context, opened.row.id, 'bob', { command: newCommand() });
    const over = await openMatch(context, opened.row.id);
    expect(factsOf(over).seed).toBe(opened.row.seed);
    expect(verify(nocturne, await recordOf(context, over))).toMatchObject({ ok: true });
  });
});

test('due work that meets an import at its very end waits for it, and leaves it whole', async () => {
  const { services } = await serverOf('postgres', [BOB]);
  const { context, store } = services;
  const text = writeRecord(await playedOut(services));
  const transact = store.transact.bind(store);
  const dropped = atTheEnd(services, (match) => dropImport({ ...store, transact }, match));
  const { row } = await importRecord(context, BOB, text);
  expect(await Promise.all(dropped)).toHaveLength(1);
  expect(writeRecord(await recordOf(context, await openMatch(context, row.id)))).toBe(text);
});

test('a host who is deleted at the very end of an import has no name at its match', async () => {
  const { services } = await serverOf('postgres', [BOB]);
  const { context } = services;
  const text = writeRecord(await playedOut(services));
  const dropped = atTheEnd(services, () => removePerson(context, BOB.person));
  const { row } = await importRecord(context, BOB, text);
  expect(await Promise.all(dropped)).toHaveLength(1);
  expect((await openMatch(context, row.id)).row.host).toBeNull();
});

test('a long record is written in parts, with other requests in between, and is no match before it is complete', async () => {
  const { services } = await serverOf('sqlite', [ADA]);
  const { context, store } = services;
  const record = recordFromJson(longRecord(3_000, 'long'));
  if (!record.ok) throw new Error('this record is sound');
  const taking = importRecord(context, ADA, writeRecord(record.value));
  const count = async (table: 'events' | 'matches'): Promise<number> =>
    Number(
      (
        await store.db
          .selectFrom(table)
          .select((all) => all.fn.countAll().as('count'))
          .executeTakeFirst()
      )?.count,
    );
  const written = [0];
  while ((await count('matches')) === 0) {
    written.push(await count('events'));
    await nextTurn();
  }
  const { row } = await taking;
  expect(Math.max(...written.map((rows, i) => rows - (written[i - 1] ?? 0)))).toBe(500);
  expect(written.at(-1)).toBe(row.seq);
});
