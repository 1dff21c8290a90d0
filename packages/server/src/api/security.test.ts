import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer } from '../testing/server.ts';
import { gather, newCommand, type Player } from '../testing/tables.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('every reply has headers against foreign scripts, frames and type guessing', async () => {
    const server = await startServer(engine);
    for (const path of ['/api/me', '/api/docs', '/api/openapi.json', '/healthz', '/nowhere']) {
      const { headers } = await server.stranger().get(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('x-powered-by')).toBeNull();
    }
    expect((await server.stranger().get('/api/me')).headers.get('cache-control')).toBe('no-store');
  });

  test('a stream carries the same headers and is never buffered', async () => {
    const server = await startServer(engine);
    const ada = await server.guest();
    const response = await fetch(`${server.address}/api/stream`, { headers: { cookie: ada.cookie ?? '' } });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    await response.body?.cancel();
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another port', { origin: 'http://127.0.0.1:1' }],
    ['nowhere', { origin: 'null' }],
    ['a tool that a browser pretends to be', { 'x-nightjar': '1', 'sec-fetch-site': 'cross-site' }],
    ['a client that says nothing', {}],
  ])('a changing request from %s is refused', async (_, headers) => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sent = {
        method: 'PATCH',
        headers: { ...headers, cookie: ada.cookie ?? '', 'content-type': 'application/json' },
      };
      httpRequest(`${server.address}/api/me`, sent, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end('{"name":"Eve"}');
    });
    expect(status).toBe(403);
    expect((await ada.get('/api/me')).body.name).toBe('Ada');
  });

  test('a tool without an origin is accepted with its header', async () => {
    const server = await startServer(engine);
    const made = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest(`${server.address}/api/guest`, { method: 'POST', headers: { 'x-nightjar': '1' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    expect(made).toBe(200);
  });

  test('no GET request changes anything', async () => {
    const server = await startServer(engine);
    const paths = (await server.stranger().get('/api/openapi.json')).body.paths as Record<string, object>;
    const looking = Object.entries(paths).filter(([, methods]) => 'get' in methods);
    expect(
      looking.map(([path]) => path).filter((path) => /answer|undo|resign|join|leave|start|cancel|ready/.test(path)),
    ).toEqual([]);
    expect(Object.keys(paths).length).toBeGreaterThan(25);
  });

  test('the published page lists every route, needs no script and shows nothing unescaped', async () => {
    const server = await startServer(engine);
    const page = (await server.stranger().get('/api/docs')).text;
    const paths = (await server.stranger().get('/api/openapi.json')).body.paths as Record<string, object>;
    for (const path of Object.keys(paths)) expect(page).toContain(`<code>${path}</code>`);
    expect(page).not.toMatch(/<script|style=|onclick/);
  });

  test('too many requests are refused for seconds, per person, and others are not touched', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_PERSON: '20' }, clock: fakeClock() });
    const [ada, bob] = [await server.guest(), await server.guest()];
    const answers = await Promise.all(Array.from({ length: 30 }, () => ada.get('/api/me')));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
    expect(refused[0]?.body.error.code).toBe('too-many');
    expect((await bob.get('/api/me')).status).toBe(200);
  });

  test('requests over the limit of an address are refused before they cost much, guests and passwords earlier', async () => {
    const server = await startServer(engine, {
      env: { NIGHTJAR_RATE_ADDRESS: '30', NIGHTJAR_RATE_ROUTES: '1' },
      clock: fakeClock(),
    });
    const tries = await Promise.all(
      Array.from({ length: 25 }, () => server.stranger().post('/api/session', { login: 'ada', password: 'guess' })),
    );
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
    const flood = await Promise.all(Array.from({ length: 10 }, () => server.stranger().get('/api/games')));
    expect(flood.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await server.stranger().get('/healthz')).status).toBe(200);
  });

  test('a flood shuts out strangers at its address, and no account that is signed in', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_RATE_ADDRESS: '20' }, clock: fakeClock() });
    const [ada, bob] = [await server.guest(), await server.guest()];
    expect((await ada.post('/api/account', { login: 'ada', password: 'a long night of games' })).status).toBe(200);
    expect((await ada.get('/api/me')).status).toBe(200);
    await Promise.all(Array.from({ length: 20 }, () => server.stranger().get('/api/games')));
    expect((await server.stranger().get('/api/games')).status).toBe(429);
    expect((await bob.get('/api/me')).status).toBe(429);
    expect((await ada.get('/api/me')).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 100 }, () => ada.get('/api/me')));
    expect(more.some(({ status }) => status === 429)).toBe(true);
  });

  test('a person over the limit of streams loses the oldest one', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_STREAMS_PERSON: '2' } });
    const ada = await server.guest();
    const streams = [await ada.stream(), await ada.stream(), await ada.stream()];
    await streams[0]?.next(({ event, data }) => event === 'bye' && data.why === 'replaced');
    await streams[0]?.ended;
    await server.services.hub.poll();
    expect((await server.services.metrics.streams.get()).values[0]?.value).toBe(2);
    for (const stream of streams) stream.close();
  });

  test('an address over its limit of streams is refused one more', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_STREAMS_ADDRESS: '2' } });
    const [ada, bob, cyd] = [await server.guest(), await server.guest(), await server.guest()];
    const streams = [await ada.stream(), await bob.stream()];
    await expect(cyd.stream()).rejects.toThrow(/429 .*too-many-streams/);
    for (const stream of streams) stream.close();
  });

  test('an account opens its stream, however many streams the guests at its address hold', async () => {
    const server = await startServer(engine, {
      env: { NIGHTJAR_STREAMS_ADDRESS: '2', NIGHTJAR_STREAMS_PERSON: '3' },
    });
    const [ada, bob, cyd, dot] = [
      await server.guest(),
      await server.guest(),
      await server.guest(),
      await server.guest(),
    ];
    const signUp = { login: 'ada', password: 'a long night of games' };
    expect((await ada.post('/api/account', signUp)).status).toBe(200);
    const streams = [await bob.stream(), await cyd.stream()];
    await expect(dot.stream()).rejects.toThrow(/429 .*too-many-streams/);
    const own = [await ada.stream(), await ada.stream(), await ada.stream()];
    for (const stream of own) await stream.next(({ event }) => event === 'hello');
    for (const stream of [...streams, ...own]) stream.close();
  });

  test('a HEAD request for a stream gets a reply at once and opens no stream', async () => {
    const server = await startServer(engine);
    const { cookie } = await server.guest();
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname);
    onTestFinished(() => void socket.destroy());
    socket.write(`HEAD /api/stream HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookie}\r\n\r\n`);
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 404 /);
    expect((await server.services.metrics.streams.get()).values[0]?.value).toBe(0);
  });

  test('the web app is served with its own pages, and missing files get 404', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nightjar-web-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), '<!doctype html><title>Nightjar</title>');
    await writeFile(join(folder, 'assets', 'app-1234.js'), 'export {};');
    const server = await startServer(engine, { env: { NIGHTJAR_WEB: folder } });
    const stranger = server.stranger();
    const warned: Error[] = [];
    const warn = (warning: Error): void => void warned.push(warning);
    process.on('warning', warn);
    onTestFinished(() => void process.off('warning', warn));
    for (const page of ['/', '/join/ABCD2345', '/match/some-id']) {
      const { status, text, headers } = await stranger.get(page);
      expect([page, status, text]).toEqual([page, 200, '<!doctype html><title>Nightjar</title>']);
      expect(headers.get('cache-control')).toBe('no-cache');
      expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    }
    expect((await stranger.get('/assets/app-1234.js')).headers.get('cache-control')).toContain('immutable');
    for (const missing of ['/assets/other.js', '/api/nothing', '/../package.json', '/%2e%2e/package.json']) {
      const { status, body } = await stranger.get(missing);
      expect([missing, status, body.error?.code]).toEqual([missing, 404, 'not-found']);
    }
    expect(warned).toEqual([]);
  });

  test('a stream needs a session', async () => {
    const server = await startServer(engine);
    await expect(server.stranger().stream()).rejects.toThrow(/401/);
  });

  test('an id alone gives no access: only the session does', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const [ada] = players as [Player];
    const stranger = server.stranger();
    for (const cookie of [`nightjar=${ada.id}`, `nightjar=${match}`, 'nightjar=', `nightjar=${'x'.repeat(5000)}`]) {
      stranger.cookie = cookie;
      expect((await stranger.get('/api/me')).status).toBe(401);
      expect((await stranger.get(`/api/matches/${match}/table`)).status).toBe(404);
    }
  });

  test('no log line holds a token, a password, a code, a seed or the address of a page', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob'], { visibility: 'off' });
    const [ada, bob] = players as [Player, Player];
    const secrets = ['a very secret password', ada.cookie?.slice(9) ?? '', bob.cookie?.slice(9) ?? ''];
    await ada.post('/api/account', { login: 'ada-the-first', password: 'a very secret password' });
    secrets.push(ada.cookie?.slice(9) ?? '');
    await server.stranger().post('/api/session', { login: 'ada-the-first', password: 'a very secret passwort' });
    secrets.push('a very secret passwort');
    const { code } = (await ada.post('/api/codes')).body;
    await server.stranger().post('/api/codes/redeem', { code });
    await server.stranger().get(`/join/${code}`);
    secrets.push(code);
    await ada.stream().then((stream) => stream.close());
    await ada.surely(`/api/matches/${match}/resign`, { command: newCommand() });
    const { seed } = (await bob.get(`/api/matches/${match}`)).body;
    secrets.push(seed);
    await server.close();
    const log = server.lines.join('');
    expect(server.lines.length).toBeGreaterThan(10);
    for (const secret of secrets) {
      expect(secret.length).toBeGreaterThan(7);
      expect(log).not.toContain(secret);
    }
  });
});
