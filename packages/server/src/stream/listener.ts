import type { Channel } from './channel.ts';
import type { Sent } from './match-moments.ts';

/** Somebody who wants to listen. */
export interface Guest {
  readonly person: string;
  readonly session: string;
  /** With whom this person takes turns and shares places: an account stands for itself, all others at an address are one. */
  readonly group: string;
  /** Tables to watch besides one's own. */
  readonly watched: readonly string[];
  /** How far each table was seen before. */
  readonly cursor: ReadonlyMap<string, number>;
}

/** One open stream. */
export interface Listener extends Omit<Guest, 'cursor' | 'watched'> {
  readonly channel: Channel;
  /** How far each table was sent; null for a table of which nothing was sent yet. */
  readonly sent: Map<string, number | null>;
  /** Tables that were found to be there and for this person to look at. */
  readonly welcome: Set<string>;
  /** Tables of which this very stream has sent a picture: only those are patched. */
  readonly held: Set<string>;
}

/** What a listener was sent of a match. */
export const sentTo = ({ sent, held }: Listener, match: string): Sent => ({
  seq: sent.get(match) ?? null,
  isHeld: held.has(match),
});

/** How far a match was shown to any of these; null where it was to none. What a cursor says counts once it was looked at. */
export function shownUpTo(match: string, listeners: Iterable<Listener>): number | null {
  let upTo: number | null = null;
  for (const { sent, welcome } of listeners) {
    const seq = welcome.has(match) ? (sent.get(match) ?? null) : null;
    if (seq !== null && (upTo === null || seq > upTo)) upTo = seq;
  }
  return upTo;
}
