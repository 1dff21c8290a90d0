import { describe, expect, test } from 'vitest';
import { batches } from '../store/batches.ts';
import { ENGINES } from '../store/store.ts';
import { answerNext, duel, testServices } from '../testing/services.ts';
import { turnsOfLoop } from '../testing/turns.ts';
import { type Append, type Appended, append, type CommandKey, chain, eventsSince, requireChain } from './log.ts';
import { genesisOf, openMatch } from './open.ts';
import type { Opened } from './opened.ts';

const key = (command: string, bodyHash = 'hash'): CommandKey => ({ seat: 0, command, bodyHash });

const appendAfter = ({ row }: Opened, by: CommandKey): Append => ({
  match: row.id,
  seq: row.seq,
  at: 1,
  rows: chain({
    match: row.id,
    seq: row.seq,
    hash: row.hash,
    at: 1,
    key: by,
    events: [{ kind: 'propose', seat: 0, body: {} }],
  }),
  row: {},
  seats: [],
  due: { gone: [], rows: [] },
  key: by,
});

describe.each(ENGINES)('%s', (engine) => {
  test('of many appends to the same seq one succeeds, and the others are stale', async () => {
    const { services } = await testServices(engine);
    const opened = await duel(services);
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, i) => append(services.store, appendAfter(opened, key(`c${i}`)))),
    );
    expect(outcomes.filter(({ is }) => is === 'appended')).toHaveLength(1);
    expect(outcomes.filter(({ is }) => is === 'stale')).toHaveLength(11);
    const rows = await eventsSince(services.context.store, opened.row.id);
    requireChain(opened.row.id, { seq: 0, hash: genesisOf(opened.row.id) }, rows);
    expect(rows).toHaveLength(opened.row.seq + 1);
  });

  test('a command sent many times at once is done once, and all requests get its reply', async () => {
    const { services } = await testServices(engine);
    const opened = await duel(services);
    const outcomes: Appended[] = await Promise.all(
      Array.from({ length: 8 }, () => append(services.store, appendAfter(opened, key('same')))),
    );
    expect(outcomes.filter(({ is }) => is === 'appended')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome.is === 'repeated' && outcome.seq === opened.row.seq + 1)).toHaveLength(
      7,
    );
    expect(await append(services.store, appendAfter(opened, key('same', 'other')))).toEqual({ is: 'reused' });
  });

  test('a log longer than one query is read whole and in order, or as much of it as was asked for', async () => {
    const { services } = await testServices(engine);
    const { store } = services;
    const { row } = await duel(services);
    const events = Array.from({ length: 1_234 }, () => ({ kind: 'decline', seat: 0, body: {} }) as const);
    const rows = chain({ match: row.id, seq: row.seq, hash: row.hash, at: 1, key: null, events });
    for (const some of batches(rows)) await store.db.insertInto('events').values(some).execute();
    const turn = turnsOfLoop();
    const before = turn();
    expect((await eventsSince(store, row.id, row.seq)).map(({ hash }) => hash)).toEqual(rows.map(({ hash }) => hash));
    expect(turn() - before).toBeGreaterThan(1);
    expect(await eventsSince(store, row.id, row.seq, 1_000)).toHaveLength(1_000);
    expect(await eventsSince(store, row.id, row.seq, 3)).toHaveLength(3);
  });

  test('a match whose log was changed is not opened', async () => {
    const { services, again } = await testServices(engine);
    const { row } = await duel(services);
    await answerNext(services, row.id);
    await services.store.db
      .updateTable('events')
      .set({ at: 1 })
      .where('match', '=', row.id)
      .where('seq', '=', row.seq)
      .execute();
    await services.close();
    const { context } = await again();
    await expect(openMatch(context, row.id)).rejects.toThrow(`the log of match ${row.id} is broken at ${row.seq}`);
  });
});
