import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { type Client, guest } from '../testing/client.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer, type TestServer } from '../testing/server.ts';

/** More than a group may have in flight. */
const CROWD = 80;

/** A bare connection that sends what no well-behaved client would, and what it receives. */
class Socketed {
  readonly socket: Socket;
  text = '';

  constructor({ address }: TestServer) {
    const { hostname, port } = new URL(address);
    this.socket = connect(Number(port), hostname);
    this.socket.setEncoding('utf8').on('error', () => undefined);
    onTestFinished(() => void this.socket.destroy());
  }

  /** Sends requests without a body, all at once. */
  ask(...paths: readonly string[]): this {
    this.socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    return this;
  }

  read(): this {
    this.socket.on('data', (part) => (this.text += String(part)));
    return this;
  }

  /** The status of every reply, once the server has closed the connection. */
  async statuses(): Promise<number[]> {
    this.read();
    await once(this.socket, 'close');
    return [...this.text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
  }
}

/** A client with an account, whose token no server has seen yet. */
async function newcomer(server: TestServer, name: string): Promise<Client> {
  const client = await server.guest(name);
  const login = { login: name.toLowerCase(), password: 'a long night of games' };
  expect((await client.post('/api/account', login)).status).toBe(200);
  const fresh = server.stranger();
  fresh.cookie = `nightjar=${await server.services.people.sessions.open(client.id, 'another device')}`;
  return fresh;
}

const statusOf = async (client: Client, path: string): Promise<number> => (await client.get(path)).status;

describe.each(ENGINES)('%s', (engine) => {
  test('80 requests whose bodies never end keep no probe, guest or account from an answer', async () => {
    const server = await startServer(engine);
    const ada = await newcomer(server, 'Ada');
    const head = ['POST /api/guest HTTP/1.1', 'Host: x', 'X-Nightjar: 1', 'Content-Type: application/json'];
    const halves = Array.from({ length: CROWD }, async () => {
      const { socket } = new Socketed(server);
      socket.write([...head, 'Content-Length: 100', 'Expect: 100-continue', '', '{'].join('\r\n'));
      await once(socket, 'data');
    });
    await Promise.all(halves);
    expect(await statusOf(server.stranger(), '/healthz')).toBe(200);
    expect(await statusOf(server.stranger(), '/api/games')).toBe(200);
    expect(await statusOf(ada, '/api/me')).toBe(200);
    await guest(server.address);
  });

  test('80 clients that read nothing of their replies keep no other client from an answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nightjar-web-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    // More than a connection holds by itself.
    await writeFile(join(folder, 'index.html'), Buffer.alloc(16 * 1024 * 1024));
    const server = await startServer(engine, { env: { NIGHTJAR_WEB: folder } });
    const deaf = Array.from({ length: CROWD }, () => new Socketed(server).ask('/'));
    await Promise.all(deaf.map(({ socket }) => once(socket, 'readable')));
    expect(await statusOf(server.stranger(), '/api/games')).toBe(200);
    expect(deaf.map(({ socket }) => socket.destroyed)).toEqual(deaf.map(() => false));
  });

  test('requests whose path cannot be decoded are counted like others, and the first closes the connection', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '10' }, clock: fakeClock() });
    const statuses: number[] = [];
    for (const path of Array.from({ length: 8 }, () => ['/%zz', '/api/%f']).flat())
      statuses.push(...(await new Socketed(server).ask(path, path).statuses()));
    expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(11).fill(429)]);
    expect(await statusOf(server.stranger(), '/api/games')).toBe(429);
  });

  test('a connection that is reset before its request is read harms nobody', async () => {
    const server = await startServer(engine);
    const mira = await server.guest('Mira');
    for (let i = 0; i < 60; i += 1) {
      const { socket } = new Socketed(server);
      await once(socket, 'connect');
      socket.write(`GET ${i % 2 === 0 ? '/api/%zz' : '/api/me'} HTTP/1.1\r\nHost: x\r\n\r\n`);
      await nextTurn();
      socket.resetAndDestroy();
      await pause(5);
    }
    expect((await mira.get('/api/me')).status).toBe(200);
    const faults = server.lines.filter((line) => (JSON.parse(line) as { readonly level: number }).level >= 50);
    expect(faults).toEqual([]);
  });

  test('a request with an unknown Expect header is rate limited like others', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '2' }, clock: fakeClock() });
    const statuses: number[] = [];
    for (let nth = 0; nth < 3; nth += 1) {
      const odd = new Socketed(server);
      odd.socket.write('GET /api/nowhere HTTP/1.1\r\nHost: x\r\nExpect: more\r\nConnection: close\r\n\r\n');
      statuses.push(...(await odd.statuses()));
    }
    expect(statuses).toEqual([404, 404, 429]);
  });

  test('a client over its rate gets one 429, and the other requests on its connection are dropped', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '2' }, clock: fakeClock() });
    const asks = ['/api/nowhere', '/api/nowhere', '/api/nowhere', '/api/nowhere'];
    expect(await new Socketed(server).ask(...asks).statuses()).toEqual([404, 404, 429]);
  });

  test('behind a flood from its address an account gets in at its first request, and a guest does not', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '20' }, clock: fakeClock() });
    const [ada, bob] = [await newcomer(server, 'Ada'), await server.guest()];
    await Promise.all(Array.from({ length: 20 }, () => server.stranger().get('/api/games')));
    expect([await statusOf(ada, '/api/me'), await statusOf(bob, '/api/me')]).toEqual([200, 429]);
  });

  test('costly routes are limited by account, and for all guests of an address together', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ROUTES: '1' }, clock: fakeClock() });
    const ada = await newcomer(server, 'Ada');
    const guests = await Promise.all(Array.from({ length: 11 }, () => server.guest()));
    const exports: number[] = [];
    for (const each of guests) exports.push(await statusOf(each, '/api/me/export'));
    expect(exports).toEqual([...Array<number>(10).fill(200), 429]);
    expect(await statusOf(ada, '/api/me/export')).toBe(200);
    const records: number[] = [];
    for (let nth = 0; nth < 31; nth += 1)
      records.push(await statusOf(guests[nth % 11] as Client, '/api/matches/nowhere/record'));
    expect(records).toEqual([...Array<number>(30).fill(404), 429]);
  });

  test('requests with unknown tokens are rate limited by address, and none gets in', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '20' }, clock: fakeClock() });
    const statuses: number[] = [];
    for (let nth = 0; nth < 25; nth += 1) {
      const stranger = server.stranger();
      stranger.cookie = `nightjar=${'x'.repeat(40)}${nth}`;
      statuses.push(await statusOf(stranger, '/api/me'));
    }
    expect(statuses).toEqual([...Array<number>(20).fill(401), ...Array<number>(5).fill(429)]);
  });
});
