import { setImmediate as nextTick } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import { batches } from '../store/batches.ts';
import type { Store } from '../store/store.ts';

/** How long a person counts as online after the last sign of an open stream. */
const ONLINE_MS = 45_000;

export interface PresenceParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  /** Sends who is at a match, as JSON. False where the match has no listener: then it is not remembered. */
  send(match: string, json: string): boolean;
}

/**
 * Which people are online at which match. Exact within this process; other processes are known from the store. A store that
 * fails makes presence late, not wrong for ever: the next change or poll repairs it.
 */
export class Presence {
  readonly #parts: PresenceParts;
  readonly #online = new Set<string>();
  /** What was sent last of each match with listeners. */
  readonly #last = new Map<string, string>();
  readonly #waiting = new Set<string>();
  /** People whose presence is to be written to the store. */
  readonly #toWrite = new Set<string>();
  #writing: Promise<void> = Promise.resolve();
  #work: Promise<void> = Promise.resolve();

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  /** Resolves when it is written, or writing has failed. */
  come(person: string, matches: Iterable<string>): Promise<void> {
    const written = this.#online.has(person) ? Promise.resolve() : this.#schedule([person]);
    this.#online.add(person);
    for (const match of matches) this.changed(match);
    return written;
  }

  leave(person: string, matches: Iterable<string>): void {
    this.#online.delete(person);
    void this.#schedule([person]);
    for (const match of matches) this.changed(match);
  }

  /** These people are still online, unless they leave before it is written. */
  stay(people: readonly string[]): Promise<void> {
    return this.#schedule(people);
  }

  async isOnline(person: string): Promise<boolean> {
    if (this.#online.has(person)) return true;
    const row = await this.#parts.store.db
      .selectFrom('people')
      .where('id', '=', person)
      .select('online_until')
      .executeTakeFirst();
    return row !== undefined && row.online_until > this.#parts.clock.now();
  }

  /** The people online at a match have changed. Several changes in a row are sent once. */
  changed(match: string): void {
    if (this.#waiting.size === 0) void this.#then('presence was not sent', () => this.#flush());
    this.#waiting.add(match);
  }

  /** What was sent last of a match, for a new listener; undefined for nothing. */
  last(match: string): string | undefined {
    return this.#last.get(match);
  }

  /** Asks the store again who is at these matches, for changes at other processes. */
  async poll(matches: readonly string[]): Promise<void> {
    for (const match of matches) this.changed(match);
    await this.#work;
  }

  /** The match has no listener any more. */
  forget(match: string): void {
    this.#last.delete(match);
  }

  async close(): Promise<void> {
    await this.#work;
  }

  /** One write after the other, so that a leave is never overtaken by the entry before it. */
  #then(failure: string, work: () => Promise<void>): Promise<void> {
    this.#work = this.#work
      .then(() => nextTick())
      .then(work)
      .catch((error: unknown) => this.#parts.log.warn({ err: error }, failure));
    return this.#work;
  }

  /** Whether people are online is read when it is written. Several changes in a row are written at once. */
  #schedule(people: readonly string[]): Promise<void> {
    if (this.#toWrite.size === 0) this.#writing = this.#then('presence was not written', () => this.#write());
    for (const person of people) this.#toWrite.add(person);
    return this.#writing;
  }

  async #write(): Promise<void> {
    const people = [...this.#toWrite];
    this.#toWrite.clear();
    const now = this.#parts.clock.now();
    const online = people.filter((person) => this.#online.has(person));
    const gone = people.filter((person) => !this.#online.has(person));
    for (const some of batches(online)) await this.#mark(some, now + ONLINE_MS);
    for (const some of batches(gone)) await this.#mark(some, now);
  }

  async #flush(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (const matches of batches(waiting)) {
      const seats = await this.#seatsHere(matches);
      for (const match of matches) this.#sendOf(match, seats.get(match) ?? []);
      await nextTick();
    }
  }

  #sendOf(match: string, seats: readonly number[]): void {
    const json = JSON.stringify({ match, seats });
    if (this.#last.get(match) === json) return;
    if (this.#parts.send(match, json)) this.#last.set(match, json);
  }

  /** Seats whose people are online, by match. */
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
      if (!this.#online.has(id) && until <= now) continue;
      const online = seats.get(match);
      if (online === undefined) seats.set(match, [seat]);
      else online.push(seat);
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
