import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';

/** What a server has used so far. */
export interface Used {
  /** Microseconds on a core. */
  readonly cpu: number;
  /** Bytes sent to clients. */
  readonly sent: number;
}

/** What it holds, after a collection. */
export interface Held {
  readonly rss: number;
  readonly heap: number;
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

function used(): Used {
  const { user, system } = process.cpuUsage();
  let sent = sentByClosed;
  for (const socket of open) sent += socket.bytesWritten;
  return { cpu: user + system, sent };
}

function held(): Held {
  globalThis.gc?.();
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, heap: heapUsed + external };
}

/** Says where a server listens, and what it has used or holds when it is asked. Nothing outlives the bench. */
export function measured(address: string): void {
  process.on('message', (asked: 'used' | 'held') => process.send?.(asked === 'used' ? used() : held()));
  process.on('disconnect', () => process.exit(1));
  process.send?.({ address });
}
