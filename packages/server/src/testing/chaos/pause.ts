import type { Life } from './mortal.ts';
import type { TogetherWish } from './together.ts';

/** One of two processes is stopped in the middle of its work and goes on later, with what it still believes. */
export const pausing =
  (ms: number): TogetherWish['happens'] =>
  async ({ lives, after }) => {
    const { child } = lives[0] as Life;
    child.kill('SIGSTOP');
    await after(ms);
    child.kill('SIGCONT');
  };
