import type { IncomingMessage, ServerResponse } from 'node:http';
import { id } from '@nightjar/wire';
import type { FastifyBaseLogger, FastifyInstance, FastifyRequest, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Session } from '../people/sessions.ts';
import { notSignedIn } from '../trouble.ts';

/** The application as routes see it: schemas decide the types of what they get. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

declare module 'fastify' {
  interface FastifyRequest {
    /** The session of the request; null for a client without one. */
    session: Session | null;
  }
}

/** The session of the request. Throws where there is none. */
export function sessionOf(request: FastifyRequest): Session {
  if (request.session === null) throw notSignedIn();
  return request.session;
}

/** The device's own name, which tells sessions apart in a person's list. */
export const deviceOf = (request: FastifyRequest): string => (request.headers['user-agent'] ?? '').slice(0, 120);

export const seatParam = z.string().regex(/^\d$/, 'is no seat').transform(Number);
/** The schema of an absent body or query. */
export const nothing = z.strictObject({});
export const matchParams = z.strictObject({ id });

/** A route's tag and summary in the published description. */
export const about = (tag: string, summary: string) => ({ tags: [tag], summary }) as const;
