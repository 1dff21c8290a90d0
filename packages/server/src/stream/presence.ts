import type { Json } from '@nightjar/kernel';
import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';

/** How long a person counts as here after the last sign of an open stream. */
const ONLINE_MS = 45_000;

/** Who is at which table. Exact within this process; what others know comes from the store. */
export class Presence {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #say: (match: string, presence: Json) => void;
  readonly #here = new Set<string>();
  /** What was last said about a match. */
  readonly #said = new Map<string, string>();
  readonly #waiting = new Set<string>();
  /** People who came, stayed or left since that was last written down. */
  readonly #noted = new Set<string>();
  #noting: Promise<void> = Promise.resolve();
  #work: Promise<void> = Promise.resolve();

  constructor(store: Store, clock: Clock, say: (match: string, presence: Json) => void) {
    this.#store = store;
    this.#clock = clock;
    this.#say = say;
  }

  /** Resolved when it is written down. */
  come(person: string, matches: Iterable<string>): Promise<void> {
    const written = this.#here.has(person) ? Promise.resolve() : this.#note([person]);
    this.#here.add(person);
    // Whoever comes is told as well, though nothing may have changed for the others.
    for (const match of matches) {
      this.#said.delete(match);
      this.changed(match);
    }
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
    const row = await this.#store.db
      .selectFrom('people')
      .where('id', '=', person)
      .select('online_until')
      .executeTakeFirst();
    return row !== undefined && row.online_until > this.#clock.now();
  }

  /** Somebody came to or left a match. Several changes in a row are told once. */
  changed(match: string): void {
    if (this.#waiting.size === 0) void this.#then(() => this.#flush());
    this.#waiting.add(match);
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
  #then(work: () => Promise<void>): Promise<void> {
    const done = this.#work.then(() => new Promise<void>((resolve) => setImmediate(resolve))).then(work);
    // A store that fails here makes presence late, not wrong for ever: the next look repairs it.
    this.#work = done.catch(() => undefined);
    return done;
  }

  /** Whether they are here is asked when it is written down. Several in a row are written at once. */
  #note(people: readonly string[]): Promise<void> {
    if (this.#noted.size === 0) this.#noting = this.#then(() => this.#write());
    for (const person of people) this.#noted.add(person);
    return this.#noting;
  }

  async #write(): Promise<void> {
    const people = [...this.#noted];
    this.#noted.clear();
    const now = this.#clock.now();
    const here = people.filter((person) => this.#here.has(person));
    const gone = people.filter((person) => !this.#here.has(person));
    await this.#mark(here, now + ONLINE_MS);
    await this.#mark(gone, now);
  }

  async #flush(): Promise<void> {
    const matches = [...this.#waiting];
    this.#waiting.clear();
    if (matches.length === 0) return;
    const rows = await this.#store.db
      .selectFrom('seats')
      .innerJoin('people', 'people.id', 'seats.person')
      .where('seats.match', 'in', matches)
      .select(['seats.match', 'seats.seat', 'people.id', 'people.online_until'])
      .orderBy('seats.seat')
      .execute();
    const now = this.#clock.now();
    for (const match of matches) {
      const seats = rows
        .filter((row) => row.match === match && (this.#here.has(row.id) || row.online_until > now))
        .map(({ seat }) => seat);
      const said = seats.join();
      if (this.#said.get(match) === said) continue;
      this.#said.set(match, said);
      this.#say(match, { match, seats });
    }
  }

  async #mark(people: readonly string[], until: number): Promise<void> {
    if (people.length === 0) return;
    await this.#store.transact((trx) =>
      trx
        .updateTable('people')
        .set({ online_until: until, seen_at: this.#clock.now() })
        .where('id', 'in', people)
        .execute(),
    );
  }
}
