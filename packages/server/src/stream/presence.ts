import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { batches } from '../store/batches.ts';
import type { Store } from '../store/store.ts';

/** How long a person counts as here after the last sign of an open stream. */
const ONLINE_MS = 45_000;

export interface PresenceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Says who is at a match, as JSON. False where nobody listens to it: then nothing of it is kept. */
  say(match: string, json: string): boolean;
}

/**
 * Who is at which table. Exact within this process; what others know comes from the store. One that fails here makes
 * presence late, not wrong for ever: the next change or look repairs it.
 */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #here = new Set<string>();
  /** What was last said about each match that somebody listens to. */
  readonly #said = new Map<string, string>();
  readonly #waiting = new Set<string>();
  /** People who came, stayed or left since that was last written down. */
  readonly #noted = new Set<string>();
  #noting: Promise<void> = Promise.resolve();
  #work: Promise<void> = Promise.resolve();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Resolved when it is written down, or cannot be for now. */
  come(person: string, matches: Iterable<string>): Promise<void> {
    const written = this.#here.has(person) ? Promise.resolve() : this.#note([person]);
    this.#here.add(person);
    for (const match of matches) this.changed(match);
    return written;
  }

  leave(person: string, matches: Iterable<string>): void {
    this.#here.delete(person);
    void this.#note([person]);
    for (const match of matches) this.changed(match);
  }

  /** Says that these people are still here, unless they have left by then. */
  stay(people: readonly string[]): Promise<void> {
    return this.#note(people);
  }

  async isOnline(person: string): Promise<boolean> {
    if (this.#here.has(person)) return true;
    const row = await this.#parts.store.db
      .selectFrom('people')
      .where('id', '=', person)
      .select('online_until')
      .executeTakeFirst();
    return row !== undefined && row.online_until > this.#parts.clock.now();
  }

  /** Somebody came to or left a match. Several changes in a row are told once. */
  changed(match: string): void {
    if (this.#waiting.size === 0) void this.#then('who is here was not told', () => this.#flush());
    this.#waiting.add(match);
  }

  /** What was last said about a match, for whoever begins to listen; undefined where nothing was. */
  said(match: string): string | undefined {
    return this.#said.get(match);
  }

  /** Looks at matches again, for comings and goings in other processes. */
  async look(matches: readonly string[]): Promise<void> {
    for (const match of matches) this.changed(match);
    await this.#work;
  }

  /** Nobody listens to this match any more. */
  forget(match: string): void {
    this.#said.delete(match);
  }

  async close(): Promise<void> {
    await this.#work;
  }

  /** One after the other, so that nobody who left is written down as having come. */
  #then(failure: string, work: () => Promise<void>): Promise<void> {
    this.#work = this.#work
      .then(() => nextTurn())
      .then(work)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, failure));
    return this.#work;
  }

  /** Whether they are here is asked when it is written down. Several in a row are written at once. */
  #note(people: readonly string[]): Promise<void> {
    if (this.#noted.size === 0) this.#noting = this.#then('a presence was not written down', () => this.#write());
    for (const person of people) this.#noted.add(person);
    return this.#noting;
  }

  async #write(): Promise<void> {
    const people = [...this.#noted];
    this.#noted.clear();
    const now = this.#parts.clock.now();
    const here = people.filter((person) => this.#here.has(person));
    const gone = people.filter((person) => !this.#here.has(person));
    for (const some of batches(here)) await this.#mark(some, now + ONLINE_MS);
    for (const some of batches(gone)) await this.#mark(some, now);
  }

  async #flush(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const matches of batches(waiting)) {
      const seats = await this.#seatsHere(matches);
      for (const match of matches) this.#tell(match, seats.get(match) ?? []);
      await nextTurn();
    }
  }

  #tell(match: string, seats: readonly number[]): void {
    const json = JSON.stringify({ match, seats });
    if (this.#said.get(match) === json) return;
    if (this.#parts.say(match, json)) this.#said.set(match, json);
  }

  /** Seats whose people are here, by match. */
  async #seatsHere(matches: readonly string[]): Promise<ReadonlyMap<string, readonly number[]>> {
    const rows = await this.#parts.store.db
      .selectFrom('seats')
      .innerJoin('people', 'people.id', 'seats.person')
      .where('seats.match', 'in', matches)
      .select(['seats.match', 'seats.seat', 'people.id', 'people.online_until'])
      .orderBy('seats.seat')
      .execute();
    const now = this.#parts.clock.now();
    const seats = new Map<string, number[]>();
    for (const { match, seat, id, online_until: until } of rows) {
      if (!this.#here.has(id) && until <= now) continue;
      const here = seats.get(match);
      if (here === undefined) seats.set(match, [seat]);
      else here.push(seat);
    }
    return seats;
  }

  async #mark(people: readonly string[], until: number): Promise<void> {
    const { store, clock } = this.#parts;
    await store.transact((trx) =>
      trx.updateTable('people').set({ online_until: until, seen_at: clock.now() }).where('id', 'in', people).execute(),
    );
  }
}
