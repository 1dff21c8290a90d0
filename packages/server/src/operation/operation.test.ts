import { execFile, spawn } from 'node:child_process';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { silent } from '../log.ts';
import { eventsSince } from '../match/log.ts';
import { openStore } from '../store/open.ts';
import type { Db, Schema } from '../store/schema.ts';
import { ENGINES, type StoreSettings } from '../store/store.ts';
import { newPlace } from '../testing/place.ts';
import { startServer } from '../testing/server.ts';
import { duel, answerNext as playNext, testServices } from '../testing/services.ts';
import { answerNext, gather, type Player } from '../testing/tables.ts';
import { backup } from './backup.ts';
import { restore } from './restore.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const configOf = ({ databaseUrl, dataFolder }: StoreSettings) => ({ databaseUrl, dataFolder, pool: 4 });

/** The tables a backup keeps: all but caches and the migrator's own. */
const tablesOf = async (db: Db) =>
  (await db.introspection.getTables()).filter(({ name }) => name !== 'snapshots' && !name.startsWith('kysely_'));

/** Puts one row into every empty table. */
async function fillEmpty(db: Db): Promise<void> {
  for (const { name, columns } of await tablesOf(db)) {
    const table = name as keyof Schema;
    if ((await db.selectFrom(table).selectAll().execute()).length > 0) continue;
    const cells = columns.map((column) => [column.name, /text|char/i.test(column.dataType) ? `a ${column.name}` : 7]);
    await db.insertInto(table).values(Object.fromEntries(cells)).execute();
  }
}

/** Table by table; no order is promised within one. */
async function everyRow(db: Db): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, string[]> = {};
  for (const { name } of await tablesOf(db)) {
    const rows = await db
      .selectFrom(name as keyof Schema)
      .selectAll()
      .execute();
    all[name] = rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
    expect([name, rows.length]).not.toEqual([name, 0]);
  }
  return all;
}

