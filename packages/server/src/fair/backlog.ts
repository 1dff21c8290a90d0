import type { Log } from '../log.ts';
import { type Listener, sentTo } from '../stream/listener.ts';
import type { MatchMoment, MatchMoments } from '../stream/match-moments.ts';
import { TickQueue } from './tick-queue.ts';

export interface BacklogParts {
  readonly matches: Pick<MatchMoments, 'open'>;
  readonly log: Log;
  /** Sends a listener what it has not got of a match; null where there is no such match. */
  show(listener: Listener, match: string, moment: MatchMoment | null): Promise<void>;
}

/** The matches that streams are behind with. Each stream gets one after the other, no faster than it reads, groups in turn. */
export class Backlog {
  readonly #parts: BacklogParts;
  /** Matches to catch up with, by listener. */
  readonly #behind = new Map<Listener, Set<string>>();
  /** Matches that are being opened, once for all listeners. */
  readonly #openings = new Map<string, Promise<MatchMoment | null>>();
  readonly #queue = new TickQueue();

  constructor(parts: BacklogParts) {
    this.#parts = parts;
  }

  add(listener: Listener, match: string): void {
    const behind = this.#behind.get(listener);
    if (behind === undefined) void this.#catchUp(listener, match);
    else behind.add(match);
  }

  /** Whether a listener is behind with a match. */
  has(listener: Listener, match: string): boolean {
    return this.#behind.get(listener)?.has(match) ?? false;
  }

  /** A match has moved: an opening that is under way does not give its newest state. */
  moved(match: string): void {
    this.#openings.delete(match);
  }

  async #catchUp(listener: Listener, first: string): Promise<void> {
    const { channel } = listener;
    const behind = new Set([first]);
    this.#behind.set(listener, behind);
    for (const match of behind) {
      await channel.roomy();
      if (!channel.isOpen) break;
      // A move from here on puts the match at the end of the list again.
      behind.delete(match);
      try {
        await this.#send(listener, match);
      } catch (error) {
        // The next poll finds the match still ahead of its listeners.
        this.#parts.log.warn({ err: error, match }, 'a stream could not catch up');
      }
    }
    this.#behind.delete(listener);
  }

  async #send(listener: Listener, match: string): Promise<void> {
    if (!listener.sent.has(match)) return;
    const { seq } = sentTo(listener, match);
    const moment = await this.#open(match);
    // A match in memory opens within the tick: without the queue streams would follow each other and nothing else would run.
    await this.#queue.turn(listener.group);
    if (!listener.channel.isOpen) return;
    // A newer message may have gone out meanwhile, even to a listener that had nothing before.
    if (sentTo(listener, match).seq === seq) await this.#parts.show(listener, match, moment);
  }

  #open(match: string): Promise<MatchMoment | null> {
    const before = this.#openings.get(match);
    if (before !== undefined) return before;
    const opening = this.#parts.matches.open(match).finally(() => {
      if (this.#openings.get(match) === opening) this.#openings.delete(match);
    });
    this.#openings.set(match, opening);
    return opening;
  }
}
