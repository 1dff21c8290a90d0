import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that receives posts. */
export interface Receiver {
  readonly base: string;
  readonly received: readonly Received[];
  /** The status of its replies from now on. */
  status: number;
  close(): void;
}

/** Opens one on a free port of this machine. */
export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(receiver.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const receiver = {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    status: 201,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return receiver;
}
