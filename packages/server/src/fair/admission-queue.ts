import { FairQueue, type Queued } from './fair-queue.ts';

/** Requests of one address may take this much of an event-loop tick; further ones are queued. */
const MOST_MS = 10;
/** Requests of one group in flight: other groups use the store too. */
const MOST_IN_FLIGHT = 64;
/** Queued requests that start in one tick, if there is time. */
const MOST_PER_TICK = 16;
/** Queued requests of one group. */
const MOST_QUEUED = 512;

/** Gives a request's slot back. */
export type Release = () => void;

/** Takes a queued request off the queue. */
export type Withdraw = () => void;

/** Where a request comes from, and the group whose share it uses. */
export interface Caller extends Queued {
  readonly address: string;
}

interface QueuedRequest extends Caller {
  readonly start: (release: Release) => void;
}

/**
 * Decides when requests start. One request after the other starts at once. Of hundreds that arrive together from one
 * address, most are queued, and queued requests start round-robin over groups.
 */
export class AdmissionQueue {
  readonly #nowMs: () => number;
  readonly #queue = new FairQueue<QueuedRequest>();
  /** Requests in flight, by group. */
  readonly #inFlight = new Map<string, number>();
  /** Addresses of which a request started in this tick. */
  readonly #served = new Set<string>();
  #tickBeganMs = 0;
  #isTicking = false;

  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /** Queued requests. */
  get size(): number {
    return this.#queue.size;
  }

  /** Whether a group may not queue any more. */
  isFull(group: string): boolean {
    return this.#queue.countOf(group) >= MOST_QUEUED;
  }

  /** Starts a request at once, or queues it: then it can be withdrawn. */
  enter({ address, group }: Caller, start: QueuedRequest['start']): Withdraw | null {
    if (!this.#isTicking) this.#tick();
    const request = { group, address, start };
    const isTooMuch = this.#served.has(address) && this.#nowMs() - this.#tickBeganMs > MOST_MS;
    if (isTooMuch || this.#queue.countOf(group) > 0 || !this.#hasSlot(group)) {
      this.#queue.push(request);
      return () => void this.#queue.remove(request);
    }
    this.#start(request);
    return null;
  }

  #hasSlot = (group: string): boolean => (this.#inFlight.get(group) ?? 0) < MOST_IN_FLIGHT;

  #start({ group, address, start }: QueuedRequest): void {
    this.#served.add(address);
    this.#inFlight.set(group, (this.#inFlight.get(group) ?? 0) + 1);
    let isInFlight = true;
    start(() => {
      if (isInFlight) this.#release(group);
      isInFlight = false;
    });
  }

  #release(group: string): void {
    const left = (this.#inFlight.get(group) ?? 0) - 1;
    if (left > 0) this.#inFlight.set(group, left);
    else this.#inFlight.delete(group);
    if (this.#queue.size > 0 && !this.#isTicking) this.#tick();
  }

  /** Begins an event-loop tick. Once the sockets were read, some queued requests start. */
  #tick(): void {
    this.#isTicking = true;
    this.#tickBeganMs = this.#nowMs();
    this.#served.clear();
    const count = Math.min(this.#queue.size, MOST_PER_TICK);
    for (let nth = 0; nth < count; nth += 1) setImmediate(() => this.#startNext(nth === 0));
    setImmediate(() => {
      this.#isTicking = false;
      if ([...this.#queue.groups].some(this.#hasSlot)) this.#tick();
    });
  }

  /** Starts a queued request while there is time; the first of a tick always, or new requests would starve the queue. */
  #startNext(isFirst: boolean): void {
    if (!isFirst && this.#nowMs() - this.#tickBeganMs > MOST_MS) return;
    const next = this.#queue.take(({ group }) => this.#hasSlot(group));
    if (next !== undefined) this.#start(next);
  }
}
