import { runAmong } from './command-line.ts';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addClauses } from './commands/clauses.ts';
import { addEdition } from './commands/edition.ts';
import { addEngine } from './commands/engine.ts';
import { addGames } from './commands/games.ts';
import { addGolden } from './commands/golden.ts';
import { addJudge } from './commands/judge.ts';
import { addLaws } from './commands/laws.ts';
import { addOperator } from './commands/operator.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addRecord } from './commands/record.ts';
import { addReplay } from './commands/replay.ts';
import { addRule } from './commands/rule.ts';
import { addScore } from './commands/score.ts';
import { addSimulate } from './commands/simulate.ts';
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import type { Terminal } from './terminal.ts';

const COMMANDS = [
  addPlay,
  addGames,
  addSimulate,
  addRecord,
  addVerify,
  addReplay,
  addJudge,
  addScore,
  addRule,
  addArena,
  addEngine,
  addTrain,
  addLaws,
  addPerft,
  addGolden,
  addClauses,
  addEdition,
  addBackup,
  addOperator,
];

/** Runs one command line to its end; the exit code. */
export const run = (words: readonly string[], terminal: Terminal): Promise<number> =>
  runAmong(COMMANDS, words, terminal);
