import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';

/** Requests of one connection that wait for their replies; browsers never send the next before the reply. */
const MOST_PIPELINED = 4;

/** An HTTP server with our timeouts. It closes connections that pipeline more requests than `MOST_PIPELINED`. */
export function newServer(listener: RequestListener): Server {
  const inFlight = new WeakMap<Socket, number>();
  const timeouts = {
    // A request that takes longer to arrive is disconnected.
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 72_000,
  };
  const server = createServer(timeouts, (request, response) => {
    const { socket } = request;
    const count = (inFlight.get(socket) ?? 0) + 1;
    // Node still parses all requests of the piece; nothing else is done for them.
    if (socket.destroyed || count > MOST_PIPELINED) {
      socket.destroy();
      return;
    }
    inFlight.set(socket, count);
    response.once('close', () => inFlight.set(socket, (inFlight.get(socket) ?? 1) - 1));
    listener(request, response);
  });
  // A client that reads nothing for this long is disconnected. A stream always has a ping to read.
  server.setTimeout(60_000);
  return server;
}

/** A new connection has this long to send a request. */
const SILENT_MS = 15_000;

/**
 * Follows a server's connections, and returns how to drain them: those without a request are closed at once, the others
 * after their reply. Browsers keep spare connections, which Node does not count as idle.
 */
export function followConnections(server: Server, silentMs = SILENT_MS): () => void {
  const requests = new Map<Socket, number>();
  const silent = new WeakMap<Socket, NodeJS.Timeout>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    // Reset before it was accepted: requests are limited by address, and this one has none.
    if (socket.remoteAddress === undefined) {
      socket.destroy();
      return;
    }
    requests.set(socket, 0);
    silent.set(socket, setTimeout(() => socket.destroy(), silentMs).unref());
    socket.once('close', () => {
      clearTimeout(silent.get(socket));
      requests.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    clearTimeout(silent.get(socket));
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requests.set(socket, left);
      if (isDraining && left === 0) socket.end();
    });
  });
  // Node itself would refuse an unknown expectation, past every limit.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  return () => {
    isDraining = true;
    for (const [socket, open] of requests) if (open === 0) socket.destroy();
  };
}
