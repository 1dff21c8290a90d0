import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text as wholeText } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { followConnections } from './drain.ts';
import { inTurn } from './in-turn.ts';

/** Where a server listens from now on, until the test is over. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** A server that notes whom it serves, and may close the connection over it; its port. */
async function noting(served: string[], isClosing = false): Promise<number> {
  const server = createServer((asked, response) => {
    served.push(asked.url ?? '');
    if (isClosing) response.setHeader('connection', 'close');
    setImmediate(() => response.end('ok'));
  });
  inTurn(server);
  return portOf(server);
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
  const floods = Array.from({ length: 12 }, () => answersTo(port, get('/flood').repeat(4), 4));
  const other = new Promise<void>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path: '/other' }, (response) => response.resume().once('end', resolve))
      .once('error', reject)
      .end();
  });
  await other;
  const before = served.indexOf('/other');
  expect(await Promise.all(floods)).toEqual(Array(12).fill(4));
  expect(before).toBeGreaterThanOrEqual(0);
  expect(before).toBeLessThan(47);
  expect(served).toHaveLength(49);
});

test('a connection that sends dozens without waiting is cut off, and next to nothing of it is done', async () => {
  const served: string[] = [];
  const port = await noting(served);
  expect(await answersTo(port, get('/flood').repeat(2_000), 2_000)).toBeLessThan(10);
  expect(served.length).toBeLessThan(10);
});

test('what a connection sends after what it is closed over is not looked at', async () => {
  const served: string[] = [];
  const port = await noting(served, true);
  expect(await answersTo(port, get('/flood').repeat(4), 4)).toBe(1);
  expect(served).toHaveLength(1);
});

test('a connection that says nothing is cut off; one that has asked for something stays', async () => {
  const server = createServer((_, response) => response.end('ok'));
  followConnections(server, 300);
  const port = await portOf(server);
  const speaking = connect(port, '127.0.0.1');
  speaking.resume().write(get('/'));
  const silent = connect(port, '127.0.0.1');
  await once(silent.resume(), 'close');
  speaking.write(get('/'));
  await once(speaking, 'data');
  expect(speaking.destroyed).toBe(false);
  speaking.destroy();
});

test('a piece with more requests than may wait is not even read, and a body that speaks of HTTP is', async () => {
  const bodies: string[] = [];
  const server = createServer((asked, response) => {
    void wholeText(asked).then((body) => {
      bodies.push(body);
      response.end('ok');
    });
  });
  inTurn(server);
  const port = await portOf(server);
  const body = JSON.stringify(Array(50).fill('GET / HTTP/1.1\r\n'));
  const post = `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  expect(await answersTo(port, post, 1)).toBe(1);
  expect(await answersTo(port, get('/flood').repeat(5), 5)).toBe(0);
  expect(bodies).toEqual([body]);
});
