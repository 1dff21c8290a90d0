import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followConnections } from './drain.ts';
import { inTurn } from './in-turn.ts';

/** A server that notes whom it serves; its port. */
async function noting(served: string[]): Promise<number> {
  const server = createServer((asked, response) => {
    served.push(asked.url ?? '');
    setImmediate(() => response.end('ok'));
  });
  inTurn(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Everything that comes back for some bytes, until the other side has said so many times that it is ok. */
async function answersTo(port: number, bytes: string, count: number): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    if (text.split('200 OK').length > count) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  await once(socket, 'close');
  return text.split('200 OK').length - 1;
}

test('requests that one connection sends at once are answered in order, and others come in between', async () => {
  const served: string[] = [];
  const port = await noting(served);
  const flood = answersTo(port, Array.from({ length: 60 }, () => get('/flood')).join(''), 60);
  const other = new Promise<void>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/other' }, (response) => response.resume().once('end', resolve))
      .once('error', reject)
      .end();
  });
  await other;
  const before = served.indexOf('/other');
  expect(await flood).toBe(60);
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(59);
  expect(served).toHaveLength(61);
});

test('a connection that sends hundreds without waiting is cut off, and next to nothing of it is done', async () => {
  const served: string[] = [];
  const port = await noting(served);
  expect(await answersTo(port, Array.from({ length: 2_000 }, () => get('/flood')).join(''), 2_000)).toBeLessThan(70);
  expect(served.length).toBeLessThan(70);
});

test('a connection that says nothing is cut off; one that has asked for something stays', async () => {
  const server = createServer((_, response) => response.end('ok'));
  followConnections(server, 300);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const speaking = connect(port, '127.0.0.1');
  speaking.resume().write(get('/'));
  const silent = connect(port, '127.0.0.1');
  await once(silent.resume(), 'close');
  speaking.write(get('/'));
  await once(speaking, 'data');
  expect(speaking.destroyed).toBe(false);
  speaking.destroy();
});
