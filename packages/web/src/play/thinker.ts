import type { Line } from '@nightjar/bots';
import type { Json, Seat } from '@nightjar/kernel';

/** A question put to a bot: what its seat sees, and nothing else. */
export interface Thought {
  readonly game: string;
  readonly view: Json;
  readonly seat: Seat;
  readonly bot: string;
  readonly seed: string;
  /** The house edition the view is of, for rules that have not met it; null or nothing for one that everybody has. */
  readonly edition?: Json | null;
}

/** Lets bots think outside the page's main thread, so that the table never waits. */
export interface Thinker {
  /** The answer's text. */
  think(thought: Thought): Promise<string>;
  /** The best ways to go on, the best first. */
  advise(thought: Omit<Thought, 'bot'>): Promise<readonly Line[]>;
  /** The bot that thinks answers with the best it has found so far. */
  hurry(): void;
  close(): void;
}

/** Where nobody thinks. */
export const NOBODY: Thinker = {
  think: () => Promise.reject(new Error('nobody thinks here')),
  advise: () => Promise.reject(new Error('nobody thinks here')),
  hurry: () => undefined,
  close: () => undefined,
};

/** What a Worker is asked. */
export type ThinkerMessage =
  | ({ readonly kind: 'think'; readonly id: number } & Thought)
  | ({ readonly kind: 'advise'; readonly id: number } & Omit<Thought, 'bot'>)
  | { readonly kind: 'hurry' };

/** How long a bot may take before it is given up, in milliseconds. */
const PATIENCE = 15_000;

interface Reply {
  readonly id: number;
  readonly value?: string | readonly Line[];
  readonly error?: string;
}

/** Bots in a Worker. One that fails or takes too long is started anew with the next thought. */
export function workerThinker(open: () => Worker): Thinker {
  let worker: Worker | null = null;
  let next = 0;
  const waiting = new Map<
    number,
    { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }
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
      if (data.value === undefined) asked?.reject(new Error(data.error ?? 'no answer'));
      else asked?.resolve(data.value as never);
    });
    fresh.addEventListener('error', () => giveUp('the bots stopped'));
    return fresh;
  };
  const ask = <T>(question: object): Promise<T> => {
    worker ??= started();
    const id = next;
    next += 1;
    // A Worker has one origin: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage({ id, ...question });
    return new Promise<T>((resolve, reject) => {
      const late = setTimeout(() => giveUp('the bot took too long'), PATIENCE);
      waiting.set(id, {
        resolve(value) {
          clearTimeout(late);
          resolve(value);
        },
        reject(error) {
          clearTimeout(late);
          reject(error);
        },
      });
    });
  };

  return {
    think: (thought) => ask<string>({ kind: 'think', ...thought }),
    advise: (thought) => ask<readonly Line[]>({ kind: 'advise', ...thought }),
    hurry() {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      worker?.postMessage({ kind: 'hurry' } satisfies ThinkerMessage);
    },
    close: () => giveUp('the table was closed'),
  };
}
