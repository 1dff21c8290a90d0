import type { Json } from '@nightjar/kernel';
import type { Clock } from '../clock.ts';
import { Backlog } from '../fair/backlog.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../operation/metrics.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Channel, Ending } from './channel.ts';
import { MOST_TABLES, writeCursor } from './cursor.ts';
import { type Guest, type Listener, sentTo, shownUpTo } from './listener.ts';
import type { MatchMoment, MatchMoments, StreamMessage } from './match-moments.ts';
import { PatchSource } from './patch-source.ts';
import { Presence } from './presence.ts';

/** Streams open at once. */
export interface StreamLimits {
  readonly streamsPerPerson: number;
  /** Of all guests at an address. */
  readonly streamsPerAddress: number;
}

export interface HubParts {
  readonly watched: MatchMoments;
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

/** A match somebody here listens to. */
interface Followed {
  readonly listeners: Set<Listener>;
  /** What they were shown last: made once, however many look through the same eyes. */
  readonly shown: PatchSource;
  /** How often word came of moves made elsewhere, since the first that is being read. */
  words: number;
}

/** A move as it is told, once per pair of eyes. */
interface Told {
  readonly match: string;
  readonly shown: PatchSource;
  readonly glimpses: Map<string, StreamMessage | null>;
}

/** All streams of this process: who listens to what, and how they are told. */
export class Hub {
  readonly #parts: HubParts;
  readonly #listeners = new Set<Listener>();
  readonly #people = new Map<string, Set<Listener>>();
  readonly #followed = new Map<string, Followed>();
  readonly #presence: Presence;
  readonly #backlog: Backlog;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #untold: () => void;
  #isClosed = false;

  constructor(parts: HubParts) {
    this.#parts = parts;
    const { store, clock, log, watched } = parts;
    this.#presence = new Presence({ store, clock, log, say: (match, json) => this.#sayWhoIsHere(match, json) });
    this.#backlog = new Backlog({ matches: watched, log, show: (...at) => this.#show(...at) });
    this.#untold = watched.onMoved((match, moved) => this.moved(match, moved));
    this.#every(parts.pollMs ?? 3000, () => this.poll());
    this.#every(parts.pingMs ?? 15_000, async () => {
      for (const { channel } of this.#listeners) channel.send('ping', '{}');
      // Nobody's next ping waits until that is written down.
      void this.#presence.stay([...this.#people.keys()]);
    });
  }

