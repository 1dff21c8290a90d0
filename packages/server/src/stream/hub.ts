import type { Json } from '@nightjar/kernel';
import type { Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Channel, Ending } from './channel.ts';
import { MOST_TABLES } from './cursor.ts';
import { FanOut } from './fan-out.ts';
import type { Listener, StreamRequest } from './listener.ts';
import type { MatchMoment, MatchMoments } from './match-moments.ts';
import { Presence } from './presence.ts';

/** Streams open at once. */
export interface StreamLimits {
  readonly streamsPerPerson: number;
  /** Of all guests at an address. */
  readonly streamsPerAddress: number;
}

export interface HubParts {
  readonly matches: MatchMoments;
  readonly store: Store;
  readonly clock: Clock;
  readonly limits: StreamLimits;
  readonly metrics: Metrics;
  readonly log: Log;
  /** Which of these sessions are still open. */
  stillOpen(sessions: readonly string[]): Promise<ReadonlySet<string>>;
  /** How often streams poll their matches, in case an announcement was lost. */
  readonly pollMs?: number;
  readonly pingMs?: number;
}

/** All streams of this process: it opens and closes them. `FanOut` sends moves to them. */
export class Hub {
  readonly #parts: HubParts;
  readonly #listeners = new Set<Listener>();
  readonly #people = new Map<string, Set<Listener>>();
  readonly #presence: Presence;
  readonly #fanOut: FanOut;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #unsubscribe: () => void;
  #isClosed = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { store, clock, log, matches } = parts;
    this.#presence = new Presence({ store, clock, log, send: (match, json) => this.#sendPresence(match, json) });
    this.#fanOut = new FanOut({
      matches,
      log,
      permitted: (listener, match) => this.#welcome(listener, match),
      deserted: (match) => this.#presence.forget(match),
    });
    this.#unsubscribe = matches.onMoved((match, moment) => this.moved(match, moment));
    this.#every(parts.pollMs ?? 3000, () => this.poll());
    this.#every(parts.pingMs ?? 15_000, async () => {
      for (const { channel } of this.#listeners) channel.send('ping', '{}');
      // The next ping does not wait until this is written.
      void this.#presence.stay([...this.#people.keys()]);
    });
  }

  /** Refuses a stream over the limit of its group. Over a person's own limit, the person's oldest stream ends instead. */
  makeRoom({ person, group }: Pick<StreamRequest, 'person' | 'group'>): void {
    const { streamsPerPerson, streamsPerAddress } = this.#parts.limits;
    if (this.#isClosed) throw new Trouble(503, 'draining', 'this server is stopping; try again', { retryAfter: 1 });
    const count = [...this.#listeners].filter((listener) => listener.group === group).length;
    // An account is a group by itself, and only limited as a person: guests at its address take none of its streams.
    if (group !== person && count >= streamsPerAddress) {
      throw new Trouble(429, 'too-many-streams', 'too many streams from this address', { retryAfter: 5 });
    }
    const own = [...this.#of(person)];
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsPerPerson + 1))) oldest.channel.end('replaced');
  }

  /** Opens a stream: it gets what its client has missed of its matches, and then every move. */
  async open(request: StreamRequest, connect: (ended: (why: Ending) => void) => Channel): Promise<void> {
    const { person, session, group, cursor, watching } = request;
    const own = await this.#parts.matches.tablesOf([person]);
    // Matches that the client names come first, so that they are among those carried.
    const wanted = new Set([...watching, ...own.map(({ match }) => match), ...cursor.keys()]);
    const sent = new Map<string, number | null>();
    for (const match of [...wanted].slice(0, MOST_TABLES)) sent.set(match, cursor.get(match) ?? null);
    this.makeRoom(request);
    const listener: Listener = {
      person,
      session,
      group,
      sent,
      permitted: new Set(),
      pictured: new Set(),
      channel: connect((why) => this.#left(listener, why)),
    };
    // The client may have disconnected while its matches were looked up.
    if (!listener.channel.isOpen) return;
    this.#listeners.add(listener);
    this.#people.set(person, this.#of(person).add(listener));
    this.#parts.metrics.streams.set(this.#listeners.size);
    // Before the first message: sending it may already find the client gone.
    const written = this.#presence.come(person, sent.keys());
    listener.channel.send('hello', JSON.stringify({ tables: [...sent.keys()] }));
    for (const match of sent.keys()) this.#fanOut.follow(listener, match);
    await written;
  }

  /** A match has moved; its moment is null where another process moved it. */
  moved(match: string, moment: MatchMoment | null = null): void {
    this.#fanOut.moved(match, moment);
  }

  /** A person has a seat at a match: the person's streams follow it from now on. */
  seated(person: string, match: string): void {
    for (const listener of this.#of(person)) {
      if (listener.sent.has(match) || listener.sent.size >= MOST_TABLES) continue;
      listener.sent.set(match, null);
      this.#fanOut.follow(listener, match);
    }
    this.#presence.changed(match);
  }

  /** Sends an event to the listeners of a match who may hear it. */
  broadcast(match: string, event: string, data: Json, mayHear?: (person: string) => boolean): void {
    this.#fanOut.broadcast(match, event, data, mayHear);
  }

  /** Whether a person has a stream open, at this process or another. */
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

  /** Polls for lost announcements, and for seats taken and sessions closed at other processes. */
  async poll(): Promise<void> {
    const { matches, store } = this.#parts;
    if (this.#listeners.size === 0) return;
    const sessions = [...new Set([...this.#listeners].map(({ session }) => session))];
    const open = await this.#parts.stillOpen(sessions);
    for (const listener of this.#listeners) if (!open.has(listener.session)) listener.channel.end('signed-out');
    if (store.hasOtherWriters) {
      for (const { match, person } of await matches.tablesOf([...this.#people.keys()])) this.seated(person, match);
      await this.#presence.poll(this.#fanOut.matches);
    }
    this.#fanOut.catchUpWith(await matches.seqs(this.#fanOut.matches));
  }

  /** Ends every stream; the clients connect again, to another server or to the next. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of this.#timers) clearInterval(timer);
    this.#unsubscribe();
    for (const { channel } of this.#listeners) channel.end('drain');
    await this.#presence.close();
  }

  #of = (person: string): Set<Listener> => this.#people.get(person) ?? new Set();

  #every(ms: number, work: () => Promise<void>): void {
    let isUnderWay = false;
    const timer = setInterval(() => {
      // Work that takes longer than its interval is not started twice.
      if (isUnderWay) return;
      isUnderWay = true;
      work()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'streams could not poll'))
        .finally(() => {
          isUnderWay = false;
        });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  #left(listener: Listener, why: Ending): void {
    if (!this.#listeners.delete(listener)) return;
    this.#parts.metrics.streams.set(this.#listeners.size);
    if (why !== 'gone') this.#parts.metrics.drops.inc({ reason: why });
    for (const match of listener.sent.keys()) this.#fanOut.unfollow(listener, match);
    const own = this.#of(listener.person);
    own.delete(listener);
    if (own.size > 0) return;
    this.#people.delete(listener.person);
    this.#presence.leave(listener.person, listener.permitted);
  }

  /** Tells a listener who is at a match, before its first message of it. */
  #welcome({ channel }: Listener, match: string): void {
    const last = this.#presence.last(match);
    if (last === undefined) this.#presence.changed(match);
    else channel.send('presence', last);
  }

  /** Sends who is at a match to the listeners that may look at it. False where it has no listener. */
  #sendPresence(match: string, json: string): boolean {
    const listeners = this.#fanOut.listenersOf(match);
    for (const { permitted, channel } of listeners ?? []) if (permitted.has(match)) channel.send('presence', json);
    return listeners !== undefined;
  }
}
