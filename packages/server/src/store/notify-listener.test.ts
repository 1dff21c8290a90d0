import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { newDatabase } from '../testing/postgres.ts';
import { NotifyListener } from './notify-listener.ts';

test('a listener that cannot take its lock leaves no connection behind, and listens when it is called again', async () => {
  const database = await newDatabase();
  onTestFinished(() => database.drop());
  const { url } = database;
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  const connections = async (): Promise<number> => {
    const { rows } = await other.query('select 1 from pg_stat_activity where datname = current_database()');
    return rows.length;
  };
  const hasty = new URL(url);
  hasty.searchParams.set('options', '-c lock_timeout=50');
  const listener = new NotifyListener(hasty.href, '7', silent);
  onTestFinished(() => listener.close());
  await other.query('select pg_advisory_lock(7)');
  await expect(listener.listen()).rejects.toThrow('lock timeout');
  await expect.poll(connections).toBe(1);
  await other.query('select pg_advisory_unlock(7)');
  await listener.listen();
  expect(await connections()).toBe(2);
});

/** A server that accepts connections and never replies. */
async function mute(): Promise<{ readonly url: string; readonly taken: () => number }> {
  const all = new Set<Socket>();
  const server = createServer((socket) => all.add(socket.on('error', () => undefined).resume()));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `postgres://nobody@127.0.0.1:${port}/nothing`, taken: () => all.size };
}

test('a listener that gets no reply gives up, and one that is closed while it connects ends at once', async () => {
  const { url, taken } = await mute();
  const patient = new NotifyListener(url, '7', silent);
  const closed = new NotifyListener(url, '8', silent);
  const given = patient.listen().catch(String);
  const cut = closed.listen().catch(String);
  await expect.poll(taken).toBe(2);
  await closed.close();
  expect(await cut).toContain('the notify listener was closed');
  expect(await given).toContain('timeout');
});

test('a listener closes in time where PostgreSQL does not reply to the end of the connection', async () => {
  const database = await newDatabase();
  onTestFinished(() => database.drop());
  const url = new URL(database.url);
  const { port, hostname } = url;
  const all = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) all.add(socket.on('error', () => undefined));
    near.pipe(far);
    far.pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const listener = new NotifyListener(url.href, '7', silent);
  await listener.listen();
  for (const socket of all) socket.unpipe().resume();
  await expect(listener.close()).resolves.toBeUndefined();
});
