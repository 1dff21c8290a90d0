import { describe, expect, test, vi } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer } from '../testing/server.ts';
import { Trouble } from '../trouble.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('a guest needs no form and is recognized by a cookie that no script can read', async () => {
    const server = await startServer(engine);
    const client = server.stranger();
    expect((await client.get('/api/me')).status).toBe(401);
    const made = await client.post('/api/guest');
    expect(made.status).toBe(200);
    expect(made.body).toMatchObject({ kind: 'guest', login: null });
    expect(made.headers.get('set-cookie')).toMatch(/^nightjar=[\w-]{43}; .*HttpOnly; SameSite=Lax$/);
    expect((await client.get('/api/me')).body).toEqual(made.body);
    const again = await client.post('/api/guest', { name: 'Somebody Else' });
    expect(again.body.id).toBe(made.body.id);
  });

  test('the cookie is Secure where clients connect through TLS', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_ORIGIN: 'https://nightjar.example' } });
    const made = await server
      .stranger()
      .call('/api/guest', { method: 'POST', headers: { origin: 'https://nightjar.example' } });
    expect(made.headers.get('set-cookie')).toMatch(/Secure/);
    expect(made.headers.get('strict-transport-security')).toMatch(/max-age/);
  });

  test('the store has no token, only its hash', async () => {
    const server = await startServer(engine);
    const client = await server.guest('Ada');
    const token = client.cookie?.slice('nightjar='.length) ?? '';
    const rows = await server.services.store.db.selectFrom('sessions').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('a person changes name and settings, and invalid settings are refused', async () => {
    const server = await startServer(engine);
    const client = await server.guest('Ada');
    const changed = await client.patch('/api/me', {
      name: ' Ada  Lovelace ',
      settings: { language: 'de', quiet: { from: 22, to: 7, zone: 'Europe/Berlin' }, app: { theme: 'dusk' } },
    });
    expect(changed.body).toMatchObject({ name: 'Ada Lovelace', settings: { language: 'de', app: { theme: 'dusk' } } });
    expect((await client.patch('/api/me', { settings: { quiet: { from: 22, to: 7, zone: 'Moon/Sea' } } })).status).toBe(
      400,
    );
    expect((await client.patch('/api/me', { settings: { admin: true } })).status).toBe(400);
    expect((await client.patch('/api/me', { name: '\u202eadA' })).body.error.code).toBe('bad-name');
    expect((await client.get('/api/me')).body.name).toBe('Ada Lovelace');
  });

  test('a guest becomes an account, stays the same person, and signs in elsewhere', async () => {
    const server = await startServer(engine);
    const client = await server.guest('Ada');
    const before = client.cookie;
    const account = await client.post('/api/account', { login: 'Ada@Example.org', password: 'a long password' });
    expect(account.body).toEqual({ id: client.id, name: 'Ada', login: 'ada@example.org' });
    expect(client.cookie).not.toBe(before);
    const old = server.stranger();
    old.cookie = before;
    expect((await old.get('/api/me')).status).toBe(401);
    const elsewhere = server.stranger();
    const signed = await elsewhere.post('/api/session', { login: 'ada@example.org', password: 'a long password' });
    expect(signed.body.id).toBe(client.id);
    expect((await elsewhere.get('/api/me')).body).toMatchObject({ id: client.id, kind: 'account' });
  });

  test('a wrong password and an unknown login are answered in the same words', async () => {
    const server = await startServer(engine);
    const client = await server.guest();
    await client.post('/api/account', { login: 'ada', password: 'a long password' });
    const stranger = server.stranger();
    const wrong = await stranger.post('/api/session', { login: 'ada', password: 'another password' });
    const unknown = await stranger.post('/api/session', { login: 'nobody', password: 'another password' });
    expect(wrong.status).toBe(401);
    expect(unknown.text).toBe(wrong.text);
    expect(stranger.cookie).toBeNull();
  });

  test('a login is taken once, in whatever spelling', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest(), await server.guest()];
    await ada.post('/api/account', { login: 'owl', password: 'a long password' });
    const taken = await bob.post('/api/account', { login: 'OWL', password: 'a long password' });
    expect([taken.status, taken.body.error.code]).toEqual([409, 'login-taken']);
    expect((await bob.get('/api/me')).body.kind).toBe('guest');
    expect((await ada.post('/api/account', { login: 'owl2', password: 'a long password' })).status).toBe(409);
  });

  test('signing out everywhere ends every session of that person and no other', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest(), await server.guest()];
    await ada.post('/api/account', { login: 'ada', password: 'a long password' });
    const phone = server.stranger();
    await phone.post('/api/session', { login: 'ada', password: 'a long password' });
    const stream = await phone.stream();
    await stream.next(({ event }) => event === 'hello');
    const stolen = ada.cookie;
    expect((await ada.del('/api/sessions')).status).toBe(200);
    expect(ada.cookie).toBeNull();
    ada.cookie = stolen;
    expect((await ada.get('/api/me')).status).toBe(401);
    expect((await phone.get('/api/me')).status).toBe(401);
    await stream.ended;
    expect((await bob.get('/api/me')).status).toBe(200);
  });

  test('a new password signs out everywhere else', async () => {
    const server = await startServer(engine);
    const ada = await server.guest();
    await ada.post('/api/account', { login: 'ada', password: 'a long password' });
    const phone = server.stranger();
    await phone.post('/api/session', { login: 'ada', password: 'a long password' });
    const wrong = await ada.post('/api/account/password', { password: 'no', newPassword: 'a longer password' });
    expect(wrong.body.error.code).toBe('wrong-password');
    const changed = await ada.post('/api/account/password', {
      password: 'a long password',
      newPassword: 'a longer password',
    });
    expect(changed.status).toBe(200);
    expect((await ada.get('/api/me')).status).toBe(200);
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await phone.post('/api/session', { login: 'ada', password: 'a long password' })).status).toBe(401);
    expect((await phone.post('/api/session', { login: 'ada', password: 'a longer password' })).status).toBe(200);
  });

  test('a code signs a person in on another device once, and not when it is old or replaced', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const ada = await server.guest('Ada');
    const first = (await ada.post('/api/codes')).body.code as string;
    expect(first).toMatch(/^[2-9A-Z]{8}$/);
    const second = (await ada.post('/api/codes')).body.code as string;
    const phone = server.stranger();
    expect((await phone.post('/api/codes/redeem', { code: first })).body.error.code).toBe('no-code');
    const typed = `${second.slice(0, 4).toLowerCase()} ${second.slice(4)}`;
    expect((await phone.post('/api/codes/redeem', { code: typed })).body).toEqual({ id: ada.id, name: 'Ada' });
    expect((await phone.get('/api/me')).body.id).toBe(ada.id);
    expect((await server.stranger().post('/api/codes/redeem', { code: second })).status).toBe(404);
    const third = (await ada.post('/api/codes')).body.code as string;
    clock.advance(11 * 60 * 1000);
    expect((await server.stranger().post('/api/codes/redeem', { code: third })).status).toBe(404);
  });

  test('a session lasts as long as it is used once in four hundred days', async () => {
    const clock = fakeClock();
    const server = await startServer(engine, { clock });
    const ada = await server.guest('Ada');
    const day = 24 * 60 * 60 * 1000;
    for (const days of [399, 399]) {
      clock.advance(days * day);
      expect((await ada.get('/api/me')).status).toBe(200);
    }
    clock.advance(401 * day);
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  test('of two requests that use a code at the same time one succeeds', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { code } = (await ada.post('/api/codes')).body;
    const tries = await Promise.all(
      Array.from({ length: 4 }, () => server.stranger().post('/api/codes/redeem', { code })),
    );
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404]);
  });

  test('an export holds everything about a person and no secret', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    await ada.post('/api/account', { login: 'ada', password: 'a long password' });
    const match = await ada.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] });
    const all = await ada.get('/api/me/export');
    expect(all.status).toBe(200);
    expect(all.body).toMatchObject({
      nightjar: 'export',
      person: { id: ada.id, login: 'ada' },
      matches: [{ match: match.body.match, status: 'gathering', seat: 0, record: null }],
    });
    expect(all.body.sessions).toHaveLength(1);
    expect(all.text).not.toMatch(/argon2|token|password/);
  });

  test('a deleted person’s name is gone, and the match goes on for the others', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    await ada.post('/api/account', { login: 'ada', password: 'a long password' });
    const { match } = (await ada.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] })).body;
    await bob.post(`/api/matches/${match}/join`);
    const kept = ada.cookie;
    expect((await ada.del('/api/me', { password: 'wrong' })).status).toBe(403);
    expect((await ada.del('/api/me', { password: 'a long password' })).status).toBe(200);
    ada.cookie = kept;
    expect((await ada.get('/api/me')).status).toBe(401);
    const table = await bob.table(match);
    expect(table).toMatchObject({ status: 'playing', host: null });
    expect(table.seats[0]).toMatchObject({ kind: 'bot', person: null, name: '–', bot: 'greedy' });
    expect(JSON.stringify(table)).not.toContain(ada.id);
    const people = await server.services.store.db.selectFrom('people').select('id').execute();
    expect(people).toEqual([{ id: bob.id }]);
    const login = await server.stranger().post('/api/session', { login: 'ada', password: 'a long password' });
    expect(login.status).toBe(401);
  });

  test('a person who is being deleted is signed out first, and can begin nothing new meanwhile', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const stream = await ada.stream();
    await stream.next(({ event }) => event === 'hello');
    const { context, store } = server.services;
    const wish = { game: 'nocturne', seats: ['me', 'open'] };
    const { match } = (await ada.post('/api/matches', wish)).body;
    const meanwhile: number[] = [];
    vi.spyOn(context.openMatches, 'serialize').mockImplementationOnce(async (_match, leave) => {
      meanwhile.push((await ada.post('/api/matches', wish)).status);
      return leave();
    });
    expect((await ada.del('/api/me')).status).toBe(200);
    expect(meanwhile).toEqual([401]);
    await stream.ended;
    expect(await store.db.selectFrom('matches').select('id').execute()).toEqual([{ id: match }]);
  });

  test('a guest whose deletion failed half-way may ask for it again', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { context, store } = server.services;
    const before = ada.cookie;
    await ada.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'] });
    vi.spyOn(context.openMatches, 'serialize').mockRejectedValueOnce(new Trouble(503, 'busy', 'not at this moment'));
    expect((await ada.del('/api/me')).status).toBe(503);
    expect(ada.cookie).not.toBe(before);
    expect((await ada.get('/api/me')).body.id).toBe(ada.id);
    expect((await ada.del('/api/me')).status).toBe(200);
    expect(await store.db.selectFrom('people').select('id').execute()).toEqual([]);
    expect(await store.db.selectFrom('sessions').select('person').execute()).toEqual([]);
  });
});
