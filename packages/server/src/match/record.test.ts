import { setImmediate as nextTurn } from 'node:timers/promises';
import { recordFromJson, seal, verify, writeRecord } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test, vi } from 'vitest';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import { longRecord } from '../testing/long-record.ts';
import { ADA, answerNext, BOB, CYD, duel, newCommand, testServices } from '../testing/services.ts';
import { codeOf, troubleOf } from '../testing/trouble.ts';

async function playedOut(services: Services) {
  let opened = await duel(services);
  for (let i = 0; opened.row.status === 'playing'; i += 1) {
    ({ opened } = await answerNext(services, opened.row.id, i));
  }
  return services.matches.recordOf(opened);
}

/** How many events and due rows there are. */
async function rowsIn({ store }: Services): Promise<{ readonly events: number; readonly due: number }> {
  const events = await store.db.selectFrom('events').select('seq').execute();
  const due = await store.db.selectFrom('due').select('id').execute();
  return { events: events.length, due: due.length };
}

describe.each(ENGINES)('%s', (engine) => {
  test('a true record is taken in as a finished match that counts for nothing, and comes out as it went in', async () => {
    const { services, again } = await testServices(engine);
    const record = await playedOut(services);
    const taken = await services.matches.importRecord(BOB, writeRecord(record));
    expect(taken.row).toMatchObject({ status: 'over', rated: 0, host: 'bob', seed: record.seed });
    expect(services.matches.factsOf(taken).result).toMatchObject({ reason: 'played' });
    const events = (await services.matches.recap(taken, 'table', 0)).events;
    expect(events.filter(({ kind }) => kind === 'answer')).toHaveLength(record.answers.length);
    expect((await services.matches.importRecord(BOB, writeRecord(record))).row.id).toBe(taken.row.id);
    expect((await services.matches.importRecord(ADA, writeRecord(record))).row.id).not.toBe(taken.row.id);
    await services.store.db.deleteFrom('snapshots').execute();
    await services.close();
    const { matches } = await again();
    const out = await matches.recordOf(await matches.open(taken.row.id));
    expect(writeRecord(out)).toBe(writeRecord(record));
  });

  test('a record that comes twice at once is one match, and nothing is left of the other', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
    const text = writeRecord(await playedOut(services));
    const taken = await Promise.all([1, 2, 3].map(() => matches.importRecord(CYD, text)));
    const ids = [...new Set(taken.map(({ row }) => row.id))];
    expect(ids).toHaveLength(1);
    const logs = await store.db.selectFrom('events').select('match').distinct().execute();
    const known = await store.db.selectFrom('matches').select('id').execute();
    expect(logs.map(({ match }) => match).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
  });

  test('a record is one match with its whole log also where every commit was hidden by a broken connection', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
    const text = writeRecord(await playedOut(services));
    const transact = store.transact.bind(store);
    vi.spyOn(store, 'transact').mockImplementation(async (work) => {
      await transact(work);
      return transact(work);
    });
    const { row } = await matches.importRecord(BOB, text);
    const kept = await store.db.selectFrom('events').select('seq').where('match', '=', row.id).execute();
    expect(kept).toHaveLength(row.seq);
    expect(writeRecord(await matches.recordOf(await matches.open(row.id)))).toBe(text);
  });

  test('nothing is left of a record that could not be written down whole', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
    const text = writeRecord(await playedOut(services));
    const before = await rowsIn(services);
    const transact = store.transact.bind(store);
    vi.spyOn(store, 'transact')
      .mockImplementationOnce(transact)
      .mockImplementationOnce(transact)
      .mockRejectedValueOnce(new Error('the store is gone for a moment'));
    await expect(matches.importRecord(BOB, text)).rejects.toThrow('gone for a moment');
    expect(await rowsIn(services)).toEqual(before);
  });

  test('what an import left that was cut off is thrown away after an hour, and nothing else', async () => {
    const { services, clock } = await testServices(engine);
    const { matches, store, due } = services;
    const text = writeRecord(await playedOut(services));
    await due.start();
    await due.settled();
    const before = await rowsIn(services);
    const transact = store.transact.bind(store);
    const gone = vi.spyOn(store, 'transact').mockRejectedValue(new Error('this server is gone'));
    for (let portions = 0; portions < 3; portions += 1) gone.mockImplementationOnce(transact);
    await expect(matches.importRecord(BOB, text)).rejects.toThrow('this server is gone');
    gone.mockRestore();
    expect(await rowsIn(services)).not.toEqual(before);
    clock.advance(3_600_000);
    await due.settled();
    expect(await rowsIn(services)).toEqual(before);
    const { row } = await matches.importRecord(BOB, text);
    clock.advance(3_600_000);
    await due.settled();
    expect(await rowsIn(services)).toEqual({ due: 0, events: before.events + row.seq });
  });

  test('a record that is not true is not taken in', async () => {
    const { services } = await testServices(engine);
    const { matches, store } = services;
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
    for (const text of forged) expect(await codeOf(matches.importRecord(ADA, text))).toBe('bad-record');
    expect(await count()).toBe(before);
  });

  test('the record of a match that runs is nobody’s, whatever is tried', async () => {
    const { services } = await testServices(engine);
    const { matches } = services;
    const opened = await duel(services);
    const trouble = await troubleOf(matches.recordOf(opened));
    expect([trouble.status, trouble.code]).toEqual([409, 'running']);
    expect(matches.factsOf(opened).seed).toBeNull();
    await matches.resign(opened.row.id, 'bob', { command: newCommand() });
    const over = await matches.open(opened.row.id);
    expect(matches.factsOf(over).seed).toBe(opened.row.seed);
    expect(verify(nocturne, await matches.recordOf(over))).toMatchObject({ ok: true });
  });
});

test('a long record is written down a part at a time, with everybody else in between, and is no match before all of it stands', async () => {
  const { services } = await testServices('sqlite');
  const { matches, store } = services;
  const record = recordFromJson(longRecord(3_000, 'long'));
  if (!record.ok) throw new Error('this record is sound');
  const taking = matches.importRecord(ADA, writeRecord(record.value));
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
