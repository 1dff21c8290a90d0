import { Worker } from 'node:worker_threads';
import type { Checked, Json } from '@nightjar/kernel';
import type { Log } from '../log.ts';
import { FairQueue, type Turn } from './fair-queue.ts';
import type { BotJob, Job, RehearsalJob, TrueRecord, WorkerMessage, Yield } from './job.ts';
import type { Rehearsed } from './rehearsal.ts';
import { isQuick, within } from './thinking.ts';

export interface WorkersSettings {
  /** The module that lists the games; null for ours. */
  readonly gameList: string | null;
  /** Threads at most. */
  readonly size: number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** How long it may take to check a record or an edition. */
  readonly checkMs?: number;
  readonly log: Log;
}

const CHECK_MS = 10_000;
/** What is not rehearsed by then does not end. A thread may be late on a busy machine, so it is tried twice. */
const REHEARSAL_MS = 2_000;
/** A thread that is not there by then never will be. */
const READY_MS = 60_000;

/** A job ran out of time; its thread is gone. */
class Cut extends Error {}

interface Waiting extends Turn {
  readonly job: Job;
  readonly limitMs: number;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

interface Thread {
  readonly worker: Worker;
  /** What it works on; null while it starts or idles. */
  job: Waiting | null;
  limit: NodeJS.Timeout;
  /** Resolved once it has come to work, or has ended. */
  readonly arrived: Promise<void>;
  /** What it still says is of no interest; its place is free once it has ended. */
  isDismissed: boolean;
}

/** Runs bots and checks what comes from outside, each within its time; whatever hangs is cut off and replaced. */
export class Workers {
  /** Jobs cut off, and jobs that failed by themselves. */
  readonly counts = { cut: 0, failed: 0 };
  readonly #settings: WorkersSettings;
  readonly #idle: Thread[] = [];
  readonly #queue = new FairQueue<Waiting>();
  readonly #all = new Set<Thread>();
  #isClosed = false;

  constructor(settings: WorkersSettings) {
    this.#settings = settings;
  }

