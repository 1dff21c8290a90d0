import { type ChildProcess, fork } from 'node:child_process';
import type { Checked, Json } from '@nightjar/kernel';
import { FairQueue, type Queued } from '../fair/fair-queue.ts';
import type { Log } from '../log.ts';
import type { BotJob, Job, JobResults, RehearsalJob, TrueRecord, WorkerMessage } from './job.ts';
import { boundWithin } from './limits.ts';
import { NoWorker } from './no-worker.ts';
import type { RehearsalResult } from './rehearsal.ts';

export interface WorkersSettings {
  /** The module that lists the games; null for ours. */
  readonly gameList: string | null;
  /** Processes at most. */
  readonly size: number;
  /** How long a bot may think. */
  readonly botMs: number;
  /** How long it may take to check a record or an edition. */
  readonly checkMs?: number;
  /** How long a rehearsal may take, however busy the machine is. */
  readonly rehearsalMs?: number;
  /** How much CPU time a rehearsal may use. */
  readonly rehearsalCpuMs?: number;
  /** The fair-share group of a person; without it each person is a group. */
  readonly groupOf?: (person: string) => string;
  readonly log: Log;
}

const CHECK_MS = 10_000;
/** The simpler bot needs a moment. On a busy machine it still has this long, because no other is left. */
const SIMPLER_MS = 10_000;
const simplerMs = (botMs: number): number => Math.max(botMs, SIMPLER_MS);

/** The longest that a bot's answer may take a worker. */
export const mostBotMs = (botMs: number): number => botMs + simplerMs(botMs);
/** A rehearsal that takes longer, although it has used little CPU time, means that the machine is too busy. */
const REHEARSAL_MS = 20_000;
/** A rehearsal that has used more CPU time does not end, however busy the machine is. */
const REHEARSAL_CPU_MS = 2_000;
/** A worker that is not ready in this time is killed. */
const READY_MS = 60_000;

/** The heap of a worker, in MB: one that needs more ends, alone. */
const MOST_MEMORY = 512;

/** With a single worker, at most this many quick jobs go before a slow one. */
const MOST_QUICK = 16;

const NEVER_READY = 'a worker did not become ready';

/** A job ran out of time, and its worker was killed. */
class TimedOut extends Error {}

const tooBusy = (): NoWorker => new NoWorker('the machine is too busy at this moment; nothing was changed');
const closed = (): NoWorker => new NoWorker('the workers are closed');

/** A bot's answer that a match waits for. */
export interface BotWish extends Omit<BotJob, 'kind' | 'bound'> {
  /** Whether the bot answers in a moment. */
  readonly isQuick: boolean;
}

/** The bot that answers where another one failed or was late. */
const SIMPLER = 'greedy';

/** Who asked for a job, and how long it may take. */
interface JobRequest {
  readonly person: string;
  /** Whether it is over in a moment. */
  readonly isQuick: boolean;
}

interface QueuedJob extends Queued, Pick<JobRequest, 'isQuick'> {
  readonly job: Job;
  readonly limitMs: number;
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

/** A worker process. Its end does not harm the server. */
interface Worker {
  readonly process: ChildProcess;
  /** Its present job; null while it starts or idles. */
  job: QueuedJob | null;
  limit: NodeJS.Timeout;
  /** Resolves when it is ready for work, or has ended. */
  readonly ready: Promise<void>;
  readonly ended: Promise<void>;
  /** Whether it was ever ready for work. */
  wasReady: boolean;
  /** Its further messages are ignored; its place is free once it has ended. */
  isDismissed: boolean;
}

/**
 * A worker pool for bots and checks, each job with a time limit; a worker that hangs is killed and replaced. A job that no
 * worker could begin is rejected with `NoWorker`. A job whose worker ended has failed, even if the system killed the worker, as
 * it does when memory runs out. A failure may be chance: a rehearsal is tried again, a simpler bot answers.
 */
export class Workers {
  /** Jobs that ran out of time, and jobs that failed. */
  readonly counts = { timedOut: 0, failed: 0 };
  readonly #settings: WorkersSettings;
  readonly #idle: Worker[] = [];
  readonly #queue = new FairQueue<QueuedJob>();
  readonly #all = new Set<Worker>();
  /** Quick jobs since the last long one. */
  #quickSince = 0;
  #isClosed = false;

  constructor(settings: WorkersSettings) {
    this.#settings = settings;
  }

