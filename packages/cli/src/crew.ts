import { setTimeout } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { type ArenaGame, type Played, played, readBot } from '@nightjar/bots';
import { faultText, type Json, type JsonObject, type Player } from '@nightjar/kernel';
import { offered } from './games.ts';
import { isOutside, NoPlayer, OutsideBot } from './outside.ts';
import { taughtIn } from './taught.ts';
import { failed, misused } from './trouble.ts';

/** What every thread of an arena must know. */
export interface ArenaTask {
  readonly game: string;
  readonly options: JsonObject;
  /** A house edition as it was given; null for one that is known by its name. */
  readonly edition: Json | null;
  readonly bots: readonly string[];
  /** Nets of bots that go by one of their own. */
  readonly nets: readonly { readonly file: string; readonly net: JsonObject }[];
  /** What a program outside may take for an answer. */
  readonly limitMs: number;
  /** A game is truncated after so many answers. */
  readonly most: number;
}

/** How long a thread may take to leave, in milliseconds; a long thought of a bot is not waited for. */
const LEAVE_MS = 1_000;

type Said = { readonly at: number; readonly played: Played } | { readonly trouble: string };

/** Hears how each game went; false stops the rest. */
type Heard = (at: number, played: Played) => boolean;

/** Plays games, each in one of so many threads; with fewer than two of either, here. They end in any order. */
export async function playAll(task: ArenaTask, games: readonly ArenaGame[], size: number, heard: Heard): Promise<void> {
  if (size > 1 && games.length > 1) return crewed(task, games, size, heard);
  const table = new Bench(task);
  try {
    for (const [at, arenaGame] of games.entries()) if (!heard(at, await table.play(arenaGame))) return;
  } catch (error) {
    if (error instanceof NoPlayer) failed('noPlayer', { why: error.message });
    throw error;
  } finally {
    await table.close();
  }
}

async function crewed(task: ArenaTask, games: readonly ArenaGame[], size: number, heard: Heard): Promise<void> {
  const workers = Array.from(
    { length: Math.min(size, games.length) },
    () => new Worker(new URL(import.meta.url), { workerData: { arena: task } }),
  );
  let next = 0;
  let open = 0;
  const all = new Promise<void>((resolve, reject) => {
    const give = (worker: Worker): void => {
      if (next < games.length) {
        // Threads have no origin to name, here and below.
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        worker.postMessage({ at: next, arenaGame: games[next] });
        open += 1;
        next += 1;
      } else if (open === 0) resolve();
    };
    for (const worker of workers) {
      worker.on('error', reject);
      worker.on('message', (said: Said) => {
        open -= 1;
        if ('trouble' in said) reject(new NoPlayer(said.trouble));
        else if (heard(said.at, said.played)) give(worker);
        else resolve();
      });
      give(worker);
    }
  });
  try {
    await all;
  } catch (error) {
    if (error instanceof NoPlayer) failed('noPlayer', { why: error.message });
    throw error;
  } finally {
    await Promise.all(workers.map(dismissed));
  }
}

/** Lets a thread take leave of the programs it has started. */
async function dismissed(worker: Worker): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  worker.postMessage('close');
  const left = new Promise((resolve) => worker.once('exit', resolve));
  await Promise.race([left, setTimeout(LEAVE_MS, null, { ref: false })]);
  await worker.terminate();
}

/** Where games of an arena are played, one after the other. */
class Bench {
  readonly #task: ArenaTask;
  readonly #players: readonly Player[];

  constructor(task: ArenaTask) {
    this.#task = task;
    const { game } = offered(task.game);
    if (task.edition !== null) game.admit(task.edition);
    this.#players = task.bots.map((name) => {
      if (isOutside(name)) return new OutsideBot(name, task.limitMs, task.edition);
      const { bot: plain, file } = taughtIn(name);
      const bot = readBot(plain, game);
      if (!bot.ok) return misused('fault', { fault: faultText(bot.fault) });
      const net = task.nets.find((known) => known.file === file)?.net;
      if (net === undefined) return bot.value;
      return { name, answer: (observation, rng) => bot.value.answer(observation.withNet(net), rng) };
    });
  }

  play(arenaGame: ArenaGame): Promise<Played> {
    const { game, options, most } = this.#task;
    return played(offered(game).game, options, this.#players, arenaGame, most);
  }

  async close(): Promise<void> {
    for (const player of this.#players) if (player instanceof OutsideBot) await player.close();
  }
}

/** The thread's side: a game comes in, how it went goes out. */
if (!isMainThread && workerData?.arena !== undefined) {
  const bench = new Bench(workerData.arena as ArenaTask);
  parentPort?.on('message', (message: 'close' | { readonly at: number; readonly arenaGame: ArenaGame }) => {
    if (message === 'close') {
      void bench.close().then(() => parentPort?.close());
      return;
    }
    const { at, arenaGame } = message;
    bench.play(arenaGame).then(
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      (how) => parentPort?.postMessage({ at, played: how }),
      (error: unknown) => {
        if (!(error instanceof NoPlayer)) throw error;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin
        parentPort?.postMessage({ trouble: error.message });
      },
    );
  });
}
