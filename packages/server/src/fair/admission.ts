import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { tokenIn } from '../api/cookie.ts';
import { checkOrigin } from '../api/origin.ts';
import type { Config } from '../config.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { addressOf } from './address.ts';
import { AdmissionQueue, type Caller, type Release, type Withdraw } from './admission-queue.ts';
import { RateLimits, tooManyRequests } from './rate-limit.ts';

/** Health probes are never rate limited: they share an address with every client behind a proxy. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/** A request's place among those in flight. */
interface Slot {
  readonly caller: Caller;
  /** It closes when the client disconnects. */
  readonly response: ServerResponse;
  /** Null until the request has started. */
  release: Release | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A stream: it gives its slot back as soon as it has started. */
    isStream?: true;
  }
  interface FastifyRequest {
    slot: Slot | null;
  }
}

type Next = (refusal?: Error) => void;

/**
 * Admits requests: counts each, finds its session and its group, and starts it when the admission queue says so. A request
 * has no slot while its body is still arriving. What costs more than counting is done in a slot, refusals too.
 */
export class Admission {
  readonly #services: Services;
  readonly #origin: string | null;
  readonly #limits: RateLimits;
  readonly #queue = new AdmissionQueue();

  constructor(services: Services, { origin, limits }: Pick<Config, 'origin' | 'limits'>) {
    this.#services = services;
    this.#origin = origin;
    this.#limits = new RateLimits(limits, services.clock);
  }

  /** The head of a request has arrived, perhaps not its body yet. */
  receive(request: FastifyRequest, { raw: response }: FastifyReply, next: Next): void {
    const { sessions } = this.#services.people;
    const { url: route } = request.routeOptions;
    const address = addressOf(request);
    if (PROBES.has(route)) {
      request.slot = { caller: { group: `probe ${address}`, address }, response, release: null };
      return next();
    }
    // By the route that was matched, never by the text of the path: one route has many spellings.
    const token = route?.startsWith('/api/') === true ? tokenIn(request.headers.cookie) : null;
    const known = token === null ? null : sessions.known(token);
    if (token === null || known !== undefined) return this.#count(request, response, known ?? null, next);
    const account = sessions.account(token);
    // An unknown token may be an account's: such requests are a group of their own, apart from the guests at the address.
    const slot: Slot = { caller: { group: account ?? `token ${address}`, address }, response, release: null };
    this.#enter(slot, next, () => {
      this.#lookUp(token, slot, account !== null).then(
        (session) => this.#count(request, response, session, next),
        next,
      );
    });
  }

  /** The whole request has arrived: it waits for a slot, unless it has one. */
  admit(request: FastifyRequest, next: Next): void {
    const slot = request.slot as Slot;
    if (slot.release !== null) return next();
    this.#enter(slot, next, () => {
      if (request.routeOptions.config.isStream === true) releaseSlot(request);
      next();
    });
  }

  /** Refuses a request that cannot be read. It is counted like any other. */
  refuseUnreadable(request: FastifyRequest, reply: FastifyReply, refuse: Next): void {
    const address = addressOf(request);
    const slot: Slot = { caller: { group: address, address }, response: reply.raw, release: null };
    void reply.header('connection', 'close');
    // Counted before it is queued: a queued request is withdrawn when its connection closes.
    const refusal = refusalOf(() => this.#limits.address(address, false));
    this.#enter(slot, refuse, () => {
      refuse(refusal);
      slot.release?.();
    });
  }

  #count(request: FastifyRequest, response: ServerResponse, session: Session | null, next: Next): void {
    const { groups } = this.#services;
    const { url: route, config } = request.routeOptions;
    const address = addressOf(request);
    if (session !== null) groups.seen(session.person, address);
    const group = session === null ? address : groups.of(session.person.id);
    const slot: Slot = { caller: { group, address }, response, release: null };
    request.session = session;
    request.slot = slot;
    const refusal = refusalOf(() => {
      this.#limits.address(address, session?.person.kind === 'account');
      // PostgreSQL keeps no U+0000, so no path may have one.
      if (request.url.includes('%00')) throw new Trouble(400, 'bad-request', 'the address has U+0000 in it');
      if (route !== undefined) checkOrigin(request, this.#origin);
      if (session !== null) this.#limits.person(session.person.id);
      this.#limits.route(config.limit, group);
    });
    if (refusal === undefined) next();
    else this.#enter(slot, next, () => next(refusal));
  }

  #enter(slot: Slot, next: Next, start: () => void): void {
    const { caller, response } = slot;
    if (response.closed) return;
    if (this.#queue.isFull(caller.group)) return next(tooManyRequests(1));
    let withdraw: Withdraw | null = null;
    response.once('close', () => (slot.release ?? withdraw)?.());
    withdraw = this.#queue.enter(caller, (release) => {
      slot.release = release;
      start();
    });
  }

  async #lookUp(token: string, { caller, release }: Slot, isAccount: boolean): Promise<Session | null> {
    try {
      if (!isAccount) this.#limits.token(caller.address);
      return await this.#services.people.sessions.who(token);
    } finally {
      release?.();
    }
  }
}

/** The reply is written: what remains is to send it, however slowly the client reads. */
export const releaseSlot = ({ slot }: FastifyRequest): void => slot?.release?.();

/** What a check throws; undefined where it passes. */
function refusalOf(check: () => void): Error | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