  /** How many jobs wait for a worker. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** Starts the first worker before there is a job; resolves when it is ready. */
  async begin(): Promise<void> {
    if (this.#all.size === 0) this.#startWorker();
    await Promise.all([...this.#all].map(({ ready }) => ready));
  }

  /** A bot's answer, on the account of a person. If it fails or is late, a simpler one answers; null if that one fails too. */
  async bot(job: BotWish, person: string): Promise<string | null> {
    const { botMs } = this.#settings;
    const { isQuick, ...wish } = job;
    for (const bot of new Set([job.bot, SIMPLER])) {
      const task: BotJob = { kind: 'bot', ...wish, bot, bound: boundWithin(botMs) };
      try {
        return await this.#run<'bot'>(task, bot === SIMPLER ? simplerMs(botMs) : botMs, {
          person,
          isQuick: isQuick || bot === SIMPLER,
        });
      } catch (error) {
        if (error instanceof NoWorker) throw error;
        this.#settings.log.error({ err: error, bot, game: job.game }, 'a bot did not answer; a simpler one does');
      }
    }
    return null;
  }

  /** Whether a record from outside is true. */
  record(text: string, edition: Json | null, mostAnswers: number, person: string): Promise<Checked<TrueRecord>> {
    return this.#check<'record'>({ kind: 'record', text, edition, mostAnswers }, person);
  }

  /** The content hash of a house edition, if it is sound. */
  edition(game: string, body: Json, person: string): Promise<Checked<string>> {
    return this.#check<'edition'>({ kind: 'edition', game, body }, person);
  }

  /** Runs an operation of a match in a worker; null if it failed or did not end. */
  async rehearse(job: Omit<RehearsalJob, 'kind'>, person: string): Promise<RehearsalResult | null> {
    const limitMs = this.#settings.rehearsalMs ?? REHEARSAL_MS;
    for (let tries = 1; tries <= 2; tries += 1) {
      try {
        return await this.#run<'rehearsal'>({ kind: 'rehearsal', ...job }, limitMs, { person, isQuick: true });
      } catch (error) {
        if (error instanceof NoWorker) throw error;
        this.#settings.log.error(
          { err: error, game: job.game, rehearsal: job.rehearsal.is },
          'a rehearsal did not end',
        );
      }
    }
    return null;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { reject } of this.#queue.clear()) reject(closed());
    const all = [...this.#all];
    for (const worker of all) {
      worker.process.ref();
      this.#dismiss(worker, closed());
    }
    await Promise.all(all.map(({ ended }) => ended));
  }

  async #check<K extends 'record' | 'edition'>(job: Extract<Job, { kind: K }>, person: string): Promise<JobResults[K]> {
    try {
      return await this.#run<K>(job, this.#settings.checkMs ?? CHECK_MS, { person, isQuick: false });
    } catch (error) {
      if (error instanceof NoWorker) throw error;
      this.#settings.log.error({ err: error, kind: (job as Job).kind }, 'a check did not end');
      const fault = { where: '', what: error instanceof TimedOut ? 'takes too long to check' : 'could not be checked' };
      return { ok: false, fault } as JobResults[K];
    }
  }

