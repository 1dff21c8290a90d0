import { vi } from 'vitest';

/** Waits until this is so, or fails in time for the test to say where. */
export const until = (isSo: () => boolean | Promise<boolean>): Promise<boolean> =>
  vi.waitUntil(isSo, { timeout: 60_000 });
