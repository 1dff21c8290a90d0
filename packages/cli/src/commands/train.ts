import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { type CurvePoint, type Net, netOf, ROUND } from '@nightjar/bots/training';
import { type AnyGame, MOST_ANSWERS } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { offered } from '../games.ts';
import { wholeNumber } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import { netIn } from '../taught.ts';
import type { Terminal } from '../terminal.ts';
import { keptIn, type TrainingPlan, train } from '../training.ts';
import { failed, misused } from '../trouble.ts';

interface Flags {
  readonly seed: string;
  readonly minutes: string;
  readonly rounds?: string;
  readonly workers?: string;
  readonly out?: string;
  readonly resume?: true;
  readonly against?: string;
}

/** A bar has so many parts. */
const PARTS = 1000;
const MOST_ROUNDS = 1_000_000;

/** `train`: a game's values, learnt from games against oneself. */
export function addTrain(program: Command, terminal: Terminal, spoken: Spoken): void {
  const { say } = spoken;
  program
    .command('train <game>')
    .description(say('train'))
    .option('-s, --seed <seed>', say('train.seed'), '1')
    .option('--minutes <n>', say('train.minutes'), '60')
    .option('--rounds <n>', say('train.rounds'))
    .option('--workers <n>', say('train.workers'))
    .option('--out <folder>', say('train.out'))
    .option('--resume', say('train.resume'))
    .option('--against <net>', say('train.against'))
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      if (game.features === undefined) misused('trainFeatures', { game: name });
      // The net that ships lies where a training leaves its own: one that only looks for its weaknesses goes elsewhere.
      if (flags.against !== undefined && flags.out === undefined) misused('trainAgainst');
      const folder = resolve(terminal.folder, flags.out ?? `packages/${name}/data`);
      if (flags.resume === true && !existsSync(keptIn(folder))) failed('noFile', { file: keptIn(folder) });
      const bar = startBar(terminal, say('bar.rounds'), PARTS);
      await train(
        {
          game,
          seed: flags.seed,
          minutes: wholeNumber('minutes', flags.minutes, 1, 10_000),
          rounds: flags.rounds === undefined ? MOST_ROUNDS : wholeNumber('rounds', flags.rounds, 1, MOST_ROUNDS),
          workers: flags.workers === undefined ? availableParallelism() : wholeNumber('workers', flags.workers, 1, 256),
          round: ROUND,
          folder,
          resume: flags.resume === true,
          rival: flags.against === undefined ? null : await rivalIn(terminal, game, flags.against),
        },
        (point, part) => {
          bar.at(Math.min(PARTS, Math.round(part * PARTS)));
          if (!terminal.hasBars) terminal.write(told(point, spoken));
        },
      );
      bar.stop();
    });
}

async function rivalIn(terminal: Terminal, game: AnyGame, file: string): Promise<TrainingPlan['rival']> {
  const net = await netIn(terminal, game, file);
  return { file, net: netOf({ ...game, net }) as Net };
}

/** One line per round: how far off the values were before it, and those of the bare estimate. */
function told({ round, games, off, offEstimate, trials, won, truncated }: CurvePoint, { lang, say }: Spoken): string {
  const tenths = numbersIn(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const line = say('train.round', {
    round,
    games,
    off: tenths(off),
    estimate: tenths(offEstimate),
    won: tenths(won),
    trials,
  });
  return truncated === 0 ? `${line}\n` : `${line}\n${say('train.truncated', { truncated, most: MOST_ANSWERS })}\n`;
}
