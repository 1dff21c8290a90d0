import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { until } from '../testing/until.ts';

/** Sends a request line as it is, which no well-behaved client would. */
function raw({ address }: TestServer, line: string, headers: readonly string[], body = ''): Promise<string> {
  const { hostname, port, host } = new URL(address);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => {
      const all = [`Host: ${host}`, 'Connection: close', ...headers];
      if (body !== '') all.push('Content-Type: application/json', `Content-Length: ${body.length}`);
      socket.write(`${line} HTTP/1.1\r\n${all.join('\r\n')}\r\n\r\n${body}`);
    });
    socket.setEncoding('utf8').on('data', (part) => (text += part));
    socket.on('end', () => resolve(text)).on('error', reject);
  });
}

/** Sends the head of a request, and disconnects when the server waits for the body. */
function hangUp({ address }: TestServer, path: string): Promise<void> {
  const { hostname, port, host } = new URL(address);
  const headers = [`Host: ${host}`, 'X-Nightjar: 1', 'Content-Type: application/json', 'Content-Length: 100'];
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => {
      socket.write(`POST ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\nExpect: 100-continue\r\n\r\n`);
    });
    socket.once('data', () => socket.resetAndDestroy());
    socket.on('close', () => resolve()).on('error', reject);
  });
}

const statusOf = (response: string): number => Number(response.slice(9, 12));

describe.each(ENGINES)('%s', (engine) => {
  const spellings = ['/api/me', '/%61pi/me', '/api/%6de', '/%61%70%69/me'];

  test('a request from another origin changes nothing, in every spelling of its path', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    for (const path of [...spellings, `${server.address}/api/me`, `http://elsewhere.example/%61pi/me`]) {
      const headers = [`Cookie: ${ada.cookie}`, 'Origin: https://evil.example'];
      const response = await raw(server, `PATCH ${path}`, headers, '{"name":"Eve"}');
      expect([path, statusOf(response)]).toEqual([path, 403]);
    }
    expect((await ada.get('/api/me')).body.name).toBe('Ada');
  });

  test('a request is made by its session and is never cached, in every spelling of its path', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    for (const path of [...spellings, `${server.address}/api/me`]) {
      const response = await raw(server, `GET ${path}`, [`Cookie: ${ada.cookie}`]);
      expect([path, statusOf(response)]).toEqual([path, 200]);
      expect(response.toLowerCase()).toContain('cache-control: no-store');
      expect(statusOf(await raw(server, `GET ${path}`, []))).toBe(401);
    }
  });

  test('a request is rate limited, in every spelling of its path, in the API and outside of it', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '5' }, clock: fakeClock() });
    const paths = ['/%61pi/games', `${server.address}/api/games`, '/', '/nowhere', '/api/games'];
    for (const path of paths) expect(statusOf(await raw(server, `GET ${path}`, []))).not.toBe(429);
    for (const path of [...paths, '/metrics'])
      expect([path, statusOf(await raw(server, `GET ${path}`, []))]).toEqual([path, 429]);
    expect(statusOf(await raw(server, 'GET /healthz', []))).toBe(200);
  });

  test('a client that disconnects within a body is no outage of the store', async () => {
    const server = await startServer(engine);
    const refused = async (): Promise<Record<string, number>> => {
      const { values } = await server.services.metrics.refusals.get();
      return Object.fromEntries(values.map(({ labels, value }) => [labels.code, value]));
    };
    await hangUp(server, '/api/guest');
    await hangUp(server, '/api/matches/somewhere/answer');
    await until(async () => (await refused())['bad-request'] === 2);
    expect(await refused()).toEqual({ 'bad-request': 2 });
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});
