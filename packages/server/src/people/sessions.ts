import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { PERSON_COLUMNS, type Person, personOf } from './person.ts';
import { hashOf, newToken } from './token.ts';

/** How often it is worth writing down that a session is in use. */
const TOUCH_MS = 60 * 60 * 1000;
/** A session nobody used for this long is forgotten. */
export const SESSION_MS = 400 * 24 * 60 * 60 * 1000;

/** A person on one device. */
export interface Session {
  readonly person: Person;
  /** The hash of the cookie's token: it names the session and opens nothing. */
  readonly hash: string;
}

/** Sessions: random tokens of which only the hash is kept. */
export class Sessions {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A fresh token for the person. A new one at every sign-in, so a token planted before is worth nothing after. */
  async open(person: string, device: string): Promise<string> {
    const token = newToken();
    const now = this.#clock.now();
    const row = { token_hash: hashOf(token), person, created_at: now, seen_at: now, device: device.slice(0, 120) };
    await this.#store.transact((trx) => trx.insertInto('sessions').values(row).execute());
    return token;
  }

  /** Who carries this token; null if nobody does any more. */
  async who(token: string): Promise<Session | null> {
    const hash = hashOf(token);
    const row = await this.#store.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .where('sessions.token_hash', '=', hash)
      .select([...PERSON_COLUMNS, 'sessions.seen_at'])
      .executeTakeFirst();
    const now = this.#clock.now();
    if (row === undefined || row.seen_at < now - SESSION_MS) return null;
    if (row.seen_at < now - TOUCH_MS) {
      await this.#store.transact((trx) =>
        trx.updateTable('sessions').set({ seen_at: now }).where('token_hash', '=', hash).execute(),
      );
    }
    return { person: personOf(row), hash };
  }

  /** Which of these sessions are still open. */
  async stillOpen(hashes: readonly string[]): Promise<Set<string>> {
    if (hashes.length === 0) return new Set();
    const rows = await this.#store.db
      .selectFrom('sessions')
      .where('token_hash', 'in', hashes)
      .select('token_hash')
      .execute();
    return new Set(rows.map((row) => row.token_hash));
  }

  async close(hash: string): Promise<void> {
    await this.#store.transact((trx) => trx.deleteFrom('sessions').where('token_hash', '=', hash).execute());
  }

  /** Signs a person out everywhere, or everywhere but here. */
  async closeAll(person: string, but: string | null = null): Promise<void> {
    await this.#store.transact((trx) => {
      const closing = trx.deleteFrom('sessions').where('person', '=', person);
      return (but === null ? closing : closing.where('token_hash', '!=', but)).execute();
    });
  }
}
