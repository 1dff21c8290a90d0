import { FairQueue, type Turn } from '../fair-queue.ts';

/** So long what comes from one address may hold everybody else up in one turn of the event loop. */
const MOST_MS = 10;
/** So many requests of one party are under way at once: others use the store too. */
const MOST_INSIDE = 64;
/** So many of those who wait are let in during one turn, if there is time. */
const MOST_AT_ONCE = 16;
/** So many of one party wait. */
const MOST_WAITING = 512;

/** Gives the place inside back: what was asked for is done. */
export type Leave = () => void;

/** Who wants to come in, and with whom they share their places. */
export interface Comer extends Turn {
  readonly address: string;
}

interface Waiting extends Comer {
  readonly enter: (leave: Leave) => void;
}

/**
 * Where requests come in. Whoever asks for one thing after the other goes straight through. Of hundreds that come at once
 * from one address, some wait until others were served, one of each party in turn.
 */
export class Door {
  readonly #steady: () => number;
  readonly #line = new FairQueue<Waiting>();
  /** How many are under way, by party. */
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

  /** Whether so many of a party wait that nobody else should. */
  isFull(party: string): boolean {
    return this.#line.waiting(party) >= MOST_WAITING;
  }

  /**
   * Calls back when it is one's turn: at once, unless others would wait for it. Whoever has to wait is given how to go
   * away again. Who came in leaves when all is done.
   */
  come({ address, party }: Comer, enter: Waiting['enter']): (() => void) | null {
    if (!this.#isTurning) this.#turn();
    const comer = { party, address, enter };
    const isTooMuch = this.#served.has(address) && this.#steady() - this.#began > MOST_MS;
    if (isTooMuch || this.#line.waiting(party) > 0 || !this.#hasRoom(party)) {
      this.#line.push(comer);
      return () => void this.#line.remove(comer);
    }
    this.#let(comer);
    return null;
  }

  #hasRoom = (party: string): boolean => (this.#inside.get(party) ?? 0) < MOST_INSIDE;

  #let({ party, address, enter }: Waiting): void {
    this.#served.add(address);
    this.#inside.set(party, (this.#inside.get(party) ?? 0) + 1);
    let isInside = true;
    enter(() => {
      if (isInside) this.#left(party);
      isInside = false;
    });
  }

  #left(party: string): void {
    const left = (this.#inside.get(party) ?? 0) - 1;
    if (left > 0) this.#inside.set(party, left);
    else this.#inside.delete(party);
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
      if ([...this.#line.parties].some(this.#hasRoom)) this.#turn();
    });
  }

  /** One of those who wait, while there is time; the first in any case, or a crowd at the door would keep them there. */
  #letNext(isFirst: boolean): void {
    if (!isFirst && this.#steady() - this.#began > MOST_MS) return;
    const next = this.#line.take(({ party }) => this.#hasRoom(party));
    if (next !== undefined) this.#let(next);
  }
}
