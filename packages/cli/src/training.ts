import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import {
  type CurvePoint,
  learn,
  type Net,
  newTraining,
  type SelfPlayGame,
  selfPlay,
  type Training,
  writeNet,
} from '@nightjar/bots/training';
import type { AnyGame } from '@nightjar/kernel';
import { offered } from './games.ts';
import { featureNamesOf } from './taught.ts';

/** What a worker is asked for: one game by its number. */
interface SelfPlayJob {
  readonly game: string;
  readonly net: Net;
  readonly seed: string;
  readonly number: number;
  readonly rival: Net | null;
}

/** An opponent to beat: a net in a file that learns no more. */
interface Rival {
  readonly file: string;
  readonly net: Net;
}

/** How long, and where, a net is trained. */
export interface TrainingPlan {
  readonly game: AnyGame;
  readonly seed: string;
  /** No round begins after so many minutes, or after so many rounds in all. */
  readonly minutes: number;
  readonly rounds: number;
  /** Games of one round; between rounds everybody waits for the net. */
  readonly round: number;
  readonly workers: number;
  readonly folder: string;
  /** Goes on where a training in this folder stopped. */
  readonly resume: boolean;
  /** Begins with this net and plays against it alone; null for a net that plays against itself. */
  readonly rival: Rival | null;
}

/** Where a training lies in its folder, to be resumed. */
export const keptIn = (folder: string): string => join(folder, 'net.training.json');

/** Trains a net, round by round, and keeps net, curve and training in the folder after each. */
export async function train(plan: TrainingPlan, tell: (point: CurvePoint, part: number) => void): Promise<void> {
  const { game, seed, rounds, minutes, folder } = plan;
  const path = (what: string): string => join(folder, `net${what}`);
  await mkdir(folder, { recursive: true });
  const kept = plan.resume ? (JSON.parse(await readFile(keptIn(folder), 'utf8')) as Kept) : null;
  const training = kept === null ? newTraining(seed, featureNamesOf(game).length, plan.rival?.net) : revived(kept);
  // A training that was kept before truncated games were counted had none.
  const curve = kept === null ? [] : kept.curve.map((point) => ({ ...point, truncated: point.truncated ?? 0 }));
  const crew = Array.from({ length: plan.workers }, hire);
  const began = performance.now();
  const spent = (): number => (performance.now() - began) / 60_000;
  while (spent() < minutes && training.rounds < rounds) {
    const games = await playRound(crew, plan, training);
    const point = learn(training, games);
    curve.push(point);
    const made = { game: game.name, rounds: training.rounds, games: training.games };
    const against = plan.rival === null ? '' : ` --against ${plan.rival.file}`;
    const command = `nightjar train ${game.name} --seed ${training.seed} --rounds ${training.rounds}${against}`;
    await keep(
      path('.json'),
      JSON.stringify(writeNet(training.net, { ...made, command, features: featureNamesOf(game) })),
    );
    await keep(path('.curve.csv'), curveText(curve));
    await keep(keptIn(folder), JSON.stringify(keptOf(training, curve)));
    tell(point, Math.max(spent() / minutes, training.rounds / rounds));
  }
  await Promise.all(crew.map((worker) => worker.terminate()));
}

const hire = (): Worker => new Worker(new URL(import.meta.url), { workerData: { selfPlay: true } });

/** Plays one round. The samples stand in the order of the game numbers, whichever worker played which. */
async function playRound(crew: readonly Worker[], plan: TrainingPlan, training: Training): Promise<SelfPlayGame[]> {
  const { net, seed, games } = training;
  const rival = plan.rival?.net ?? null;
  const samples: SelfPlayGame[] = [];
  let next = 0;
  const work = async (worker: Worker): Promise<void> => {
    while (next < plan.round) {
      const at = next;
      next += 1;
      samples[at] = await played(worker, { game: plan.game.name, net, seed, number: games + at, rival });
    }
  };
  await Promise.all(crew.map(work));
  return samples;
}

const played = (worker: Worker, job: SelfPlayJob): Promise<SelfPlayGame> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('message', ({ sample }: { readonly sample: SelfPlayGame }) => {
      worker.off('error', reject);
      resolve(sample);
    });
    worker.postMessage(job, []);
  });

/** A training as it lies in a file. */
interface Kept {
  readonly seed: string;
  readonly inputs: number;
  readonly hidden: number;
  readonly steps: number;
  readonly rounds: number;
  readonly games: number;
  readonly weights: readonly number[];
  readonly slopes: readonly number[];
  readonly squares: readonly number[];
  readonly curve: readonly (Omit<CurvePoint, 'truncated'> & Partial<CurvePoint>)[];
}

const keptOf = (
  { seed, net, slopes, squares, steps, rounds, games }: Training,
  curve: readonly CurvePoint[],
): Kept => ({
  seed,
  inputs: net.inputs,
  hidden: net.hidden,
  steps,
  rounds,
  games,
  weights: [...net.weights],
  slopes: [...slopes],
  squares: [...squares],
  curve,
});

const revived = ({ seed, inputs, hidden, steps, rounds, games, weights, slopes, squares }: Kept): Training => ({
  seed,
  net: { inputs, hidden, weights: Float64Array.from(weights) },
  slopes: Float64Array.from(slopes),
  squares: Float64Array.from(squares),
  steps,
  rounds,
  games,
});

/** A line of names, and one for every round. */
const curveText = (curve: readonly CurvePoint[]): string =>
  [Object.keys(curve[0] ?? {}), ...curve.map((point) => Object.values(point))].map((row) => row.join(',')).join('\n');

/** Written whole or not at all: a training may be stopped at any moment. */
async function keep(path: string, text: string): Promise<void> {
  await writeFile(`${path}.new`, `${text}\n`);
  await rename(`${path}.new`, path);
}

/** A worker's side: plays the games it is asked for, one after the other, and hands back their samples. */
if (!isMainThread && workerData?.selfPlay === true) {
  parentPort?.on('message', ({ game, net, seed, number, rival }: SelfPlayJob) => {
    const sample = selfPlay(offered(game).game, net, seed, number, rival);
    parentPort?.postMessage(
      { sample },
      sample.seats.map(({ features }) => features.buffer as ArrayBuffer),
    );
  });
}
