import type { Fetch } from './api.ts';
import type { ServerClock } from './server-clock.ts';
import type { Thinker } from './thinker.ts';

/** A stream of named messages; `EventSource` in a page. */
export interface Stream {
  /** `CLOSED` once it has given up. */
  readonly readyState: number;
  addEventListener(type: string, heard: (event: { readonly data?: string }) => void): void;
  close(): void;
}

/** The `readyState` of a stream that has given up. */
export const CLOSED = 2;

/** What a table on a server needs from around it. */
export interface Reach {
  readonly fetch: Fetch;
  stream(path: string): Stream;
  newCommand(): string;
  wait(ms: number): Promise<void>;
  readonly clock: ServerClock;
  readonly thinker: Thinker;
}
