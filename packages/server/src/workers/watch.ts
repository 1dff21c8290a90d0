import { parentPort, workerData } from 'node:worker_threads';

const EVERY_MS = 250;

export interface Watched {
  /** The number of the rehearsal under way, or zero. */
  readonly rehearsing: Int32Array;
  /** The CPU time it may use. */
  readonly mostMs: number;
}

const server = process.ppid;
const { rehearsing, mostMs } = workerData as Watched;
let nth = 0;
let before = process.cpuUsage();

/** What the process has used since this rehearsal was first seen. */
function usedMs(): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Kills its process when the server is gone, or when a rehearsal has used too much CPU time, even while the main thread is
 * busy. It says when it is ready.
 */
setInterval(() => {
  const now = Atomics.load(rehearsing, 0);
  if (now !== nth) before = process.cpuUsage();
  nth = now;
  const isSpent = nth !== 0 && usedMs() > mostMs;
  if (isSpent || process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
parentPort?.postMessage('ready', []);
