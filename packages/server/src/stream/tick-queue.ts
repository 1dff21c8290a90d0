import { FairQueue, type Turn } from '../fair-queue.ts';

interface Waiting extends Turn {
  readonly go: () => void;
}

/** Where those wait who have a little to do each, and many times: one per turn of the event loop, one of each group in turn. */
export class Line {
  readonly #waiting = new FairQueue<Waiting>();
  #isMoving = false;

  /** Resolved when it is one's turn. What arrives from outside meanwhile is heard between any two. */
  turn(group: string): Promise<void> {
    return new Promise((go) => {
      this.#waiting.push({ group, go });
      if (!this.#isMoving) setImmediate(this.#move);
      this.#isMoving = true;
    });
  }

  #move = (): void => {
    this.#waiting.take()?.go();
    this.#isMoving = this.#waiting.size > 0;
    if (this.#isMoving) setImmediate(this.#move);
  };
}
