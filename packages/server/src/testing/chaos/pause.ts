import type { ServerProcess } from './server-process.ts';
import type { TogetherWish } from './together.ts';

/** Pauses one of two processes in the middle of its work. It goes on later with what it still has in memory. */
export const pausing =
  (ms: number): TogetherWish['happens'] =>
  async ({ servers, after }) => {
    const { child } = servers[0] as ServerProcess;
    child.kill('SIGSTOP');
    await after(ms);
    child.kill('SIGCONT');
  };
