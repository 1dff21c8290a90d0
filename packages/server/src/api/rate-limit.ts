import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Limits } from '../config.ts';
import { Trouble } from '../trouble.ts';

/** Small windows: who shares an address with a flood waits seconds, not hours. */
const WINDOW_MS = 10_000;

/** What costs more than others is counted on its own, per group and window. */
const ROUTE_LIMITS = { guest: 30, secret: 20, heavy: 10, record: 30, create: 60 } as const;
type RouteLimit = keyof typeof ROUTE_LIMITS;

/** How much more may come from an address where a flood comes from it too, by people who are signed in. */
const SIGNED_IN = 5;

declare module 'fastify' {
  interface FastifyContextConfig {
    limit?: RouteLimit;
  }
}

/** A household or a phone often holds a whole IPv6 /64: its first half is the address. */
export function addressOf({ ip }: Pick<FastifyRequest, 'ip'>): string {
  if (!ip.includes(':')) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [left = '', right] = (ip.split('%')[0] as string).toLowerCase().split('::');
  const groups = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  if (right !== undefined) while (groups.length + tail.length < 8) groups.push('0');
  return [...groups, ...tail]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

/** Counts keys in windows, by a clock that never leaps. */
export class Limit {
  readonly #most: number;
  readonly #steady: () => number;
  #counts = new Map<string, number>();
  #until = Number.NEGATIVE_INFINITY;

  constructor(most: number, steady: () => number = () => performance.now()) {
    this.#most = most;
    this.#steady = steady;
  }

  /** Counts one more; throws once it is too many. */
  count(key: string): void {
    const now = this.#steady();
    if (now >= this.#until) {
      this.#counts = new Map();
      this.#until = now + WINDOW_MS;
    }
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    if (count <= this.#most) return;
    throw tooMany(Math.max(1, Math.ceil((this.#until - now) / 1000)));
  }
}

/** Whoever asks for too much may ask again after so many seconds. */
export const tooMany = (retryAfter: number): Trouble =>
  new Trouble(429, 'too-many', `too many requests; try again in ${retryAfter} s`, { retryAfter });

/** The counters of one process. With several processes a limit is that much higher, never lower. */
export class Guard {
  readonly #address: Limit;
  readonly #signedIn: Limit;
  readonly #token: Limit;
  readonly #person: Limit;
  readonly #routes: ReadonlyMap<RouteLimit, Limit>;

  constructor(limits: Limits) {
    this.#address = new Limit(limits.perAddress);
    this.#signedIn = new Limit(limits.perAddress * SIGNED_IN);
    this.#token = new Limit(limits.perAddress);
    this.#person = new Limit(limits.perPerson);
    this.#routes = new Map(
      Object.entries(ROUTE_LIMITS).map(([name, most]) => [
        name as RouteLimit,
        new Limit(Math.ceil(most * limits.routes)),
      ]),
    );
  }

  /** Whoever asks, whatever for. A flood shuts out strangers behind its address, not who has an account and is signed in. */
  address(address: string, isSignedIn: boolean): void {
    try {
      this.#address.count(address);
    } catch (refusal) {
      if (!isSignedIn) throw refusal;
      this.#signedIn.count(address);
    }
  }

  /** A token from there that nobody has seen here yet. They count on their own, since any of them may be an account's. */
  token(address: string): void {
    this.#token.count(address);
  }

  person(id: string): void {
    this.#person.count(id);
  }

  /** What the matched route costs: an account by itself, guests together with all others at their address. */
  route(name: RouteLimit | undefined, group: string): void {
    if (name !== undefined) this.#routes.get(name)?.count(group);
  }
}
