import { describe, expect, test } from 'vitest';
import { recoveryCode } from '../operation/operator.ts';
import { ENGINES } from '../store/store.ts';
import type { Client } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { openSmtp } from '../testing/smtp.ts';

const PASSWORD = 'a long password';
const ANOTHER = 'quite another password';

/** An account, and a second device that is signed in to it. */
async function enrolled(server: TestServer, login = 'ada'): Promise<{ readonly ada: Client; readonly phone: Client }> {
  const ada = await server.guest('Ada');
  await ada.post('/api/account', { login, password: PASSWORD });
  const phone = server.stranger();
  await phone.post('/api/session', { login, password: PASSWORD });
  return { ada, phone };
}

const signIn = async (server: TestServer, login: string, password: string): Promise<number> =>
  (await server.stranger().post('/api/session', { login, password })).status;

describe.each(ENGINES)('%s', (engine) => {
  test('turning a guest into an account ends every session that the guest had elsewhere', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { code } = (await ada.post('/api/codes')).body;
    const thief = server.stranger();
    await thief.post('/api/codes/redeem', { code });
    expect((await thief.get('/api/me')).status).toBe(200);
    const stream = await thief.stream();
    await stream.next(({ event }) => event === 'hello');
    await ada.post('/api/account', { login: 'ada', password: PASSWORD });
    expect((await thief.get('/api/me')).status).toBe(401);
    await stream.ended;
    expect((await ada.get('/api/me')).body.kind).toBe('account');
  });

  test('a guest has no password to change', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const changed = await ada.post('/api/account/password', { password: '', newPassword: ANOTHER });
    expect([changed.status, changed.body.error.code]).toEqual([409, 'no-account']);
    await ada.post('/api/account', { login: 'ada', password: PASSWORD });
    expect(await signIn(server, 'ada', ANOTHER)).toBe(401);
  });

  test('guesses at a login are limited over all addresses, whether the login exists or not', async () => {
    const server = await startServer(engine, { env: { NIGHTJAR_TRUST_PROXY: 'true' } });
    const { ada } = await enrolled(server);
    const from = (address: number, login: string, password: string) =>
      server.stranger().call('/api/session', {
        method: 'POST',
        body: { login, password },
        headers: { 'x-forwarded-for': `10.0.0.${address}` },
      });
    for (const login of ['ada', 'nobody']) {
      for (let i = 0; i < 10; i += 1) expect((await from(i, login, 'a wrong guess')).status).toBe(401);
      const late = await from(99, login, PASSWORD);
      expect([late.status, late.body.error.code]).toEqual([429, 'too-many-guesses']);
      expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await ada.get('/api/me')).status).toBe(200);
  });

  test('a person who forgot the password gets a code by mail, once, and every other session ends', async () => {
    const { port, mails } = await openSmtp();
    const env = { SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port), SMTP_FROM: 'table@nightjar.example' };
    const server = await startServer(engine, { env });
    const { phone } = await enrolled(server, 'ada@nightjar.example');
    const stranger = server.stranger();
    for (const login of ['nobody@nightjar.example', 'ada@nightjar.example']) {
      expect((await stranger.post('/api/account/recovery', { login })).body).toEqual({ ok: true });
    }
    await expect.poll(() => mails.length).toBe(1);
    expect(mails[0]?.to).toBe('ada@nightjar.example');
    const code = /[2-9A-Z]{8}/.exec(mails[0]?.source.split('\n\n').at(-1) ?? '')?.[0] ?? '';
    const wish = { login: 'ada@nightjar.example', newPassword: ANOTHER };
    expect((await stranger.post('/api/account/recover', { ...wish, code: 'AAAAAAAA' })).status).toBe(404);
    expect((await server.stranger().post('/api/codes/redeem', { code })).status).toBe(404);
    expect((await stranger.post('/api/account/recover', { ...wish, code })).body).toMatchObject({ name: 'Ada' });
    expect((await stranger.get('/api/me')).body.login).toBe('ada@nightjar.example');
    expect((await phone.get('/api/me')).status).toBe(401);
    expect((await stranger.post('/api/account/recover', { ...wish, code })).status).toBe(404);
    expect([await signIn(server, wish.login, PASSWORD), await signIn(server, wish.login, ANOTHER)]).toEqual([401, 200]);
  });

  test('without mail a device that is signed in or the operator makes the code', async () => {
    const server = await startServer(engine);
    const { ada, phone } = await enrolled(server);
    const stranger = server.stranger();
    const asked = await stranger.post('/api/account/recovery', { login: 'ada' });
    expect([asked.status, asked.body.error.code]).toEqual([409, 'no-mail']);
    const { code } = (await phone.post('/api/codes')).body;
    expect((await stranger.post('/api/account/recover', { login: 'bob', code, newPassword: ANOTHER })).status).toBe(
      404,
    );
    const { code: next } = (await phone.post('/api/codes')).body;
    const wish = { login: 'ada', newPassword: ANOTHER };
    expect((await stranger.post('/api/account/recover', { ...wish, code: next })).status).toBe(200);
    expect([(await ada.get('/api/me')).status, (await phone.get('/api/me')).status]).toEqual([401, 401]);
    expect(await recoveryCode(server.config, 'nobody', Date.now())).toBeNull();
    const given = await recoveryCode(server.config, 'Ada', Date.now());
    const last = { login: 'ada', newPassword: PASSWORD, code: given };
    expect((await server.stranger().post('/api/account/recover', last)).status).toBe(200);
    expect(await signIn(server, 'ada', PASSWORD)).toBe(200);
  });
});
