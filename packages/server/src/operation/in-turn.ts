import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that asks for more before it has its answers is not a browser's. */
const MOST_WAITING = 8;

type Asked = Parameters<RequestListener>;

/**
 * Answers the requests of one connection one after the other, with everybody else's in between. Node hands out all that
 * came in one piece at once, so whoever sends hundreds without waiting would be served before anybody else.
 */
export function inTurn(server: Server): void {
  const listeners = server.listeners('request') as RequestListener[];
  const lines = new WeakMap<Socket, Asked[]>();
  server.removeAllListeners('request');
  const serve = ([request, response]: Asked): void => {
    response.once('close', () => setImmediate(next, request.socket));
    for (const listener of listeners) listener(request, response);
  };
  const next = (socket: Socket): void => {
    const line = lines.get(socket) ?? [];
    // Who is told that the connection closes gets no more by it.
    const asked = socket.writable ? line.shift() : undefined;
    if (asked === undefined) lines.delete(socket);
    else serve(asked);
  };
  server.on('request', (request, response) => {
    const { socket } = request;
    const line = lines.get(socket);
    if (line === undefined) {
      lines.set(socket, []);
      serve([request, response]);
    } else if (line.length < MOST_WAITING) line.push([request, response]);
    else socket.destroy();
  });
}
