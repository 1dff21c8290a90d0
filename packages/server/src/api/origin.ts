import type { FastifyRequest } from 'fastify';
import { Trouble } from '../trouble.ts';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** The parts of a request that tell which page it comes from. */
export type Sent = Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>;

/**
 * A request that changes something must come from our own pages, or from a tool. A browser names the page's origin. A
 * tool sends a header that a foreign page cannot send without a preflight.
 */
export function checkOrigin(request: Sent, ours: string | null): void {
  if (!CHANGING.has(request.method)) return;
  const { origin } = request.headers;
  if (origin === undefined) {
    if (request.headers['x-nightjar'] === '1' && request.headers['sec-fetch-site'] === undefined) return;
    throw new Trouble(403, 'no-origin', 'a changing request needs Origin, or X-Nightjar: 1 from a tool');
  }
  if (origin !== (ours ?? `${request.protocol}://${request.host}`)) {
    throw new Trouble(403, 'foreign-origin', 'this request comes from a page of another address');
  }
}
