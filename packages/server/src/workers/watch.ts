import { parentPort } from 'node:worker_threads';

const EVERY_MS = 1_000;

const server = process.ppid;

/** Ends the process it is in once whoever started that is gone, whatever else the process does. It says when it is there. */
setInterval(() => {
  if (process.ppid !== server) process.kill(process.pid, 'SIGKILL');
}, EVERY_MS);
parentPort?.postMessage('ready', []);
