import type { Channel } from './channel.ts';
import type { StreamPosition } from './match-moments.ts';

/** A client's request for a stream. */
export interface StreamRequest {
  readonly person: string;
  readonly session: string;
  /** The person's fair-share group. */
  readonly group: string;
  /** Matches to watch besides the person's own. */
  readonly watching: readonly string[];
  /** How far the client is with each match. */
  readonly cursor: ReadonlyMap<string, number>;
}

/** One open stream. */
export interface Listener extends Omit<StreamRequest, 'cursor' | 'watching'> {
  readonly channel: Channel;
  /** The `seq` of each match that was sent last; null for a match of which nothing was sent yet. */
  readonly sent: Map<string, number | null>;
  /** Matches that exist and that this person may look at. */
  readonly permitted: Set<string>;
  /** Matches of which this very stream has sent a picture: only those are patched. */
  readonly pictured: Set<string>;
}

/** How far a listener is with a match. */
export const sentTo = ({ sent, pictured }: Listener, match: string): StreamPosition => ({
  seq: sent.get(match) ?? null,
  hasPicture: pictured.has(match),
});

/** The newest `seq` of a match that any of these was sent; null for none. A cursor counts once the match was permitted. */
export function newestSent(match: string, listeners: Iterable<Listener>): number | null {
  let newest: number | null = null;
  for (const { sent, permitted } of listeners) {
    const seq = permitted.has(match) ? (sent.get(match) ?? null) : null;
    if (seq !== null && (newest === null || seq > newest)) newest = seq;
  }
  return newest;
}
