import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Follows a server's connections; gives back how to let go of them: those without a request at once, the others as soon
 * as theirs is answered. Browsers keep spare connections that Node itself does not count as idle.
 */
export function followConnections(server: Server): () => void {
  const requests = new Map<Socket, number>();
  let isDraining = false;
  server.on('connection', (socket: Socket) => {
    requests.set(socket, 0);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', ({ socket }, response) => {
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
