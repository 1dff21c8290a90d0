import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

/** A connection that asks for more before it has its answers is not a browser's. */
const MOST_WAITING = 4;

/** How a request's first line ends. No body that is JSON has it, since a text has no line breaks there. */
const VERSION = Buffer.from(' HTTP/');
const VERSION_LENGTH = ' HTTP/1.1'.length;
const BREAKS: readonly (number | undefined)[] = [10, 13];

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
  // Node itself would refuse what it does not know, past every limit.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
  server.on('connection', (socket) => {
    if (hasAddress(socket)) readFirst(socket);
    else socket.destroy();
  });
}

/**
 * Whether it is known where a connection comes from. Whoever has reset it already has no address, and nothing they sent is
 * looked at, since everybody is counted by theirs. Once it was asked for, Node remembers it.
 */
const hasAddress = ({ remoteAddress }: Socket): boolean => remoteAddress !== undefined;

/** Hundreds of requests in one piece take everybody's time before the first can be refused: such a piece is not even read. */
function readFirst(socket: Socket): void {
  const readers = socket.listeners('data') as ((piece: Buffer) => void)[];
  socket.removeAllListeners('data');
  socket.on('data', (piece: Buffer) => {
    if (isCrowd(piece)) socket.destroy();
    else for (const read of readers) read.call(socket, piece);
  });
}

function isCrowd(piece: Buffer): boolean {
  let requests = 0;
  for (let at = piece.indexOf(VERSION); at >= 0; at = piece.indexOf(VERSION, at + VERSION.length)) {
    if (BREAKS.includes(piece[at + VERSION_LENGTH])) requests += 1;
    if (requests > MOST_WAITING) return true;
  }
  return false;
}
