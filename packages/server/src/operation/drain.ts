import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Whoever connects has asked for something by then, or is cut off. */
const SILENT_MS = 15_000;

/**
 * Follows a server's connections; gives back how to let go of them: those without a request at once, the others as soon
 * as theirs is answered. Browsers keep spare connections that Node itself does not count as idle.
 */
export function followConnections(server: Server, silentMs = SILENT_MS): () => void {
  const requests = new Map<Socket, number>();
  const speaks = new WeakMap<Socket, NodeJS.Timeout>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    const silent = setTimeout(() => socket.destroy(), silentMs).unref();
    speaks.set(socket, silent);
    socket.once('close', () => {
      clearTimeout(silent);
      requests.delete(socket);
    });
  });
  server.on('request', ({ socket }, response) => {
    clearTimeout(speaks.get(socket));
    requests.set(socket, (requests.get(socket) ?? 0) + 1);
    response.once('close', () => {
      const left = (requests.get(socket) ?? 1) - 1;
      if (!socket.destroyed) requests.set(socket, left);
      if (isDraining && left === 0) socket.end();
    });
  });
  return () => {
    isDraining = true;
    for (const [socket, open] of requests) if (open === 0) socket.destroy();
  };
}
