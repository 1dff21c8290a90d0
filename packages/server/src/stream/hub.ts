import type { Eyes, Json } from '@nightjar/kernel';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Channel, Ending } from './channel.ts';
import { MOST_TABLES, writeCursor } from './cursor.ts';
import { Presence } from './presence.ts';

/** A match as one pair of eyes sees it after a `seq`; what a stream sends. */
export interface Glimpse {
  readonly seq: number;
  /** `lobby` while people gather, `picture` for a first look, `moved` for what came after. */
  readonly event: 'lobby' | 'picture' | 'moved';
  readonly data: Json;
}

/** A match that is looked at. Everything a stream sends comes from here, so nothing else can leave. */
export interface Watched {
  /** Whose eyes a person has; null for somebody who may not look. */
  eyes(person: string): Eyes | null;
  /** What these eyes have not seen since; null since means nothing was seen. Null if there is nothing new. */
  since(eyes: Eyes, seen: number | null): Promise<Glimpse | null>;
}

/** What streams ask of matches. */
export interface WatchedMatches {
  /** Null if there is no such match. */
  open(match: string): Promise<Watched | null>;
  /** Hears of every match that moves, in this process and in others; gives back how to stop. */
  onMoved(listener: (match: string) => void): () => void;
  /** Matches these people sit at that are not over, the one that moved last first. */
  tablesOf(people: readonly string[]): Promise<readonly { readonly match: string; readonly person: string }[]>;
  /** How far these matches are. */
  seqs(matches: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** Streams open at once. */
export interface StreamLimits {
  readonly streamsPerPerson: number;
  readonly streamsPerAddress: number;
}

export interface HubParts {
  readonly watched: WatchedMatches;
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: StreamLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Which of these sessions are still open. */
  stillOpen(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** How often streams look at their tables again, in case word of a move was lost. */
  readonly pollMs?: number;
  readonly pingMs?: number;
}

/** Somebody who wants to listen. */
export interface Guest {
  readonly person: string;
  readonly session: string;
  readonly address: string;
  /** Tables to watch besides one's own. */
  readonly watched: readonly string[];
  /** How far each table was seen before. */
  readonly cursor: ReadonlyMap<string, number>;
}

/** One open stream. */
interface Listener extends Omit<Guest, 'cursor' | 'watched'> {
  readonly channel: Channel;
  /** How far each table was sent; null for a table of which nothing was sent yet. */
  readonly seen: Map<string, number | null>;
}

/** A match somebody here listens to. */
interface Followed {
  readonly listeners: Set<Listener>;
  /** Whether its listeners are being told, and whether it moved on meanwhile. */
  isTelling: boolean;
  isMoved: boolean;
}

/** All streams of this process: who listens to what, and how they are told. */
export class Hub {
  readonly #parts: HubParts;
  readonly #listeners = new Set<Listener>();
  readonly #people = new Map<string, Set<Listener>>();
  readonly #followed = new Map<string, Followed>();
  readonly #presence: Presence;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #untold: () => void;
  #isClosed = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
    this.#presence = new Presence(parts.store, parts.clock, (match, json) => this.whisper(match, 'presence', json));
    this.#untold = parts.watched.onMoved((match) => this.moved(match));
    this.#every(parts.pollMs ?? 3000, () => this.poll());
    this.#every(parts.pingMs ?? 15_000, async () => {
      for (const { channel } of this.#listeners) channel.send('ping', '{}');
      await this.#presence.stay([...this.#people.keys()]);
    });
  }

  /** Refuses where there are too many streams already. A person's oldest stream makes room for a new one. */
  admit({ person, address }: Pick<Guest, 'person' | 'address'>): void {
    const { streamsPerPerson, streamsPerAddress } = this.#parts.limits;
    if (this.#isClosed) throw new Trouble(503, 'draining', 'this server is stopping; try again', { retryAfter: 1 });
    const there = [...this.#listeners].filter((listener) => listener.address === address).length;
    if (there >= streamsPerAddress) {
      throw new Trouble(429, 'too-many-streams', 'too many streams from this address', { retryAfter: 5 });
    }
    const own = [...this.#of(person)];
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsPerPerson + 1))) oldest.channel.end('replaced');
  }

  /** Begins to tell somebody about their tables: what they missed first, then what happens. */
  async open(guest: Guest, connect: (ended: (why: Ending) => void) => Channel): Promise<void> {
    const { person, session, address, cursor, watched } = guest;
    const own = await this.#parts.watched.tablesOf([person]);
    const wanted = new Set([...own.map(({ match }) => match), ...watched, ...cursor.keys()]);
    const seen = new Map<string, number | null>();
    for (const match of [...wanted].slice(0, MOST_TABLES)) seen.set(match, cursor.get(match) ?? null);
    this.admit(guest);
    const listener: Listener = {
      person,
      session,
      address,
      seen,
      channel: connect((why) => this.#left(listener, why)),
    };
    this.#listeners.add(listener);
    this.#people.set(person, this.#of(person).add(listener));
    this.#parts.metrics.streams.set(this.#listeners.size);
    listener.channel.send('hello', JSON.stringify({ tables: [...seen.keys()] }));
    for (const match of seen.keys()) this.#follow(listener, match);
    try {
      await this.#presence.come(person, seen.keys());
    } catch (error) {
      // The stream is open and tells what happens; only others may not know yet that somebody is here.
      this.#parts.log.warn({ err: error }, 'a presence was not written down');
    }
  }

  /** A match has moved: whoever listens to it is told. */
  moved(match: string): void {
    const followed = this.#followed.get(match);
    if (followed === undefined) return;
    followed.isMoved = true;
    if (!followed.isTelling) void this.#tell(match, followed);
  }

  /** A person sits at a match now and hears about it from here on. */
  seated(person: string, match: string): void {
    for (const listener of this.#of(person)) {
      if (listener.seen.has(match) || listener.seen.size >= MOST_TABLES) continue;
      listener.seen.set(match, null);
      this.#follow(listener, match);
    }
    this.#presence.changed(match);
  }

  /** Says something to those who listen to a match and may hear it. */
  whisper(match: string, event: string, data: Json, mayHear: (person: string) => boolean = () => true): void {
    const json = JSON.stringify(data);
    for (const { person, channel } of this.#followed.get(match)?.listeners ?? []) {
      if (mayHear(person)) channel.send(event, json);
    }
  }

  /** Whether a person listens anywhere, in this process or another. */
  isOnline(person: string): Promise<boolean> {
    return this.#presence.isOnline(person);
  }

  /** Ends a person's streams, except those of one session. */
  dropPerson(person: string, why: Ending, but: string | null = null): void {
    for (const { session, channel } of this.#of(person)) if (session !== but) channel.end(why);
  }

  dropSession(person: string, session: string): void {
    for (const listener of this.#of(person)) if (listener.session === session) listener.channel.end('signed-out');
  }

  /** Looks at everything again: lost words, seats taken elsewhere, sessions closed elsewhere. */
  async poll(): Promise<void> {
    const { watched } = this.#parts;
    if (this.#listeners.size === 0) return;
    const sessions = [...new Set([...this.#listeners].map(({ session }) => session))];
    const open = await this.#parts.stillOpen(sessions);
    for (const listener of this.#listeners) if (!open.has(listener.session)) listener.channel.end('signed-out');
    if (this.#parts.store.isShared) {
      for (const { match, person } of await watched.tablesOf([...this.#people.keys()])) this.seated(person, match);
      await this.#presence.look([...this.#followed.keys()]);
    }
    const seqs = await watched.seqs([...this.#followed.keys()]);
    for (const [match, { listeners }] of this.#followed) {
      const seq = seqs.get(match) ?? 0;
      if ([...listeners].some(({ seen }) => (seen.get(match) ?? -1) < seq)) this.moved(match);
    }
  }

  /** Tells every client that this server stops; they come back to another one, or to the next. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#untold();
    for (const { channel } of this.#listeners) channel.end('drain');
    await this.#presence.close();
  }

  #of = (person: string): Set<Listener> => this.#people.get(person) ?? new Set();

  #every(ms: number, work: () => Promise<void>): void {
    const timer = setInterval(() => {
      work().catch((error: unknown) => this.#parts.log.warn({ err: error }, 'streams could not look again'));
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  #follow(listener: Listener, match: string): void {
    if (!listener.channel.isOpen) return;
    const followed = this.#followed.get(match) ?? { listeners: new Set(), isTelling: false, isMoved: false };
    followed.listeners.add(listener);
    this.#followed.set(match, followed);
    this.moved(match);
  }

  #left(listener: Listener, why: Ending): void {
    if (!this.#listeners.delete(listener)) return;
    this.#parts.metrics.streams.set(this.#listeners.size);
    if (why !== 'gone') this.#parts.metrics.drops.inc({ why });
    for (const match of listener.seen.keys()) this.#unfollow(listener, match);
    const own = this.#of(listener.person);
    own.delete(listener);
    if (own.size > 0) return;
    this.#people.delete(listener.person);
    this.#presence.leave(listener.person, listener.seen.keys());
  }

  #unfollow(listener: Listener, match: string): void {
    const followed = this.#followed.get(match);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size !== 0) return;
    this.#followed.delete(match);
    this.#presence.forget(match);
  }

  /** Tells all listeners of a match, in order, until none is behind. Those with the same eyes share the work. */
  async #tell(match: string, followed: Followed): Promise<void> {
    followed.isTelling = true;
    try {
      while (followed.isMoved) {
        followed.isMoved = false;
        const watched = await this.#parts.watched.open(match);
        const glimpses = new Map<string, Promise<Sent | null>>();
        for (const listener of followed.listeners) await this.#tellOne(match, listener, { watched, glimpses });
      }
    } catch (error) {
      // The next look finds the match still ahead of its listeners.
      this.#parts.log.warn({ err: error, match }, 'a stream could not be told');
    } finally {
      followed.isTelling = false;
    }
  }

  async #tellOne(match: string, listener: Listener, { watched, glimpses }: Looking): Promise<void> {
    const eyes = watched?.eyes(listener.person) ?? null;
    if (watched === null || eyes === null) {
      listener.seen.delete(match);
      this.#unfollow(listener, match);
      return;
    }
    const seen = listener.seen.get(match) ?? null;
    const key = `${eyes} ${seen}`;
    const glimpse = glimpses.get(key) ?? watched.since(eyes, seen).then(told);
    glimpses.set(key, glimpse);
    const next = await glimpse;
    if (next === null || !listener.channel.isOpen) return;
    listener.seen.set(match, next.seq);
    listener.channel.send(next.event, next.json, writeCursor(sent(listener.seen)));
  }
}

/** A match being told: those with the same eyes who are as far share the work. */
interface Looking {
  readonly watched: Watched | null;
  readonly glimpses: Map<string, Promise<Sent | null>>;
}

interface Sent {
  readonly seq: number;
  readonly event: string;
  readonly json: string;
}

const told = (glimpse: Glimpse | null): Sent | null =>
  glimpse === null ? null : { seq: glimpse.seq, event: glimpse.event, json: JSON.stringify(glimpse.data) };

const sent = (seen: ReadonlyMap<string, number | null>): Map<string, number> =>
  new Map([...seen].filter((pair): pair is [string, number] => pair[1] !== null));
