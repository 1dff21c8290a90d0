import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Trouble } from '../trouble.ts';

/** Small windows: who shares an address with a flood waits seconds, not hours. */
const WINDOW_MS = 10_000;

export interface Limit {
  readonly max: number;
  readonly windowMs?: number;
  key(request: FastifyRequest): string;
}

/** Refuses with 429 once a key has been seen too often in the window. */
export type Limiter = (request: FastifyRequest) => Promise<void>;

/** A household or a phone often holds a whole IPv6 /64. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip, 64);

export async function openLimits(app: FastifyInstance): Promise<(limit: Limit) => Limiter> {
  await app.register(rateLimit, { global: false, cache: 20_000 });
  return ({ max, windowMs = WINDOW_MS, key }) => {
    const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: key });
    return async (request) => {
      const counted = await count(request);
      if (counted.isAllowed || !counted.isExceeded) return;
      const retryAfter = Math.max(1, counted.ttlInSeconds);
      throw new Trouble(429, 'too-many', `too many requests; try again in ${retryAfter} s`, { retryAfter });
    };
  };
}
