import { everything } from '@nightjar/wire';
import { describe, expect, test, vi } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { type Client } from '../testing/client.ts';
import { longRecord } from '../testing/long-record.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { newCommand } from '../testing/tables.ts';
import { mostInOneTurn } from '../testing/turns.ts';
import { removePerson } from './leaving.ts';

/** Somebody who gave up so many matches. */
async function loser(server: TestServer, count: number): Promise<Client & { id: string }> {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const { matches } = server.services;
  const wish = { game: 'nocturne', seats: ['me', 'open'], pace: { kind: 'free' }, visibility: 'off' } as const;
  for (let i = 0; i < count; i += 1) {
    const { row } = await matches.create({ ...wish, host: { person: ada.id, name: 'Ada' } });
    await matches.join(row.id, { person: bob.id, name: 'Bob' });
    await matches.resign(row.id, ada.id, { command: newCommand() });
  }
  return ada;
}

describe.each(ENGINES)('%s', (engine) => {
  test('between any two matches of an export others have their turns', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 20);
    const { matches } = server.services;
    const { recordOf } = matches;
    const { note, most } = mostInOneTurn();
    vi.spyOn(matches, 'recordOf').mockImplementation((...of) => {
      note();
      return recordOf(...of);
    });
    const { body } = await ada.get('/api/me/export');
    expect(body.matches).toHaveLength(20);
    expect(most()).toBe(1);
  });

  test('between any two seats of whoever is deleted others have their turns', async () => {
    const server = await startServer(engine);
    const { id } = await loser(server, 20);
    const { matches, store } = server.services;
    const { openMatches } = matches.context;
    const { note, most } = mostInOneTurn();
    const inTurn = vi.spyOn(openMatches, 'inTurn').mockImplementation((_match, work) => {
      note();
      return work();
    });
    await removePerson(matches, id);
    expect(inTurn).toHaveBeenCalledTimes(20);
    expect(most()).toBe(1);
    expect(await store.db.selectFrom('seats').selectAll().where('person', '=', id).execute()).toEqual([]);
  });

  test('a list of more rows than are read at once is in an export whole, each row once', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { db } = server.services.store;
    const muted = Array.from({ length: 1_234 }, (_, i) => `p${String(i).padStart(4, '0')}`);
    await db
      .insertInto('mutes')
      .values(muted.map((one) => ({ person: ada.id, muted: one, at: 0 })))
      .execute();
    const { body } = await ada.get('/api/me/export');
    expect(body.mutes.map((row: { muted: string }) => row.muted)).toEqual(muted);
  });

  test('what a person brought is in their export after what they played, with its record and at no seat', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 1);
    const record = longRecord(20, 'brought');
    const { match } = (await ada.post('/api/records', record)).body;
    const { body } = await ada.get('/api/me/export');
    const [played, brought, ...more] = body.matches;
    expect([played.game, played.seat]).toEqual(['nocturne', 0]);
    expect(brought).toMatchObject({ match, game: 'dominion', status: 'over', seat: -1, record });
    expect(more).toEqual([]);
    expect(everything.safeParse(body).success).toBe(true);
  });

  test('an export goes on without the records of matches whose rules are gone, and is broken off where the store fails', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 2);
    const { matches, store } = server.services;
    const [gone] = await matches.context.store.db.selectFrom('matches').select('id').orderBy('created_at').execute();
    await store.db
      .updateTable('matches')
      .set({ rules: 99 })
      .where('id', '=', gone?.id ?? '')
      .execute();
    matches.context.openMatches.clear();
    const { body } = await ada.get('/api/me/export');
    const records = body.matches.map(({ record }: { record: unknown }) => record !== null);
    expect(records.toSorted()).toEqual([false, true]);
    vi.spyOn(matches, 'recordOf').mockRejectedValueOnce(new Error('as the test wants it'));
    await expect(ada.get('/api/me/export')).rejects.toThrow(/terminated|other side closed|fetch failed/);
    expect(server.lines.some((line) => line.includes('an export failed'))).toBe(true);
    expect((await ada.get('/api/me/export')).status).toBe(200);
  });

  test('a person has one export at a time, also after one that nobody waited for', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 1);
    const { matches } = server.services;
    const { recordOf } = matches;
    const going: (() => void)[] = [];
    const reading = vi.spyOn(matches, 'recordOf').mockImplementation(async (...of) => {
      await new Promise<void>((resolve) => going.push(resolve));
      return recordOf(...of);
    });
    const first = ada.get('/api/me/export');
    await vi.waitUntil(() => going.length === 1);
    const refused = await ada.get('/api/me/export');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'export-under-way']);
    expect((await (await server.guest('Cyd')).get('/api/me/export')).status).toBe(200);
    going[0]?.();
    expect((await first).body.matches).toHaveLength(1);
    const left = new AbortController();
    const headers = { cookie: ada.cookie ?? '' };
    expect((await fetch(`${server.address}/api/me/export`, { headers, signal: left.signal })).status).toBe(200);
    await vi.waitUntil(() => going.length === 2);
    left.abort();
    reading.mockRestore();
    going[1]?.();
    await vi.waitUntil(async () => (await ada.get('/api/me/export')).status === 200);
    expect(server.lines.some((line) => line.includes('an export failed'))).toBe(false);
  });
});
