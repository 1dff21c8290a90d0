import { FairQueue, type Turn } from '../fair-queue.ts';

/** So long what comes from one address may hold everybody else up in one turn of the event loop. */
const MOST_MS = 10;
/** So many requests of one group are under way at once: others use the store too. */
const MOST_INSIDE = 64;
/** So many of those who wait are let in during one turn, if there is time. */
const MOST_AT_ONCE = 16;
/** So many of one group wait. */
const MOST_WAITING = 512;

/** Gives the place inside back: what was asked for is done. */
export type Leave = () => void;

/** Who wants to come in, and with whom they share their places. */
export interface Caller extends Turn {
  readonly address: string;
}

interface Waiting extends Caller {
  readonly enter: (leave: Leave) => void;
}

/**
 * Where requests come in. Whoever asks for one thing after the other goes straight through. Of hundreds that come at once
 * from one address, some wait until others were served, one of each group in turn.
 */
export class AdmissionQueue {
  readonly #steady: () => number;
  readonly #line = new FairQueue<Waiting>();
  /** How many are under way, by group. */
  readonly #inside = new Map<string, number>();
  /** Addresses from which somebody came in during this turn of the loop. */
  readonly #served = new Set<string>();
  /** When this turn began. */
  #began = 0;
  #isTurning = false;

  constructor(steady: () => number = () => performance.now()) {
    this.#steady = steady;
  }

  /** How many wait. */
  get waiting(): number {
    return this.#line.size;
  }

  /** Whether so many of a group wait that nobody else should. */
  isFull(group: string): boolean {
    return this.#line.waiting(group) >= MOST_WAITING;
  }

  /**
   * Calls back when it is one's turn: at once, unless others would wait for it. Whoever has to wait is given how to go
   * away again. Who came in leaves when all is done.
   */
  come({ address, group }: Caller, enter: Waiting['enter']): (() => void) | null {
    if (!this.#isTurning) this.#turn();
    const caller = { group, address, enter };
    const isTooMuch = this.#served.has(address) && this.#steady() - this.#began > MOST_MS;
    if (isTooMuch || this.#line.waiting(group) > 0 || !this.#hasRoom(group)) {
      this.#line.push(caller);
      return () => void this.#line.remove(caller);
    }
    this.#let(caller);
    return null;
  }

  #hasRoom = (group: string): boolean => (this.#inside.get(group) ?? 0) < MOST_INSIDE;

  #let({ group, address, enter }: Waiting): void {
    this.#served.add(address);
    this.#inside.set(group, (this.#inside.get(group) ?? 0) + 1);
    let isInside = true;
    enter(() => {
      if (isInside) this.#left(group);
      isInside = false;
    });
  }

  #left(group: string): void {
    const left = (this.#inside.get(group) ?? 0) - 1;
    if (left > 0) this.#inside.set(group, left);
    else this.#inside.delete(group);
    if (this.#line.size > 0 && !this.#isTurning) this.#turn();
  }

  /** A turn begins; when it ends, all that came in by then has been heard. Between two turns some of those who wait are let in. */
  #turn(): void {
    this.#isTurning = true;
    this.#began = this.#steady();
    this.#served.clear();
    const many = Math.min(this.#line.size, MOST_AT_ONCE);
    for (let nth = 0; nth < many; nth += 1) setImmediate(() => this.#letNext(nth === 0));
    setImmediate(() => {
      this.#isTurning = false;
      if ([...this.#line.groups].some(this.#hasRoom)) this.#turn();
    });
  }

  /** One of those who wait, while there is time; the first in any case, or a crowd at the door would keep them there. */
  #letNext(isFirst: boolean): void {
    if (!isFirst && this.#steady() - this.#began > MOST_MS) return;
    const next = this.#line.take(({ group }) => this.#hasRoom(group));
    if (next !== undefined) this.#let(next);
  }
}
