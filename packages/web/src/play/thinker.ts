import type { Json, Seat } from '@nightjar/kernel';

/** A question put to a bot: what its seat sees, and nothing else. */
export interface Thought {
  readonly game: string;
  readonly view: Json;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
}

/** Somebody who lets bots think, so that the table itself never waits. */
export interface Thinker {
  /** The answer's text. */
  think(thought: Thought): Promise<string>;
  close(): void;
}

/** How long a bot may take before it is given up, in milliseconds. */
const PATIENCE = 15_000;

interface Reply {
  readonly id: number;
  readonly answer?: string;
  readonly error?: string;
}

/** Bots in a Worker. One that fails or takes too long is started anew with the next thought. */
export function workerThinker(open: () => Worker): Thinker {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (text: string) => void; readonly reject: (error: Error) => void }
  >();

  const giveUp = (why: string): void => {
    worker?.terminate();
    worker = null;
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  const started = (): Worker => {
    const fresh = open();
    fresh.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
      const asked = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.answer === undefined) asked?.reject(new Error(data.error ?? 'no answer'));
      else asked?.resolve(data.answer);
    });
    fresh.addEventListener('error', () => giveUp('the bots stopped'));
    return fresh;
  };

  return {
    think(thought) {
      worker ??= started();
      const id = next;
      next += 1;
      // A Worker has one origin: there is none to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker.postMessage({ id, ...thought });
      return new Promise((resolve, reject) => {
        const late = setTimeout(() => giveUp('the bot took too long'), PATIENCE);
        waiting.set(id, {
          resolve(text) {
            clearTimeout(late);
            resolve(text);
          },
          reject(error) {
            clearTimeout(late);
            reject(error);
          },
        });
      });
    },
    close: () => giveUp('the table was closed'),
  };
}
