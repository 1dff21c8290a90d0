import { onTestFinished } from 'vitest';

/** Programs that cannot be started: of the first it is told when that was tried, of the other at once. */
export const NO_PROCESS = ['/nowhere', 'a\0b'] as const;

/** Until the function it gives back is called, there is no process to be had for a worker. */
export const noProcess = (path: (typeof NO_PROCESS)[number] = '/nowhere'): (() => void) => startedBy(path);

/** Until the function it gives back is called, workers are started by this program in place of Node. */
export function startedBy(path: string): () => void {
  const { execPath } = process;
  const restored = (): void => void (process.execPath = execPath);
  onTestFinished(restored);
  process.execPath = path;
  return restored;
}
