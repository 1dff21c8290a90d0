import type { TogetherWish } from './together.ts';

/** Replaces one process after the other, as a release would, again and again. */
export const rolling =
  (rounds: number): TogetherWish['happens'] =>
  async ({ after, replace }) => {
    for (let i = 0; i < rounds; i += 1) {
      for (const nth of [0, 1]) {
        await replace(nth);
        await after(500);
      }
    }
  };
