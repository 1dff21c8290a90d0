import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { followConnections, newServer } from './connections.ts';

/** The port at which a server listens, closed when the test ends. */
async function portOf(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

test('a connection without a request is closed, and one that has sent a request stays open', async () => {
  const server = createServer((_, response) => response.end('ok'));
  followConnections(server, 300);
  const port = await portOf(server);
  const speaking = connect(port, '127.0.0.1');
  speaking.resume().write(REQUEST);
  const silent = connect(port, '127.0.0.1');
  await once(silent.resume(), 'close');
  speaking.write(REQUEST);
  await once(speaking, 'data');
  expect(speaking.destroyed).toBe(false);
  speaking.destroy();
});

test.each([
  [4, 4, 4],
  [2_000, 0, 4],
])('of %i pipelined requests %i are answered, and at most %i are handled', async (sent, answered, most) => {
  let handled = 0;
  const server = newServer((_, response) => {
    handled += 1;
    setImmediate(() => response.end('ok'));
  });
  const socket = connect(await portOf(server), '127.0.0.1');
  let text = '';
  socket.setEncoding('utf8').on('data', (part: string) => {
    text += part;
    if (text.split('200 OK').length > sent) socket.end();
  });
  socket.on('error', () => undefined);
  socket.write(REQUEST.repeat(sent));
  await once(socket, 'close');
  expect(text.split('200 OK').length - 1).toBe(answered);
  expect(handled).toBeLessThanOrEqual(most);
});
