import { parentPort, workerData } from 'node:worker_threads';
import { loadGames } from '../games.ts';
import type { Job, WorkerMessage } from './job.ts';
import { work } from './work.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window.
const say = (said: WorkerMessage): void => parentPort?.postMessage(said);

const games = await loadGames((workerData as { readonly gameList: string | null }).gameList);

parentPort?.on('message', (job: Job) => {
  try {
    say({ is: 'done', value: work(games, job) });
  } catch (error) {
    say({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
});
// Once all of this is loaded: from then on it may be ended at any moment.
setImmediate(() => say({ is: 'ready' }));
