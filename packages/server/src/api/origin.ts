import type { FastifyRequest } from 'fastify';
import { Trouble } from '../trouble.ts';

const CHANGING = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** What of a request says where it comes from. */
export type Sent = Pick<FastifyRequest, 'method' | 'headers' | 'protocol' | 'host'>;

/**
 * A changing request comes from our own pages, or from a tool that says so by a header no foreign page can send
 * without being asked first. A browser names its page's origin in both cases.
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
