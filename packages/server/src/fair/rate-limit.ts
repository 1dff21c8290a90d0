import type { Clock } from '../clock.ts';
import type { Limits } from '../config.ts';
import { Trouble } from '../trouble.ts';

/** Windows are short: a client behind the same address as a flood waits seconds, not hours. */
const WINDOW_MS = 10_000;

/** Costly routes are counted apart from others, by group and window. */
const ROUTE_LIMITS = { guest: 30, secret: 20, heavy: 10, record: 30, create: 60 } as const;
type RouteLimit = keyof typeof ROUTE_LIMITS;

/** Accounts get this many times the limit of their address when a flood comes from it. */
const SIGNED_IN = 5;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** Counts keys in windows. */
export class RateLimit {
  readonly #most: number;
  readonly #clock: Clock;
  #counts = new Map<string, number>();
  #untilMs = Number.NEGATIVE_INFINITY;

  constructor(most: number, clock: Clock) {
    this.#most = most;
    this.#clock = clock;
  }

  /** Counts one more; throws once it is too many. */
  count(key: string): void {
    const now = this.#clock.now();
    if (now >= this.#untilMs) {
      this.#counts = new Map();
      this.#untilMs = now + WINDOW_MS;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count <= this.#most) return;
    throw tooManyRequests(Math.max(1, Math.ceil((this.#untilMs - now) / 1000)));
  }
}

/** 429: the client may ask again after so many seconds. */
export const tooManyRequests = (retryAfter: number): Trouble =>
  new Trouble(429, 'too-many', `too many requests; try again in ${retryAfter} s`, { retryAfter });

/** The counters of one process. With several processes a limit is that much higher, never lower. */
export class RateLimits {
  readonly #address: RateLimit;
  readonly #signedIn: RateLimit;
  readonly #token: RateLimit;
  readonly #person: RateLimit;
  readonly #routes: ReadonlyMap<RouteLimit, RateLimit>;

  constructor(limits: Limits, clock: Clock) {
    this.#address = new RateLimit(limits.perAddress, clock);
    this.#signedIn = new RateLimit(limits.perAddress * SIGNED_IN, clock);
    this.#token = new RateLimit(limits.perAddress, clock);
    this.#person = new RateLimit(limits.perPerson, clock);
    this.#routes = new Map(
      Object.entries(ROUTE_LIMITS).map(([name, most]) => [
        name as RouteLimit,
        new RateLimit(Math.ceil(most * limits.routes), clock),
      ]),
    );
  }

  /** Any request. A flood shuts out strangers at its address, and not the accounts that are signed in there. */
  address(address: string, isSignedIn: boolean): void {
    try {
      this.#address.count(address);
    } catch (refusal) {
      if (!isSignedIn) throw refusal;
      this.#signedIn.count(address);
    }
  }

  /** A token that this process has not seen yet. It is counted apart, because it may be an account's. */
  token(address: string): void {
    this.#token.count(address);
  }

  person(id: string): void {
    this.#person.count(id);
  }

  /** A costly route. */
  route(name: RouteLimit | undefined, group: string): void {
    if (name !== undefined) this.#routes.get(name)?.count(group);
  }
}