  /** Refuses where there are too many streams already. A person's oldest stream makes room for a new one. */
  admit({ person, group }: Pick<Guest, 'person' | 'group'>): void {
    const { streamsPerPerson, streamsPerAddress } = this.#parts.limits;
    if (this.#isClosed) throw new Trouble(503, 'draining', 'this server is stopping; try again', { retryAfter: 1 });
    const there = [...this.#listeners].filter((listener) => listener.group === group).length;
    // Whoever is a group by themselves is counted below: no crowd at their address keeps them out.
    if (group !== person && there >= streamsPerAddress) {
      throw new Trouble(429, 'too-many-streams', 'too many streams from this address', { retryAfter: 5 });
    }
    const own = [...this.#of(person)];
    for (const oldest of own.slice(0, Math.max(0, own.length - streamsPerPerson + 1))) oldest.channel.end('replaced');
  }

  /** Begins to tell somebody about their tables: what they missed first, then what happens. */
  async open(guest: Guest, connect: (ended: (why: Ending) => void) => Channel): Promise<void> {
    const { person, session, group, cursor, watched } = guest;
    const own = await this.#parts.watched.tablesOf([person]);
    // What is named is looked at now, and has its place however many tables somebody has.
    const wanted = new Set([...watched, ...own.map(({ match }) => match), ...cursor.keys()]);
    const sent = new Map<string, number | null>();
    for (const match of [...wanted].slice(0, MOST_TABLES)) sent.set(match, cursor.get(match) ?? null);
    this.admit(guest);
    const listener: Listener = {
      person,
      session,
      group,
      sent,
      welcome: new Set(),
      held: new Set(),
      channel: connect((why) => this.#left(listener, why)),
    };
    // Whoever hung up while their tables were looked up does not listen.
    if (!listener.channel.isOpen) return;
    this.#listeners.add(listener);
    this.#people.set(person, this.#of(person).add(listener));
    this.#parts.metrics.streams.set(this.#listeners.size);
    // Before anything is sent, so that nobody comes after they left.
    const written = this.#presence.come(person, sent.keys());
    listener.channel.send('hello', JSON.stringify({ tables: [...sent.keys()] }));
    for (const match of sent.keys()) this.#follow(listener, match);
    await written;
  }

  /** A match has moved: whoever listens to it is told, at once where what it looks like is at hand. */
  moved(match: string, watched: MatchMoment | null = null): void {
    this.#backlog.moved(match);
    const followed = this.#followed.get(match);
    if (followed === undefined) return;
    if (watched === null) void this.#read(match, followed);
    else this.#notifyListeners(match, followed, watched);
  }

  /** A person sits at a match now and hears about it from here on. */
  seated(person: string, match: string): void {
    for (const listener of this.#of(person)) {
      if (listener.sent.has(match) || listener.sent.size >= MOST_TABLES) continue;
      listener.sent.set(match, null);
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
      for (const listener of listeners) if ((listener.sent.get(match) ?? -1) < seq) this.#backlog.add(listener, match);
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
    let isUnderWay = false;
    const timer = setInterval(() => {
      // What takes longer than that is not begun once more meanwhile.
      if (isUnderWay) return;
      isUnderWay = true;
      work()
        .catch((error: unknown) => this.#parts.log.warn({ err: error }, 'streams could not look again'))
        .finally(() => {
          isUnderWay = false;
        });
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  #follow(listener: Listener, match: string): void {
    if (!listener.channel.isOpen) return;
    const followed = this.#followed.get(match) ?? { listeners: new Set(), shown: new PatchSource(), words: 0 };
    followed.listeners.add(listener);
    this.#followed.set(match, followed);
    this.#backlog.add(listener, match);
  }

  #left(listener: Listener, why: Ending): void {
    if (!this.#listeners.delete(listener)) return;
    this.#parts.metrics.streams.set(this.#listeners.size);
    if (why !== 'gone') this.#parts.metrics.drops.inc({ why });
    for (const match of listener.sent.keys()) this.#unfollow(listener, match);
    const own = this.#of(listener.person);
    own.delete(listener);
    if (own.size > 0) return;
    this.#people.delete(listener.person);
    this.#presence.leave(listener.person, listener.welcome);
  }

  #unfollow(listener: Listener, match: string): void {
    const followed = this.#followed.get(match);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size !== 0) return;
    this.#followed.delete(match);
    this.#presence.forget(match);
  }

  /** Word of a move made elsewhere: it is read once for all, and more that comes meanwhile is read together. */
  async #read(match: string, followed: Followed): Promise<void> {
    followed.words += 1;
    if (followed.words > 1) return;
    for (let read = 0; read < followed.words; ) {
      read = followed.words;
      try {
        const since = shownUpTo(match, followed.listeners);
        const watched = since === null ? null : await this.#parts.watched.open(match, since);
        this.#notifyListeners(match, followed, watched);
      } catch (error) {
        // The next look finds the match still ahead of its listeners.
        this.#parts.log.warn({ err: error, match }, 'streams could not be told');
      }
    }
    followed.words = 0;
  }

  /** Tells everybody in one go, so that one turn of the page does for all eyes. */
  #notifyListeners(match: string, { listeners, shown }: Followed, watched: MatchMoment | null): void {
    const told: Told = { match, shown, glimpses: new Map() };
    for (const listener of listeners) {
      const isTold = watched !== null && !this.#backlog.has(listener, match) && this.#tell(listener, watched, told);
      if (!isTold) this.#backlog.add(listener, match);
    }
    shown.told();
  }

  /** Tells a listener what is at hand; false if that is not all there is to tell. Those with the same eyes share it. */
  #tell(listener: Listener, watched: MatchMoment, { match, shown, glimpses }: Told): boolean {
    const eyes = watched.eyes(listener.person);
    if (eyes === null) {
      this.#leave(listener, match);
      return true;
    }
    this.#welcome(listener, match);
    const sent = sentTo(listener, match);
    const key = `${eyes} ${sent.seq} ${sent.isHeld}`;
    let message = glimpses.get(key);
    if (message === undefined) {
      const found = watched.since(eyes, sent, shown);
      if (found instanceof Promise) return false;
      glimpses.set(key, found);
      message = found;
    }
    this.#send(match, listener, message);
    return true;
  }

  /** Shows a listener that is behind what it was not sent yet, as far as nothing newer is told meanwhile. */
  async #show(listener: Listener, match: string, watched: MatchMoment | null): Promise<void> {
    const followed = this.#followed.get(match);
    if (followed === undefined) return;
    const eyes = watched?.eyes(listener.person) ?? null;
    if (watched === null || eyes === null) return this.#leave(listener, match);
    this.#welcome(listener, match);
    const sent = sentTo(listener, match);
    const looking = watched.since(eyes, sent, followed.shown);
    followed.shown.told();
    const message = await looking;
    if (sentTo(listener, match).seq === sent.seq) this.#send(match, listener, message);
  }

  #send(match: string, listener: Listener, message: StreamMessage | null): void {
    if (message === null || !listener.channel.isOpen) return;
    listener.sent.set(match, message.seq);
    if (message.event !== 'lobby') listener.held.add(match);
    listener.channel.send(message.event, message.json, writeCursor(listener.sent));
  }

  /** A listener may look at a match. The first time it hears who is there. */
  #welcome({ welcome, channel }: Listener, match: string): void {
    if (welcome.has(match)) return;
    welcome.add(match);
    const said = this.#presence.said(match);
    if (said === undefined) this.#presence.changed(match);
    else channel.send('presence', said);
  }

  /** Says who is at a match to those of whom it is known that they may look. False where nobody listens any more. */
  #sayWhoIsHere(match: string, json: string): boolean {
    const followed = this.#followed.get(match);
    for (const { welcome, channel } of followed?.listeners ?? [])
      if (welcome.has(match)) channel.send('presence', json);
    return followed !== undefined;
  }

  /** A listener may not look at a match any more, or there is none. */
  #leave(listener: Listener, match: string): void {
    listener.sent.delete(match);
    listener.welcome.delete(match);
    listener.held.delete(match);
    this.#unfollow(listener, match);
  }
}
