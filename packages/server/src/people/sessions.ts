import type { Clock } from '../clock.ts';
import { batches } from '../store/batches.ts';
import type { Store } from '../store/store.ts';
import { PERSON_COLUMNS, type Person, personOf } from './person.ts';
import { hashOf, newToken } from './token.ts';

/** The time of last use is written at most this often. */
const TOUCH_MS = 60 * 60 * 1000;
/** A session that was not used for this long is deleted. */
export const SESSION_MS = 400 * 24 * 60 * 60 * 1000;

/** A person on one device. */
export interface Session {
  readonly person: Person;
  /** The hash of the cookie's token. It identifies the session, and nobody can sign in with it. */
  readonly hash: string;
}

/** A cached session is trusted for this long, if another process may close it. */
const TRUSTED_MS = 2_000;
/** Sessions cached; those beyond are looked up again. */
const MOST_KNOWN = 50_000;

interface Known extends Session {
  readonly seenAt: number;
  /** By the monotonic clock. */
  readonly until: number;
}

/**
 * Sessions: random tokens of which only the hash is stored. Sessions in use are cached, and dropped from the cache when
 * they are closed.
 */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #steady: () => number;
  readonly #known = new Map<string, Known>();
  /**
   * Sessions in use. They are looked up together before they expire, so that an active client never waits for the
   * store.
   */
  readonly #used = new Set<string>();
  /** Counts sessions that were closed or changed: a read that began before is not cached. */
  #changes = 0;

  constructor(store: Store, clock: Clock, steady: () => number = () => performance.now()) {
    this.#store = store;
    this.#clock = clock;
    this.#steady = steady;
  }

  /** Opens a session with a new token. Every sign-in makes a new one, so a token planted earlier is worthless. */
  async open(person: string, device: string): Promise<string> {
    const token = newToken();
    const now = this.#clock.now();
    const row = { token_hash: hashOf(token), person, created_at: now, seen_at: now, device: device.slice(0, 120) };
    await this.#store.transact((trx) => trx.insertInto('sessions').values(row).execute());
    return token;
  }

  /** The cached session of a token; undefined if the store must be asked. */
  known(token: string): Session | undefined {
    const hash = hashOf(token);
    const known = this.#known.get(hash);
    if (known === undefined) return undefined;
    if (this.#store.hasOtherWriters) {
      if (this.#used.size === 0) setTimeout(() => void this.#renew(), TRUSTED_MS / 2).unref();
      this.#used.add(hash);
    }
    const isFresh = this.#steady() < known.until && this.#clock.now() - known.seenAt < TOUCH_MS;
    return isFresh ? known : undefined;
  }

  /** The account of a token at its last lookup here, however long ago; null if it was none's. It proves nothing. */
  account(token: string): string | null {
    const person = this.#known.get(hashOf(token))?.person;
    return person?.kind === 'account' ? person.id : null;
  }

  /** The session of a token; null if there is none. */
  async who(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const [session] = await this.#lookUp([hash]);
    const now = this.#clock.now();
    if (session === undefined || session.seenAt < now - SESSION_MS) return null;
    if (session.seenAt >= now - TOUCH_MS) return session;
    await this.#store.transact((trx) =>
      trx.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute(),
    );
    const known = this.#known.get(hash);
    if (known !== undefined) this.#known.set(hash, { ...known, seenAt: now });
    return session;
  }

  /** Reads sessions from the store and caches them. */
  async #lookUp(hashes: readonly string[]): Promise<Omit<Known, 'until'>[]> {
    const sessions: Omit<Known, 'until'>[] = [];
    for (const some of batches(hashes)) {
      const changes = this.#changes;
      const rows = await this.#store.db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .where('sessions.token_hash', 'in', some)
        .select([...PERSON_COLUMNS, 'sessions.token_hash', 'sessions.seen_at'])
        .execute();
      const found = rows.map((row) => ({ person: personOf(row), hash: row.token_hash, seenAt: row.seen_at }));
      if (changes === this.#changes) for (const session of found) this.#remember(session);
      sessions.push(...found);
    }
    return sessions;
  }

  /** A session that cannot be looked up now is looked up at its next request. */
  async #renew(): Promise<void> {
    const hashes = [...this.#used];
    this.#used.clear();
    await this.#lookUp(hashes).catch(() => undefined);
  }

  /** A person has changed: their sessions are looked up again. */
  forget(person: string): void {
    this.#changes += 1;
    for (const { hash, person: holder } of this.#known.values()) if (holder.id === person) this.#known.delete(hash);
  }

  #remember(session: Omit<Known, 'until'>): void {
    if (this.#known.size >= MOST_KNOWN) this.#known.clear();
    const until = this.#store.hasOtherWriters ? this.#steady() + TRUSTED_MS : Number.POSITIVE_INFINITY;
    this.#known.set(session.hash, { ...session, until });
  }

  /** Which of these sessions are still open. */
  async stillOpen(hashes: readonly string[]): Promise<Set<string>> {
    const open = new Set<string>();
    for (const some of batches(hashes)) {
      const rows = await this.#store.db
        .selectFrom('sessions')
        .where('token_hash', 'in', some)
        .select('token_hash')
        .execute();
      for (const { token_hash: hash } of rows) open.add(hash);
    }
    return open;
  }

  async close(hash: string): Promise<void> {
    await this.#store.transact((trx) => trx.deleteFrom('sessions').where('token_hash', '=', hash).execute());
    this.#changes += 1;
    this.#known.delete(hash);
  }

  /** Signs a person out everywhere, or everywhere but here. */
  async closeAll(person: string, but: string | null = null): Promise<void> {
    await this.#store.transact((trx) => {
      const closing = trx.deleteFrom('sessions').where('person', '=', person);
      return (but === null ? closing : closing.where('token_hash', '!=', but)).execute();
    });
    this.forget(person);
  }
}
