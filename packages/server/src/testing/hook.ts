import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A server that takes what is posted to it. */
export interface Hook {
  readonly base: string;
  readonly received: readonly Received[];
  /** What it answers with from now on. */
  status: number;
}

/** Opens one for a test. */
export async function openHook(): Promise<Hook> {
  const received: Received[] = [];
  const hook = { base: '', received, status: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(hook.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  hook.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return hook;
}
