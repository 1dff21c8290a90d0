import { once } from 'node:events';
import { createServer, get, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { Channel, type Ending } from './channel.ts';

/** A server's response, and a client that reads nothing and can disconnect. */
async function deafClient(): Promise<{ readonly response: ServerResponse; readonly hangUp: () => void }> {
  const server = createServer();
  const arrived = new Promise<ServerResponse>((resolve) => server.on('request', (_, response) => resolve(response)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const request = get(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, (response) => response.pause());
  request.on('error', () => undefined);
  onTestFinished(() => {
    request.destroy();
    server.close();
  });
  return { response: await arrived, hangUp: () => void request.destroy() };
}

test('a client that does not read is dropped and not waited for', async () => {
  const { response } = await deafClient();
  const ended = new Promise<Ending>((resolve) => {
    const channel = new Channel(response, {}, resolve);
    const much = JSON.stringify('x'.repeat(256 * 1024));
    const fill = (): void => {
      if (!channel.isOpen) return;
      channel.send('moved', much);
      setImmediate(fill);
    };
    fill();
  });
  expect(await ended).toBe('slow');
  expect(response.destroyed).toBe(true);
});

test('a client may leave half a mebibyte unread, and no more', async () => {
  const { response } = await deafClient();
  const line = JSON.stringify('x'.repeat(16 * 1024));
  const most = await new Promise<number>((resolve) => {
    let unread = 0;
    const channel = new Channel(response, {}, () => resolve(unread));
    const fill = (): void => {
      if (!channel.isOpen) return;
      unread = response.writableLength;
      channel.send('moved', line);
      setImmediate(fill);
    };
    fill();
  });
  expect(most).toBeLessThanOrEqual(512 * 1024);
  expect(most).toBeGreaterThan((512 - 17) * 1024);
});

test('a stream ends once, whether the client or the server ends it', async () => {
  const { response } = await deafClient();
  const endings: Ending[] = [];
  const channel = new Channel(response, {}, (why) => endings.push(why));
  channel.end('drain');
  channel.end('slow');
  channel.send('moved', '{}');
  expect(endings).toEqual(['drain']);
});

test('a stream whose client hung up before it began is not open, and says nothing', async () => {
  const { response, hangUp } = await deafClient();
  const closed = once(response, 'close');
  hangUp();
  await closed;
  const endings: Ending[] = [];
  const channel = new Channel(response, {}, (why) => endings.push(why));
  channel.send('hello', '{}');
  channel.end('drain');
  expect([channel.isOpen, response.headersSent, endings]).toEqual([false, false, []]);
  await channel.roomy();
});
