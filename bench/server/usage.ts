/** What a process holds and has used. */
export interface Usage {
  readonly rss: number;
  readonly heap: number;
  /** Microseconds on a core so far. */
  readonly cpu: number;
}

export function usage(): Usage {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rss, heap: heapUsed + external, cpu: user + system };
}
