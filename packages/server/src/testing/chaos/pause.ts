import type { ServerProcess } from './server-process.ts';
import type { TogetherWish } from './together.ts';

/** One of two processes is stopped in the middle of its work and goes on later, with what it still believes. */
export const pausing =
  (ms: number): TogetherWish['happens'] =>
  async ({ servers, after }) => {
    const { child } = servers[0] as ServerProcess;
    child.kill('SIGSTOP');
    await after(ms);
    child.kill('SIGCONT');
  };
