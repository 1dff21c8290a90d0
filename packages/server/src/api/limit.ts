import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { Trouble } from '../trouble.ts';
import type { App } from './route.ts';

/** Small watched: who shares an address with a flood waits seconds, not hours. */
const WINDOW_MS = 10_000;

/** What costs more than others is counted on its own, per address and window. */
const ROUTE_LIMITS = { guest: 30, secret: 20, heavy: 10, create: 60 } as const;
type RouteLimit = keyof typeof ROUTE_LIMITS;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** Refuses with 429 once a key has been seen too often in the window. */
type Limiter = (request: FastifyRequest) => Promise<void>;

/** A household or a phone often holds a whole IPv6 /64. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

/** The counters of one process. With several processes a limit is that much higher, never lower. */
export async function guard(app: App, limits: Limits): Promise<Record<'address' | 'person' | 'route', Limiter>> {
  await app.register(rateLimit, { global: false });
  const limiter = (max: number, key: (request: FastifyRequest) => string): Limiter => {
    const count = app.createRateLimit({ max, timeWindow: WINDOW_MS, keyGenerator: key });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const retryAfter = Math.max(1, counted.ttlInSeconds);
      throw new Trouble(429, 'too-many', `too many requests; try again in ${retryAfter} s`, { retryAfter });
    };
  };
  const routes = Object.fromEntries(
    Object.entries(ROUTE_LIMITS).map(([name, max]) => [name, limiter(Math.ceil(max * limits.routes), addressOf)]),
  ) as Record<RouteLimit, Limiter>;
  return {
    address: limiter(limits.perAddress, addressOf),
    person: limiter(limits.perPerson, (request) => request.session?.person.id ?? ''),
    route: async (request) => {
      const name = request.routeOptions.config.limit;
      if (name !== undefined) await routes[name](request);
    },
  };
}
