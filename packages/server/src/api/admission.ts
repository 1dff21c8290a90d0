import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Session } from '../people/sessions.ts';
import type { Services } from '../services.ts';
import { Trouble } from '../trouble.ts';
import { AdmissionQueue, type Caller, type Leave } from './admission-queue.ts';
import { tokenIn } from './cookie.ts';
import { checkOrigin } from './origin.ts';
import { addressOf, Guard, tooMany } from './rate-limit.ts';

/** Whoever looks after this process may ask as often as they like whether it lives, whoever else comes from there. */
const PROBES: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz']);

/** A request on its way in. */
interface Entry {
  readonly caller: Caller;
  /** It closes when whoever asks hangs up. */
  readonly response: ServerResponse;
  /** Gives its place inside back; null until it has one. */
  leave: Leave | null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whoever came in for this stays: it does not count as under way. */
    stays?: true;
  }
  interface FastifyRequest {
    entry: Entry | null;
  }
}

type Done = (refusal?: Error) => void;

/**
 * Receives every request: counts it, finds out who asks, and has it wait for its turn at the door. Nobody has a place
 * inside while they are still sending, and all that costs more than to count is done there, also to refuse.
 */
export class Admission {
  readonly #services: Services;
  readonly #origin: string | null;
  readonly #guard: Guard;
  readonly #door = new AdmissionQueue();

  constructor(services: Services, { origin, limits }: Pick<Config, 'origin' | 'limits'>) {
    this.#services = services;
    this.#origin = origin;
    this.#guard = new Guard(limits);
  }

  /** A request has come, perhaps not yet all that it brings. */
  receive(request: FastifyRequest, { raw: response }: FastifyReply, done: Done): void {
    const { sessions } = this.#services.people;
    const { url: route } = request.routeOptions;
    const address = addressOf(request);
    if (PROBES.has(route)) {
      request.entry = { caller: { group: `probe ${address}`, address }, response, leave: null };
      return done();
    }
    // By the route that was matched, never by the text of the address: the same place has many spellings.
    const token = route?.startsWith('/api/') === true ? tokenIn(request.headers.cookie) : null;
    const known = token === null ? null : sessions.known(token);
    if (token === null || known !== undefined) return this.#count(request, response, known ?? null, done);
    const account = sessions.account(token);
    // Behind a crowd there may be an account that comes for the first time: those who are not known have a line of their own.
    const entry: Entry = { caller: { group: account ?? `token ${address}`, address }, response, leave: null };
    this.#enter(entry, done, () => {
      this.#lookUp(token, entry, account !== null).then(
        (session) => this.#count(request, response, session, done),
        done,
      );
    });
  }

  /** All that a request brings is there: it waits for its turn, unless it is inside already. */
  admit(request: FastifyRequest, done: Done): void {
    const entry = request.entry as Entry;
    if (entry.leave !== null) return done();
    this.#enter(entry, done, () => {
      if (request.routeOptions.config.stays === true) leave(request);
      done();
    });
  }

  /** A request that nobody can read has come. It counts like any other. */
  turnAway(request: FastifyRequest, reply: FastifyReply, refuse: Done): void {
    const address = addressOf(request);
    const entry: Entry = { caller: { group: address, address }, response: reply.raw, leave: null };
    void reply.header('connection', 'close');
    this.#enter(entry, refuse, () => {
      refuse(refusalOf(() => this.#guard.address(address, false)));
      entry.leave?.();
    });
  }

  #count(request: FastifyRequest, response: ServerResponse, session: Session | null, done: Done): void {
    const { groups } = this.#services;
    const { url: route, config } = request.routeOptions;
    const address = addressOf(request);
    if (session !== null) groups.seen(session.person, address);
    const group = session === null ? address : groups.of(session.person.id);
    const entry: Entry = { caller: { group, address }, response, leave: null };
    request.session = session;
    request.entry = entry;
    const refusal = refusalOf(() => {
      this.#guard.address(address, session?.person.kind === 'account');
      // PostgreSQL keeps no U+0000, so nobody may ask for one.
      if (request.url.includes('%00')) throw new Trouble(400, 'bad-request', 'the address has U+0000 in it');
      if (route !== undefined) checkOrigin(request, this.#origin);
      if (session !== null) this.#guard.person(session.person.id);
      this.#guard.route(config.limit, group);
    });
    if (refusal === undefined) done();
    else this.#enter(entry, done, () => done(refusal));
  }

  #enter(entry: Entry, done: Done, enter: () => void): void {
    const { caller, response } = entry;
    if (response.closed) return;
    if (this.#door.isFull(caller.group)) return done(tooMany(1));
    let goAway: Leave | null = null;
    response.once('close', () => (entry.leave ?? goAway)?.());
    goAway = this.#door.come(caller, (leaving) => {
      entry.leave = leaving;
      enter();
    });
  }

  async #lookUp(token: string, { caller, leave: leaving }: Entry, isAccount: boolean): Promise<Session | null> {
    try {
      if (!isAccount) this.#guard.token(caller.address);
      return await this.#services.people.sessions.who(token);
    } finally {
      leaving?.();
    }
  }
}

/** A request is answered: what remains is on its way to whoever asked, however slowly they read. */
export const leave = ({ entry }: FastifyRequest): void => entry?.leave?.();

/** What speaks against it; undefined if nothing does. */
function refusalOf(check: () => void): Error | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    return error as Error;
  }
}
