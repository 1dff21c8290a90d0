import { setImmediate as nextTurn } from 'node:timers/promises';

/** Where those wait who have a little to do each, and many times: one per turn of the event loop, whoever came first. */
export class Line {
  #last: Promise<void> = Promise.resolve();

  /** Resolved when it is one's turn. What arrives from outside meanwhile is heard between any two. */
  turn(): Promise<void> {
    this.#last = this.#last.then(() => nextTurn());
    return this.#last;
  }
}
