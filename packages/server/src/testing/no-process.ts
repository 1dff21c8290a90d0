import { onTestFinished } from 'vitest';

/** Programs that cannot be started: the first fails later, the second at once. */
export const NO_PROCESS = ['/nowhere', 'a\0b'] as const;

/** No worker process can be started, until the returned function is called. */
export const noProcess = (path: (typeof NO_PROCESS)[number] = '/nowhere'): (() => void) => startedBy(path);

/** Workers are started by this program in place of Node, until the returned function is called. */
export function startedBy(path: string): () => void {
  const { execPath } = process;
  const restored = (): void => void (process.execPath = execPath);
  onTestFinished(restored);
  process.execPath = path;
  return restored;
}
