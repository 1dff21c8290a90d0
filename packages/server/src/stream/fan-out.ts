import type { Json } from '@nightjar/kernel';
import { Backlog } from '../fair/backlog.ts';
import type { Log } from '../log.ts';
import { writeCursor } from './cursor.ts';
import { type Listener, newestSent, sentTo } from './listener.ts';
import type { MatchMoment, MatchMoments, StreamMessage } from './match-moments.ts';
import { PatchSource } from './patch-source.ts';

export interface FanOutParts {
  readonly matches: MatchMoments;
  readonly log: Log;
  /** A listener is about to get its first message of a match that it may look at. */
  permitted(listener: Listener, match: string): void;
  /** A match has no listener any more. */
  deserted(match: string): void;
}

/** A match with listeners in this process. */
interface Followed {
  readonly listeners: Set<Listener>;
  readonly patches: PatchSource;
  /** Moves of other processes that were announced since the read that is under way began. */
  announced: number;
}

/** Sends every move to all streams that follow its match: at once where possible, otherwise by the backlog. */
export class FanOut {
  readonly #parts: FanOutParts;
  readonly #followed = new Map<string, Followed>();
  readonly #backlog: Backlog;

  constructor(parts: FanOutParts) {
    this.#parts = parts;
    const { matches, log } = parts;
    this.#backlog = new Backlog({ matches, log, show: (...at) => this.#catchUp(...at) });
  }

  get matches(): readonly string[] {
    return [...this.#followed.keys()];
  }

  listenersOf(match: string): ReadonlySet<Listener> | undefined {
    return this.#followed.get(match)?.listeners;
  }

  /** A listener follows a match from now on, and first gets what it has missed. */
  follow(listener: Listener, match: string): void {
    if (!listener.channel.isOpen) return;
    const followed = this.#followed.get(match) ?? { listeners: new Set(), patches: new PatchSource(), announced: 0 };
    followed.listeners.add(listener);
    this.#followed.set(match, followed);
    this.#backlog.add(listener, match);
  }

  unfollow(listener: Listener, match: string): void {
    const followed = this.#followed.get(match);
    followed?.listeners.delete(listener);
    if (followed?.listeners.size !== 0) return;
    this.#followed.delete(match);
    this.#parts.deserted(match);
  }

  /** A match has moved. Its moment is null where another process moved it. */
  moved(match: string, moment: MatchMoment | null = null): void {
    this.#backlog.moved(match);
    const followed = this.#followed.get(match);
    if (followed === undefined) return;
    if (moment === null) void this.#read(match, followed);
    else this.#sendAll(match, followed, moment);
  }

  /** Puts every listener that is behind these on the backlog: an announcement was lost. */
  catchUpWith(seqs: ReadonlyMap<string, number>): void {
    for (const [match, { listeners }] of this.#followed) {
      const seq = seqs.get(match) ?? 0;
      for (const listener of listeners) if ((listener.sent.get(match) ?? -1) < seq) this.#backlog.add(listener, match);
    }
  }

  /** Sends an event to the listeners of a match who may hear it. */
  broadcast(match: string, event: string, data: Json, mayHear: (person: string) => boolean = () => true): void {
    const json = JSON.stringify(data);
    for (const { person, channel } of this.listenersOf(match) ?? []) if (mayHear(person)) channel.send(event, json);
  }

  /** Reads a move of another process, once for all listeners; further moves that are announced meanwhile are read together. */
  async #read(match: string, followed: Followed): Promise<void> {
    followed.announced += 1;
    if (followed.announced > 1) return;
    for (let read = 0; read < followed.announced; ) {
      read = followed.announced;
      try {
        const since = newestSent(match, followed.listeners);
        const moment = since === null ? null : await this.#parts.matches.open(match, since);
        this.#sendAll(match, followed, moment);
      } catch (error) {
        // The next poll finds the match still ahead of its listeners.
        this.#parts.log.warn({ err: error, match }, 'a move could not be sent to streams');
      }
    }
    followed.announced = 0;
  }

  /** Sends to all listeners in one go, so that the shared patch is computed once. */
  #sendAll(match: string, { listeners, patches }: Followed, moment: MatchMoment | null): void {
    // By eyes and position: listeners that are alike share one message.
    const messages = new Map<string, StreamMessage | null>();
    for (const listener of listeners) {
      const isSent =
        moment !== null &&
        !this.#backlog.has(listener, match) &&
        this.#sendAtOnce(listener, moment, { match, patches, messages });
      if (!isSent) this.#backlog.add(listener, match);
    }
    patches.release();
  }

  /** False where events have to be read first. */
  #sendAtOnce(
    listener: Listener,
    moment: MatchMoment,
    {
      match,
      patches,
      messages,
    }: Pick<Followed, 'patches'> & { match: string; messages: Map<string, StreamMessage | null> },
  ): boolean {
    const eyes = moment.eyes(listener.person);
    if (eyes === null) {
      this.#forget(listener, match);
      return true;
    }
    this.#permit(listener, match);
    const position = sentTo(listener, match);
    const key = `${eyes} ${position.seq} ${position.hasPicture}`;
    let message = messages.get(key);
    if (message === undefined) {
      const made = moment.messageFor(eyes, position, patches);
      if (made instanceof Promise) return false;
      messages.set(key, made);
      message = made;
    }
    this.#send(match, listener, message);
    return true;
  }

  /** Sends a listener from the backlog what it has missed, unless it got something newer meanwhile. */
  async #catchUp(listener: Listener, match: string, moment: MatchMoment | null): Promise<void> {
    const followed = this.#followed.get(match);
    if (followed === undefined) return;
    const eyes = moment?.eyes(listener.person) ?? null;
    if (moment === null || eyes === null) return this.#forget(listener, match);
    this.#permit(listener, match);
    const position = sentTo(listener, match);
    const making = moment.messageFor(eyes, position, followed.patches);
    followed.patches.release();
    const message = await making;
    if (sentTo(listener, match).seq === position.seq) this.#send(match, listener, message);
  }

  #send(match: string, listener: Listener, message: StreamMessage | null): void {
    if (message === null || !listener.channel.isOpen) return;
    listener.sent.set(match, message.seq);
    if (message.event !== 'lobby') listener.pictured.add(match);
    listener.channel.send(message.event, message.json, writeCursor(listener.sent));
  }

  #permit(listener: Listener, match: string): void {
    if (listener.permitted.has(match)) return;
    listener.permitted.add(match);
    this.#parts.permitted(listener, match);
  }

  /** The match is gone, or not for this listener any more. */
  #forget(listener: Listener, match: string): void {
    listener.sent.delete(match);
    listener.permitted.delete(match);
    listener.pictured.delete(match);
    this.unfollow(listener, match);
  }
}
