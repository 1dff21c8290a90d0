import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { Worker as Thread } from 'node:worker_threads';
import { loadGames } from '../games.ts';
import type { Job, WorkerMessage } from './job.ts';
import type { Watched } from './watch.ts';
import { work } from './work.ts';

const say = (said: WorkerMessage): void => void process.send?.(said);

// A signal from the terminal reaches the whole process group: workers ignore it and wait for the server to stop them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// A killed server sends no message, and a hanging worker would not read one: a watch thread notices. No work begins before it runs.
const rehearsing = new Int32Array(new SharedArrayBuffer(4));
const watch = new Thread(new URL('./watch.ts', import.meta.url), {
  workerData: { rehearsing, mostMs: Number(process.argv[2]) } satisfies Watched,
});
const [games] = await Promise.all([loadGames(process.argv[3] ?? null), once(watch, 'message')]);
watch.unref();

let rehearsals = 0;
process.on('message', (job: Job) => {
  if (job.kind === 'rehearsal') {
    rehearsals += 1;
    Atomics.store(rehearsing, 0, rehearsals);
  }
  try {
    say({ is: 'done', value: work(games, job) });
  } catch (error) {
    say({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
  Atomics.store(rehearsing, 0, 0);
});
say({ is: 'ready' });
// Later workers start faster with the compile cache, which is written now because workers are killed without notice.
flushCompileCache();
