import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { isInner, isTarget, post } from './outgoing.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

test('addresses inside our network are recognized in every spelling', () => {
  const inner = ['127.0.0.1', '10.1.2.3', '192.168.0.9', '172.20.0.1', '169.254.169.254', '100.64.3.2', '0.0.0.0'];
  for (const address of [...inner, '::1', '::', '::ffff:127.0.0.1', 'fe80::1', 'fd00::1', '64:ff9b::7f00:1']) {
    expect([address, isInner(address)]).toEqual([address, true]);
  }
  for (const address of ['93.184.216.34', '172.15.0.1', '172.32.0.1', '2606:2800:220:1::1']) {
    expect([address, isInner(address)]).toEqual([address, false]);
  }
});

test('only plain web addresses are targets', () => {
  expect(isTarget('https://hooks.example/x?y=1')).toBe(true);
  expect(isTarget('http://hooks.example')).toBe(true);
  for (const text of [
    'ftp://a.example',
    'file:///etc/passwd',
    'https://me:secret@a.example',
    'hooks.example',
    'javascript:1',
  ]) {
    expect([text, isTarget(text)]).toEqual([text, false]);
  }
});

test('a target inside is refused before anything is sent', async () => {
  let heard = 0;
  const server = createServer((_, response) => {
    heard += 1;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const letter = { headers: {}, body: 'x' };
  for (const host of ['127.0.0.1', 'localhost', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1']) {
    const sent = post({ ...letter, url: `http://${host}:${port}/` }, { mayGoInside: false, limitMs: 20_000 });
    await expect(sent).rejects.toThrow('inside our own network');
  }
  expect(heard).toBe(0);
  expect(await post({ ...letter, url: `http://127.0.0.1:${port}/` }, { mayGoInside: true, limitMs: 20_000 })).toBe(200);
  expect(heard).toBe(1);
});

test('a target that never replies is given up, and a redirection is not followed', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: '/elsewhere' }).end();
    else if (request.url === '/elsewhere') response.writeHead(200).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const away = await post({ url: `${base}/away`, headers: {}, body: '' }, { mayGoInside: true, limitMs: 20_000 });
  expect(away).toBe(302);
  const silent = post({ url: `${base}/silent`, headers: {}, body: '' }, { mayGoInside: true, limitMs: 50 });
  await expect(silent).rejects.toThrow(/aborted|timeout/i);
});
