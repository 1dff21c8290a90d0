import type { Log } from '../log.ts';
import { type Listener, sentTo } from './listener.ts';
import type { MatchMoment, MatchMoments } from './match-moments.ts';
import { Line } from './tick-queue.ts';

export interface BacklogParts {
  readonly watched: Pick<MatchMoments, 'open'>;
  readonly log: Log;
  /** Shows a listener what it was not sent of a match; null where there is none. */
  show(listener: Listener, match: string, watched: MatchMoment | null): Promise<void>;
}

/** What streams are behind with. Each is told one table after the other, no faster than it reads, and groups take turns. */
export class Backlog {
  readonly #parts: BacklogParts;
  /** Tables to be caught up with, for those who are at it. */
  readonly #behind = new Map<Listener, Set<string>>();
  /** Matches being opened, once for all who are behind with them. */
  readonly #openings = new Map<string, Promise<MatchMoment | null>>();
  readonly #line = new Line();

  constructor(parts: BacklogParts) {
    this.#parts = parts;
  }

  add(listener: Listener, match: string): void {
    const behind = this.#behind.get(listener);
    if (behind === undefined) void this.#catchUp(listener, match);
    else behind.add(match);
  }

  /** Whether a listener is yet to be told of a match. */
  has(listener: Listener, match: string): boolean {
    return this.#behind.get(listener)?.has(match) ?? false;
  }

  /** A match has moved: as it is being opened it is not the newest any more. */
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
      // What moves from here on puts it at the end of the list again.
      behind.delete(match);
      try {
        await this.#look(listener, match);
      } catch (error) {
        // The next look finds the match still ahead of its listeners.
        this.#parts.log.warn({ err: error, match }, 'a stream could not be told');
      }
    }
    this.#behind.delete(listener);
  }

  async #look(listener: Listener, match: string): Promise<void> {
    if (!listener.sent.has(match)) return;
    const { seq } = sentTo(listener, match);
    const watched = await this.#open(match);
    // What is at hand takes no time to open: without a line, streams would follow on each other before anybody else's turn.
    await this.#line.turn(listener.group);
    if (!listener.channel.isOpen) return;
    // Something newer may have been told meanwhile, even to somebody who could not look before.
    if (sentTo(listener, match).seq === seq) await this.#parts.show(listener, match, watched);
  }

  #open(match: string): Promise<MatchMoment | null> {
    const before = this.#openings.get(match);
    if (before !== undefined) return before;
    const opening = this.#parts.watched.open(match).finally(() => {
      if (this.#openings.get(match) === opening) this.#openings.delete(match);
    });
    this.#openings.set(match, opening);
    return opening;
  }
}
