import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { open } from '../main.ts';
import { eventsSince } from '../match/log.ts';
import { ENGINES, type Store, type StoreSettings } from '../store/store.ts';
import { newPlace } from '../testing/place.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { swallowing } from '../testing/swallowing.ts';
import { answerNext, gather, type Player } from '../testing/tables.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const configOf = ({ databaseUrl, dataFolder }: StoreSettings) => ({ databaseUrl, dataFolder, pool: 4 });

/** Fills the disk; returns how to free it. */
async function fill({ db, engine }: Store): Promise<() => Promise<unknown>> {
  if (engine === 'sqlite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
    // Space that was freed before would still be used.
    for (let i = 0; ; i += 1) {
      const value = 'x'.repeat(4_000);
      const full = await db
        .insertInto('keys')
        .values({ name: `fill ${i}`, value })
        .execute()
        .then(
          () => false,
          () => true,
        );
      if (full) break;
    }
    return () => sql`pragma max_page_count = 1000000`.execute(db);
  }
  await sql`create function full_disk() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file: no space left on device' using errcode = '53100'; end $$`.execute(
    db,
  );
  for (const table of ['events', 'keys', 'sessions', 'people']) {
    await sql`create trigger full_disk before insert on ${sql.table(table)} execute function full_disk()`.execute(db);
  }
  return () => sql`drop function full_disk() cascade`.execute(db);
}

/** Plays without passing until an answer no longer fits on the disk. */
async function untilRefused(server: TestServer, match: string, players: readonly Player[]) {
  for (let i = 0; i < 400; i += 1) {
    const { seq, asked } = (await players[0]?.get(`/api/matches/${match}`))?.body ?? {};
    const player = players[asked] as Player;
    const { answers } = await player.table(match);
    const command = { command: `full-${String(i).padStart(8, '0')}`, seq, answer: answers.at(-1) };
    const answer = await player.post(`/api/matches/${match}/answer`, command);
    if (answer.status !== 200) return { answer, player, command };
  }
  throw new Error(`there is still room at ${server.address}`);
}

test.each(ENGINES)(
  '%s: a full disk gives 503 and is told by /readyz, nothing is lost, and with room it goes on',
  async (engine) => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    await answerNext({ match, players });
    const room = await fill(server.services.store);
    const { answer, player, command } = await untilRefused(server, match, players);
    expect(answer).toMatchObject({ status: 503, body: { error: { code: 'store' } } });
    expect(answer.headers.get('retry-after')).toBe('1');
    let comes = await server.stranger().post('/api/guest', {});
    // A small row may still fit into a page.
    for (let i = 0; i < 300 && comes.status === 200; i += 1) comes = await server.stranger().post('/api/guest', {});
    expect(comes).toMatchObject({ status: 503, body: { error: { code: 'store' } } });
    expect((await server.stranger().get('/healthz')).status).toBe(200);
    const ready = await server.stranger().get('/readyz');
    expect([ready.status, ready.body]).toEqual([503, { ok: false, why: 'the store takes nothing new' }]);
    await room();
    expect((await player.surely(`/api/matches/${match}/answer`, command)).status).toBe(200);
    const log = await eventsSince(server.services.context.store, match);
    expect(log.filter((event) => event.command === command.command)).toHaveLength(1);
  },
);

test('a server whose PostgreSQL stops answering gives up closing after its time limit', async () => {
  const place = await newPlace('postgres');
  onTestFinished(() => place.remove());
  const url = new URL(place.settings.databaseUrl ?? '');
  const way = await swallowing(url);
  url.hostname = '127.0.0.1';
  url.port = String(way.port);
  const lines: string[] = [];
  const running = await open(
    { HOST: '127.0.0.1', PORT: '0', NIGHTJAR_WORKERS: '1', NIGHTJAR_DRAIN_MS: '0', DATABASE_URL: url.href },
    { isTesting: true, logTo: { write: (line: string) => void lines.push(line) } },
  );
  way.swallow();
  await expect(running.close()).rejects.toThrow('not everything could be closed within 10000 ms');
  expect(lines.some((line) => line.includes('not everything could be closed in time'))).toBe(true);
});

test.each(ENGINES)(
  'a backup of SQLite with U+0000 in it, from before it was refused, is restored into %s',
  async (engine) => {
    const server = await startServer('sqlite');
    const row = { hash: 'h', game: 'nocturne', name: 'a\u0000b', person: null, body: '{}', created_at: 0 };
    await server.services.store.db.insertInto('editions').values(row).execute();
    const file = join(server.place.settings.dataFolder, 'backup.jsonl');
    await backup(configOf(server.place.settings), file);
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    await restore(configOf(place.settings), file, silent);
    const { databaseUrl, dataFolder } = place.settings;
    const next = await server.again({ NIGHTJAR_DATA: dataFolder, DATABASE_URL: databaseUrl ?? '' });
    const kept = await next.services.store.db.selectFrom('editions').select('name').executeTakeFirst();
    expect(kept?.name).toBe('a\uFFFDb');
  },
);
