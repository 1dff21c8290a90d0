import { Trouble } from '../trouble.ts';

export interface GuessLimit {
  readonly most: number;
  readonly windowMs: number;
}

/** Keys remembered at most. Guessing at more logins than this is slowed down by the limits per address. */
const MOST_KEYS = 10_000;

/** Counts wrong guesses by login, not by address: a client with many addresses guesses no faster. */
export class Guesses {
  readonly #limit: GuessLimit;
  readonly #now: () => number;
  readonly #counts = new Map<string, { count: number; since: number }>();

  constructor(limit: GuessLimit, now: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Seconds until the next guess is allowed; null if one is allowed now. */
  wait(key: string): number | null {
    const { most, windowMs } = this.#limit;
    const counted = this.#counts.get(key);
    if (counted === undefined || counted.count < most) return null;
    const left = counted.since + windowMs - this.#now();
    return left <= 0 ? null : Math.ceil(left / 1000);
  }

  /** Throws while no guess is allowed. */
  check(key: string): void {
    const retryAfter = this.wait(key);
    if (retryAfter === null) return;
    throw new Trouble(429, 'too-many-guesses', `too many wrong guesses; try again in ${retryAfter} s`, { retryAfter });
  }

  count(key: string): void {
    const now = this.#now();
    const counted = this.#counts.get(key);
    const isOpen = counted !== undefined && now - counted.since < this.#limit.windowMs;
    this.#counts.delete(key);
    this.#counts.set(key, isOpen ? { ...counted, count: counted.count + 1 } : { count: 1, since: now });
    if (this.#counts.size > MOST_KEYS) this.#counts.delete(this.#counts.keys().next().value as string);
  }

  forget(key: string): void {
    this.#counts.delete(key);
  }
}
