import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from '@nightjar/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { nightjar } from '../testing/terminal.ts';

/** A server with one account and one complaint, whose folder the environment names. */
async function running(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-operator-'));
  const server = await open({ PORT: '0', NIGHTJAR_DATA: folder, LOG_LEVEL: 'silent' });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  vi.stubEnv('NIGHTJAR_DATA', folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  const headers = { origin: server.address, 'content-type': 'application/json' };
  const send = (path: string, body: object, cookie = ''): Promise<Response> =>
    fetch(`${server.address}${path}`, { method: 'POST', headers: { ...headers, cookie }, body: JSON.stringify(body) });
  const [guest] = (await send('/api/guest', { name: 'Ada' })).headers.getSetCookie();
  const [owner] = (
    await send('/api/account', { login: 'ada', password: 'a long password' }, guest?.split(';')[0])
  ).headers.getSetCookie();
  await send('/api/reports', { reason: 'somebody was rude' }, owner?.split(';')[0]);
  return server.address;
}

test('the owner of a server reads reports while it runs', async () => {
  await running();
  const told = await nightjar('reports');
  expect(told.out).toMatch(/^\d{4}-.*Z {2}Ada about –: somebody was rude\n$/);
  const { out } = await nightjar('reports --json --most 5');
  expect(JSON.parse(out)).toMatchObject([{ reason: 'somebody was rude', by: 'Ada', about: null, match: null }]);
});

test('the owner of a server makes a code by which an account gets a new password', async () => {
  const address = await running();
  const { out } = await nightjar('recover Ada');
  const code = out.trim();
  expect(code).toMatch(/^[2-9A-Z]{8}$/);
  const recovered = await fetch(`${address}/api/account/recover`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'ada', code, newPassword: 'another password' }),
  });
  expect(recovered.status).toBe(200);
  const nobody = await nightjar('recover nobody');
  expect([nobody.code, nobody.err]).toEqual([1, 'nightjar: nobody has the login nobody\n']);
});