  #run<K extends Job['kind']>(
    job: Extract<Job, { kind: K }>,
    limitMs: number,
    request: JobRequest,
  ): Promise<JobResults[K]> {
    const group = this.#settings.groupOf?.(request.person) ?? request.person;
    return new Promise<JobResults[K]>((resolve, reject) => {
      if (this.#isClosed) return reject(closed());
      this.#queue.push({ group, isQuick: request.isQuick, job, limitMs, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#isClosed || this.#queue.size === 0) return;
    const worker = this.#idle.pop();
    if (worker === undefined) {
      if (this.#all.size < this.#settings.size) this.#startWorker();
      return;
    }
    const job = this.#take();
    if (job === undefined) this.#idle.push(worker);
    else this.#assign(worker, job);
  }

  /** The next job. One worker is kept for quick jobs, so that slow bots never hold them up. */
  #take(): QueuedJob | undefined {
    const { size } = this.#settings;
    const quick = ({ isQuick: is }: QueuedJob): boolean => is;
    const slow = ({ isQuick: is }: QueuedJob): boolean => !is;
    if (size === 1) {
      const taken = this.#queue.take(this.#quickSince < MOST_QUICK ? quick : slow) ?? this.#queue.take();
      this.#quickSince = taken?.isQuick === true ? this.#quickSince + 1 : 0;
      return taken;
    }
    const thinking = [...this.#all].filter(({ job }) => job !== null && !job.isQuick).length;
    return thinking < size - 1 ? this.#queue.take() : this.#queue.take(quick);
  }

  /** Starts a worker. It takes a job once it is ready: only the job itself is timed. */
  #startWorker(): void {
    const begun = this.#fork();
    if (begun === null) return this.#rejectIfNoneLeft();
    const ready = new Promise<void>((resolve) => {
      begun.once('message', () => resolve());
      begun.once('close', () => resolve());
    });
    const ended = new Promise<void>((resolve) => void begun.once('close', () => resolve()));
    const limit = setTimeout(() => begun.kill('SIGKILL'), READY_MS);
    const worker: Worker = { process: begun, job: null, limit, ready, ended, wasReady: false, isDismissed: false };
    this.#all.add(worker);
    begun.on('message', (message: WorkerMessage) => this.#receive(worker, message));
    begun.on('error', (error) => this.#ended(worker, error));
    begun.on('close', (code, signal) => {
      this.#ended(worker, new Error(`the worker ended: ${signal ?? code}`));
      this.#all.delete(worker);
      if (worker.wasReady) this.#next();
      else this.#rejectIfNoneLeft();
    });
  }

  /** Forks a process; null if the machine refuses at once. It may also refuse later. */
  #fork(): ChildProcess | null {
    try {
      return begin(this.#settings);
    } catch (error) {
      this.#settings.log.error({ err: error }, NEVER_READY);
      return null;
    }
  }

  /** A worker did not start. The queue is left to the workers there are; none is started in its place, or that would never end. */
  #rejectIfNoneLeft(): void {
    if (this.#all.size > 0) return;
    for (const { reject } of this.#queue.clear()) reject(new NoWorker());
  }

  #assign(worker: Worker, waiting: QueuedJob): void {
    const { job, limitMs } = waiting;
    worker.job = waiting;
    worker.limit = setTimeout(() => {
      this.counts.timedOut += 1;
      // The watch thread ends a rehearsal that uses too much CPU time. This limit only means that the machine is busy.
      this.#dismiss(worker, job.kind === 'rehearsal' ? tooBusy() : new TimedOut(`cut off after ${limitMs} ms`));
    }, limitMs);
    worker.process.send(job, (error) => {
      if (error !== null) this.#ended(worker, error);
    });
  }

  #receive(worker: Worker, message: WorkerMessage): void {
    if (worker.isDismissed) return;
    clearTimeout(worker.limit);
    worker.wasReady = true;
    const { job } = worker;
    worker.job = null;
    if (message.is === 'done') job?.resolve(message.value as never);
    if (message.is === 'failed') {
      this.counts.failed += 1;
      job?.reject(new Error(message.message));
    }
    this.#idle.push(worker);
    this.#next();
  }

  /** A worker ended by itself, or was killed from outside. */
  #ended(worker: Worker, error: Error): void {
    if (worker.isDismissed) return;
    if (worker.job !== null) this.counts.failed += 1;
    if (!worker.wasReady) this.#settings.log.error({ err: error }, NEVER_READY);
    this.#dismiss(worker, error);
  }

  /** Its place is free only after it has ended: there are never more workers than allowed. */
  #dismiss(worker: Worker, error: Error): void {
    worker.isDismissed = true;
    clearTimeout(worker.limit);
    const at = this.#idle.indexOf(worker);
    if (at >= 0) this.#idle.splice(at, 1);
    worker.process.kill('SIGKILL');
    worker.job?.reject(error);
    worker.job = null;
  }
}

/** Starts a worker's process. It gets nothing of the server's environment, and does not keep the server alive. */
function begin({ gameList, rehearsalCpuMs = REHEARSAL_CPU_MS }: WorkersSettings): ChildProcess {
  const { NODE_COMPILE_CACHE, SystemRoot } = process.env;
  const args = [String(rehearsalCpuMs), ...(gameList === null ? [] : [gameList])];
  const worker = fork(new URL('./worker.ts', import.meta.url), args, {
    env: { NODE_COMPILE_CACHE, SystemRoot },
    execArgv: ['--disable-warning=ExperimentalWarning', `--max-old-space-size=${MOST_MEMORY}`],
    // Tables and records are passed by structured clone.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  worker.unref();
  worker.channel?.unref();
  return worker;
}
