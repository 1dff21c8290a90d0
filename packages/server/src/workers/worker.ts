import { parentPort } from 'node:worker_threads';
import { GAMES } from '../games.ts';
import type { Job, Said } from './job.ts';
import { work } from './work.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window.
const say = (said: Said): void => parentPort?.postMessage(said);

parentPort?.on('message', (job: Job) => {
  try {
    say({ is: 'done', value: work(GAMES, job) });
  } catch (error) {
    say({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
say({ is: 'ready' });