describe.each(ENGINES)('%s', (engine) => {
  test('a server reports its health, its readiness and its metrics', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_METRICS_TOKEN: 'known to one alone' } });
    const stranger = server.stranger();
    expect((await stranger.get('/healthz')).body).toEqual({ ok: true });
    expect((await stranger.get('/readyz')).body).toEqual({ ok: true });
    const table = await gather(server, ['Ada', 'Bob']);
    await answerNext(table);
    for (const authorization of ['', 'Bearer', 'Bearer known to nobody', 'known to one alone']) {
      expect((await stranger.get('/metrics', { authorization })).status).toBe(404);
    }
    const { text } = await stranger.get('/metrics', { authorization: 'Bearer known to one alone' });
    expect(text).toContain('nightjar_answers_total 1\n');
    expect(text).toContain('nightjar_ack_seconds_count 1\n');
    expect(text).toContain('nightjar_streams 0\n');
    expect(text).toMatch(/nightjar_requests_total\{route="\/api\/guest",method="POST",status="200"\} 2/);
    expect(text).toContain('nightjar_worker_timeouts_total 0\n');
    expect(text).not.toContain(table.match);
  });

  test('a server without its store is healthy but not ready', async () => {
    const server = await startServer(engine);
    await server.services.store.db.schema.dropTable('kysely_migration').execute();
    expect((await server.stranger().get('/healthz')).status).toBe(200);
    expect((await server.stranger().get('/readyz')).status).toBe(503);
  });

  test('a stopping server ends its streams, finishes requests in flight and exits', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_DRAIN_MS: '60000' } });
    const table = await gather(server, ['Ada', 'Bob']);
    const [ada] = table.players as [Player];
    const stream = await ada.stream();
    await stream.next(({ event }) => event === 'picture');
    const { asked } = await ada.table(table.match);
    const player = table.players[asked] as Player;
    const { seq, answers } = await player.table(table.match);
    const command = { command: 'the-last-one', seq, answer: answers[0] };
    const { openMatches } = server.services.context;
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void openMatches.serialize(table.match, () => held);
    const serialized = vi.spyOn(openMatches, 'serialize');
    const begun = player.post(`/api/matches/${table.match}/answer`, command);
    await expect.poll(() => serialized.mock.calls.length).toBe(1);
    const closed = server.close();
    await stream.next(({ event, data }) => event === 'bye' && data.why === 'drain');
    await stream.ended;
    await expect
      .poll(() =>
        fetch(`${server.address}/healthz`).then(
          () => '',
          ({ message }: Error) => message,
        ),
      )
      .toBe('fetch failed');
    release();
    const answer = await begun;
    expect(answer.status).toBe(200);
    await closed;
    const next = await server.again();
    const again = Object.assign(next.stranger(), { cookie: player.cookie });
    const now = await again.post(`/api/matches/${table.match}/answer`, command);
    expect([now.status, now.text]).toEqual([200, answer.text]);
    const log = await eventsSince(next.services.context.store, table.match);
    expect(log.filter((event) => event.command === 'the-last-one')).toHaveLength(1);
  });

  test('a backup made while people play is restored into either store with every log intact', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    for (let i = 0; i < 12; i += 1) await answerNext(table, i);
    const file = join(server.place.settings.dataFolder, 'backup.jsonl');
    const playing = (async () => {
      for (let i = 0; i < 6; i += 1) await answerNext(table, i);
    })();
    const rows = await backup(configOf(server.place.settings), file);
    await playing;
    expect((await stat(file)).mode & 0o077).toBe(0);
    for (const other of ENGINES) {
      const place = await newPlace(other);
      onTestFinished(() => place.remove());
      const restored = await restore(configOf(place.settings), file, silent);
      expect(restored).toEqual({ rows, matches: 1 });
      await expect(restore(configOf(place.settings), file, silent)).rejects.toThrow(/not empty/);
      const { databaseUrl, dataFolder } = place.settings;
      const env = { NIGHTJAR_DATA: dataFolder, DATABASE_URL: databaseUrl ?? '' };
      const next = await server.again(env);
      const players = table.players.map(({ id, cookie }) => Object.assign(next.stranger(), { id, cookie }));
      expect((await answerNext({ match: table.match, players })).status).toBe(200);
      await next.close();
    }
  });

  test('a store restored from a backup has every row of every table', async () => {
    const { services, place } = await testServices(engine);
    const { row } = await duel(services);
    for (let i = 0; i < 3; i += 1) await playNext(services, row.id, i);
    await fillEmpty(services.store.db);
    const before = await everyRow(services.store.db);
    const file = join(place.settings.dataFolder, 'backup.jsonl');
    await backup(configOf(place.settings), file);
    for (const other of ENGINES) {
      const to = await newPlace(other);
      onTestFinished(() => to.remove());
      await restore(configOf(to.settings), file, silent);
      const restored = await openStore(to.settings, silent);
      onTestFinished(() => restored.close());
      expect(await everyRow(restored.db)).toEqual(before);
    }
  });

  test('a backup that is truncated or changed is not restored, and nothing of it is kept', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    await answerNext(table);
    const file = join(server.place.settings.dataFolder, 'backup.jsonl');
    await backup(configOf(server.place.settings), file);
    const text = await readFile(file, 'utf8');
    const lines = text.trimEnd().split('\n');
    const place = await newPlace(engine);
    onTestFinished(() => place.remove());
    const wrong: readonly (readonly [string, RegExp])[] = [
      [`${lines.slice(0, -1).join('\n')}\n`, /cut short/],
      [text.replace('"name":"Ada"', '"name":"Eve"'), /changed/],
      [`${[...lines.slice(0, 3), ...lines.slice(4)].join('\n')}\n`, /changed/],
      ['hello\n', /no backup/],
    ];
    for (const [changed, why] of wrong) {
      await writeFile(file, changed);
      await expect(restore(configOf(place.settings), file, silent)).rejects.toThrow(why);
    }
    await writeFile(file, text);
    expect((await restore(configOf(place.settings), file, silent)).matches).toBe(1);
  });
});

test('a process with a wrong environment reports every problem and exits with 2', async () => {
  const env = { PATH: process.env['PATH'], PORT: 'many', LOG_LEVEL: 'loud' };
  const ended = await promisify(execFile)(process.execPath, [MAIN], { env }).catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: 2 });
  expect((ended as { stderr: string }).stderr).toContain('PORT "many": must be a whole number');
  expect((ended as { stderr: string }).stderr).toContain('LOG_LEVEL "loud"');
});

test('a process that is stopped exits with 0 and releases its folder', async () => {
  const place = await newPlace('sqlite');
  onTestFinished(() => place.remove());
  const env = { PATH: process.env['PATH'], PORT: '0', NIGHTJAR_DATA: place.settings.dataFolder };
  for (let i = 0; i < 2; i += 1) {
    const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    const address = await new Promise<string>((resolve) => {
      child.stdout.on('data', (text: Buffer) => {
        const found = /^nightjar: (http\S+)$/m.exec(String(text));
        if (found !== null) resolve(found[1] as string);
      });
    });
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
});
