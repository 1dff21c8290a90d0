import { type Everything, everything } from '@nightjar/wire';
import { describe, expect, test, vi } from 'vitest';
import { createMatch } from '../match/create.ts';
import { joinMatch } from '../match/join.ts';
import { resignMatch } from '../match/resign.ts';
import { ENGINES } from '../store/store.ts';
import type { Client } from '../testing/client.ts';
import { longRecord } from '../testing/long-record.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { newCommand } from '../testing/tables.ts';
import { mostInOneTurn } from '../testing/turns.ts';
import { until } from '../testing/until.ts';
import { removePerson } from './leaving.ts';

/** A person who resigned this many matches. */
async function loser(server: TestServer, count: number): Promise<Client & { id: string }> {
  const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
  const { context } = server.services;
  const wish = { game: 'nocturne', seats: ['me', 'open'], pace: { kind: 'free' }, visibility: 'off' } as const;
  for (let i = 0; i < count; i += 1) {
    const { row } = await createMatch(context, { ...wish, host: { person: ada.id, name: 'Ada' } });
    await joinMatch(context, row.id, { person: bob.id, name: 'Bob' });
    await resignMatch(context, row.id, ada.id, { command: newCommand() });
  }
  // Due work opens these matches as well.
  await server.services.due.settled();
  return ada;
}

describe.each(ENGINES)('%s', (engine) => {
  test('between any two matches of an export other requests are served', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 20);
    const { context } = server.services;
    const { openMatches } = context;
    const get = openMatches.get.bind(openMatches);
    const { note, most } = mostInOneTurn();
    const opening = vi.spyOn(openMatches, 'get').mockImplementation((match) => {
      note();
      return get(match);
    });
    const { body } = await ada.get('/api/me/export');
    expect(body.matches).toHaveLength(20);
    expect(opening).toHaveBeenCalledTimes(20);
    expect(most()).toBe(1);
  });

  test('between any two seats of a deletion other requests are served', async () => {
    const server = await startServer(engine);
    const { id } = await loser(server, 20);
    const { context, store } = server.services;
    const { openMatches } = context;
    const { note, most } = mostInOneTurn();
    const serialize = vi.spyOn(openMatches, 'serialize').mockImplementation((_match, work) => {
      note();
      return work();
    });
    await removePerson(context, id);
    expect(serialize).toHaveBeenCalledTimes(20);
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

  test('imported records are in an export after the matches that were played, without a seat', async () => {
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

  test('an export leaves out records of matches whose rules are gone, and is cut off if the store fails', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 2);
    const { context, store } = server.services;
    const [gone] = await context.store.db.selectFrom('matches').select('id').orderBy('created_at').execute();
    await store.db
      .updateTable('matches')
      .set({ rules: 99 })
      .where('id', '=', gone?.id ?? '')
      .execute();
    context.openMatches.clear();
    const { body } = await ada.get('/api/me/export');
    const records = body.matches.map(({ record }: { record: unknown }) => record !== null);
    expect(records.toSorted()).toEqual([false, true]);
    vi.spyOn(context.openMatches, 'get').mockImplementationOnce(() => {
      throw new Error('as the test wants it');
    });
    await expect(ada.get('/api/me/export')).rejects.toThrow(/terminated|other side closed|fetch failed/);
    expect(server.lines.some((line) => line.includes('an export failed'))).toBe(true);
    expect((await ada.get('/api/me/export')).status).toBe(200);
  });

  test('a person has one export at a time, even after one whose client disconnected', async () => {
    const server = await startServer(engine);
    const ada = await loser(server, 1);
    // More than a connection holds by itself: an export that is not read stays under way.
    const text = 'x'.repeat(1_000_000);
    const chat = Array.from({ length: 24 }, (_, i) => ({
      id: `${i}`,
      match: 'm',
      person: ada.id,
      text,
      at: i,
      audience: '',
    }));
    await server.services.store.db.insertInto('chat').values(chat).execute();
    const address = `${server.address}/api/me/export`;
    const headers = { cookie: ada.cookie ?? '' };
    const first = await fetch(address, { headers });
    const refused = await ada.get('/api/me/export');
    expect([refused.status, refused.body.error.code]).toEqual([429, 'export-under-way']);
    expect((await (await server.guest('Cyd')).get('/api/me/export')).status).toBe(200);
    expect(((await first.json()) as Everything).matches).toHaveLength(1);
    const left = new AbortController();
    expect((await fetch(address, { headers, signal: left.signal })).status).toBe(200);
    expect((await ada.get('/api/me/export')).status).toBe(429);
    left.abort();
    await until(async () => (await ada.get('/api/me/export')).status === 200);
    expect(server.lines.some((line) => line.includes('an export failed'))).toBe(false);
  });
});