  /** How many jobs wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Hires the first thread before there is work for it; resolved when it has come. */
  async begin(): Promise<void> {
    if (this.#all.size === 0) this.#hire();
    await Promise.all([...this.#all].map(({ arrived }) => arrived));
  }

  /** What a bot answers, for somebody. If it does not in time, a simpler one does; null if not even that one could. */
  async bot(job: Omit<BotJob, 'kind'>, person: string): Promise<string | null> {
    const { botMs } = this.#settings;
    for (const bot of new Set([within(job.bot, botMs), 'greedy'])) {
      try {
        return await this.#run<'bot'>({ kind: 'bot', ...job, bot }, botMs, { person, isQuick: isQuick(bot) });
      } catch (error) {
        if (this.#isClosed) throw error;
        this.#settings.log.error({ err: error, bot, game: job.game }, 'a bot did not answer; a simpler one does');
      }
    }
    return null;
  }

  /** Whether a record that somebody brought is true. */
  record(text: string, edition: Json | null, mostAnswers: number, person: string): Promise<Checked<TrueRecord>> {
    return this.#check<'record'>({ kind: 'record', text, edition, mostAnswers }, person);
  }

  /** The content hash of somebody's house edition, if it is sound. */
  edition(game: string, body: Json, person: string): Promise<Checked<string>> {
    return this.#check<'edition'>({ kind: 'edition', game, body }, person);
  }

  /** What a match of a house edition is about to do, done before; null if it failed or did not end. */
  async rehearse(job: Omit<RehearsalJob, 'kind'>, person: string): Promise<Rehearsed | null> {
    for (let tries = 1; tries <= 2; tries += 1) {
      try {
        const turn = { person, isQuick: true };
        return await this.#run<'rehearsal'>({ kind: 'rehearsal', ...job }, REHEARSAL_MS, turn);
      } catch (error) {
        if (this.#isClosed) throw error;
        this.#settings.log.error({ err: error, game: job.game, deed: job.deed.is }, 'a rehearsal did not end');
      }
    }
    return null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.clear()) reject(new Error('the workers are closed'));
    const threads = [...this.#all];
    for (const thread of threads) {
      thread.isDismissed = true;
      thread.job?.reject(new Error('the workers are closed'));
    }
    // A thread that is ended while it still loads its modules may take the whole process with it.
    await Promise.all(threads.map(({ worker, arrived }) => arrived.then(() => worker.terminate())));
    for (const { limit } of threads) clearTimeout(limit);
  }

  async #check<K extends 'record' | 'edition'>(job: Extract<Job, { kind: K }>, person: string): Promise<Yield[K]> {
    try {
      return await this.#run<K>(job, this.#settings.checkMs ?? CHECK_MS, { person, isQuick: false });
    } catch (error) {
      if (this.#isClosed) throw error;
      this.#settings.log.error({ err: error, kind: (job as Job).kind }, 'a check did not end');
      const fault = { where: '', what: error instanceof Cut ? 'takes too long to check' : 'could not be checked' };
      return { ok: false, fault } as Yield[K];
    }
  }

  #run<K extends Job['kind']>(job: Extract<Job, { kind: K }>, limitMs: number, turn: Turn): Promise<Yield[K]> {
    return new Promise<Yield[K]>((resolve, reject) => {
      if (this.#isClosed) return reject(new Error('the workers are closed'));
      this.#queue.push({ ...turn, job, limitMs, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isClosed || this.#queue.size === 0) return;
    const thread = this.#idle.pop();
    if (thread === undefined) {
      if (this.#all.size < this.#settings.size) this.#hire();
      return;
    }
    const job = this.#take();
    if (job === undefined) this.#idle.push(thread);
    else this.#give(thread, job);
  }

  /** One thread is kept for what is quick, so that no bot's long thought holds up another's short one. */
  #take(): Waiting | undefined {
    const { size } = this.#settings;
    const slow = [...this.#all].filter(({ job }) => job !== null && !job.isQuick).length;
    if (size === 1) return this.#queue.take('quick') ?? this.#queue.take();
    return slow < size - 1 ? this.#queue.take() : this.#queue.take('quick');
  }

  /** A new thread, which takes work as soon as it is there: only the work itself is timed. */
  #hire(): void {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { gameList: this.#settings.gameList },
    });
    const arrived = new Promise<void>((resolve) => {
      worker.once('message', () => resolve());
      worker.once('exit', () => resolve());
    });
    const limit = setTimeout(() => void worker.terminate(), READY_MS);
    const thread: Thread = { worker, job: null, limit, arrived, isDismissed: false };
    this.#all.add(thread);
    worker.unref();
    worker.on('message', (said: WorkerMessage) => this.#hear(thread, said));
    worker.on('error', (error) => this.#lost(thread, error));
    worker.on('exit', () => {
      this.#lost(thread, new Error('the worker ended'));
      this.#all.delete(thread);
      this.#next();
    });
  }

  #give(thread: Thread, job: Waiting): void {
    thread.job = job;
    thread.limit = setTimeout(() => {
      this.counts.cut += 1;
      this.#dismiss(thread, new Cut(`cut off after ${job.limitMs} ms`));
    }, job.limitMs);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window.
    thread.worker.postMessage(job.job);
  }

  #hear(thread: Thread, said: WorkerMessage): void {
    if (thread.isDismissed) return;
    clearTimeout(thread.limit);
    const { job } = thread;
    thread.job = null;
    if (said.is === 'done') job?.resolve(said.value as never);
    if (said.is === 'failed') {
      this.counts.failed += 1;
      job?.reject(new Error(said.message));
    }
    this.#idle.push(thread);
    this.#next();
  }

  /** A thread ended by itself. One that never came to work takes a waiting job with it, or it would be hired for ever. */
  #lost(thread: Thread, error: Error): void {
    if (thread.isDismissed) return;
    this.counts.failed += 1;
    if (thread.job === null && !this.#idle.includes(thread)) thread.job = this.#queue.take() ?? null;
    this.#dismiss(thread, error);
  }

  /** Nobody takes its place before it has ended: a thread that starts beside one that ends may take the process with it. */
  #dismiss(thread: Thread, error: Error): void {
    thread.isDismissed = true;
    clearTimeout(thread.limit);
    const at = this.#idle.indexOf(thread);
    if (at >= 0) this.#idle.splice(at, 1);
    void thread.worker.terminate();
    thread.job?.reject(error);
    thread.job = null;
  }
}
