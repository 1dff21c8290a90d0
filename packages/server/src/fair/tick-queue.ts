import { FairQueue, type Queued } from './fair-queue.ts';

interface Waiting extends Queued {
  readonly go: () => void;
}

/** Runs one queued job per event-loop tick, round-robin over groups. */
export class TickQueue {
  readonly #queue = new FairQueue<Waiting>();
  #isRunning = false;

  /** Resolves when it is the caller's turn. Sockets are read between any two turns. */
  turn(group: string): Promise<void> {
    return new Promise((go) => {
      this.#queue.push({ group, go });
      if (!this.#isRunning) setImmediate(this.#next);
      this.#isRunning = true;
    });
  }

  #next = (): void => {
    this.#queue.take()?.go();
    this.#isRunning = this.#queue.size > 0;
    if (this.#isRunning) setImmediate(this.#next);
  };
}
