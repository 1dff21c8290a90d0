import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** What a process holds and has used. */
export interface Usage {
  readonly rss: number;
  /** After a collection. */
  readonly heap: number;
  /** Microseconds on a core so far. */
  readonly cpu: number;
  /** Bytes sent so far to whoever connected. */
  readonly sent: number;
}

const open = new Set<Socket>();
let sentByClosed = 0;
subscribe('net.server.socket', (message) => {
  const { socket } = message as { readonly socket: Socket };
  open.add(socket);
  socket.once('close', () => {
    open.delete(socket);
    sentByClosed += socket.bytesWritten;
  });
});

export function usage(): Usage {
  const { user, system } = process.cpuUsage();
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  let sent = sentByClosed;
  for (const socket of open) sent += socket.bytesWritten;
  return { rss, heap: heapUsed + external, cpu: user + system, sent };
}
