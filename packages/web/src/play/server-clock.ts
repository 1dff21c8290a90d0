import { TIME_HEADER } from '@nightjar/wire/time';
import type { Fetch } from './api.ts';

/**
 * The server's time, as its replies and messages tell it; the page's own time until the first of them. The page's clock
 * must be steady: it may stand still while the device sleeps, and is never set.
 */
export class ServerClock {
  readonly #own: () => number;
  /** How far the server's clock is ahead of ours at least; null before the server told its time. */
  #aheadMs: number | null = null;

  constructor(own: () => number) {
    this.#own = own;
  }

  now(): number {
    return this.#own() + (this.#aheadMs ?? 0);
  }

  /** Takes the time a message was made. A message that was long on its way tells too little, so the largest lead counts. */
  hear(now: number): void {
    if (!(now > 0)) return;
    this.#aheadMs = Math.max(this.#aheadMs ?? Number.NEGATIVE_INFINITY, now - this.#own());
  }

  /** The same way to the server, with every reply's time taken. */
  listening(fetch: Fetch): Fetch {
    return async (path, init) => {
      const response = await fetch(path, init);
      this.hear(Number(response.headers.get(TIME_HEADER)));
      return response;
    };
  }
}
