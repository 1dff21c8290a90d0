import { statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer } from '../testing/server.ts';
import { gather, type Player } from '../testing/tables.ts';
import { openLog } from './logs.ts';
import { purge } from './purge.ts';

const A_DAY_MS = 24 * 60 * 60 * 1000;

describe.each(ENGINES)('%s', (engine) => {
  test('a purge deletes guests without a seat, old sessions and old codes, and nothing else', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const lost = await server.guest('Lost');
    await lost.post('/api/codes');
    const account = await server.guest('Account');
    await account.post('/api/account', { login: 'account', password: 'a long password' });
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const running = await gather(server, ['Cyd', 'Dot']);
    const [ada] = players as [Player];
    await ada.post(`/api/matches/${match}/resign`, { command: 'given-up' });
    expect(await purge(server.services)).toEqual({ guests: 0, sessions: 0, codes: 0, notices: 0 });
    clock.advance(31 * A_DAY_MS);
    expect(await purge(server.services)).toMatchObject({ guests: 1, sessions: 0, codes: 1 });
    expect((await lost.get('/api/me')).status).toBe(401);
    for (const person of [account, ada, ...running.players]) expect((await person.get('/api/me')).status).toBe(200);
    clock.advance(401 * A_DAY_MS);
    expect((await purge(server.services)).sessions).toBeGreaterThanOrEqual(5);
    expect((await ada.get('/api/me')).status).toBe(401);
  });
});

test('the data folder and everything in it is for its owner alone', async () => {
  const server = await startServer('sqlite');
  await server.guest('Ada');
  const { dataFolder } = server.place.settings;
  expect(statSync(dataFolder).mode & 0o777).toBe(0o700);
  for (const name of ['nightjar.sqlite', 'nightjar.sqlite-wal', 'nightjar.sqlite-shm', 'lock.sqlite', 'holder.json']) {
    expect([name, statSync(join(dataFolder, name)).mode & 0o777]).toEqual([name, 0o600]);
  }
});

test('a log names the kind of an error, and hides codes that people type', () => {
  const lines: string[] = [];
  const log = openLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  log.error({ err: Object.assign(new Error('gone'), { code: 'ECONNRESET' }) }, 'lost');
  log.error({ err: Object.assign(new Error('full'), { code: 'ERR_SQLITE_ERROR', errcode: 13 }) }, 'full');
  log.error({ err: Object.assign(new Error('sorry'), { code: '57P01' }), code: 'ABCD2345' }, 'ended');
  const [lost, full, ended] = lines.map((line) => JSON.parse(line) as { err: object; code?: string });
  expect(lost?.err).toMatchObject({ kind: 'ECONNRESET', message: 'gone' });
  expect(full?.err).toMatchObject({ kind: 'ERR_SQLITE_ERROR', errcode: 13 });
  expect(ended).toMatchObject({ err: { kind: '57P01' }, code: '(hidden)' });
});
