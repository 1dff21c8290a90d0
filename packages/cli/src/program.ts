import { Command, CommanderError } from 'commander';
import { addArena } from './commands/arena.ts';
import { addBackup } from './commands/backup.ts';
import { addClauses } from './commands/clauses.ts';
import { addEdition } from './commands/edition.ts';
import { addGames } from './commands/games.ts';
import { addGolden } from './commands/golden.ts';
import { addLaws } from './commands/laws.ts';
import { addOperator } from './commands/operator.ts';
import { addPerft } from './commands/perft.ts';
import { addPlay } from './commands/play.ts';
import { addRecord } from './commands/record.ts';
import { addReplay } from './commands/replay.ts';
import { addRule } from './commands/rule.ts';
import { addScore } from './commands/score.ts';
import { addSimulate } from './commands/simulate.ts';
import { addVerify } from './commands/verify.ts';
import type { Terminal } from './terminal.ts';
import { Trouble, USAGE } from './trouble.ts';

const COMMANDS = [
  addPlay,
  addGames,
  addSimulate,
  addRecord,
  addVerify,
  addReplay,
  addScore,
  addRule,
  addArena,
  addLaws,
  addPerft,
  addGolden,
  addClauses,
  addEdition,
  addBackup,
  addOperator,
];

/** Runs one command line to its end; the exit code. */
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  const program = new Command('nightjar')
    .description('Night games at the command line: play them, record them, measure them.')
    .configureOutput({
      writeOut: (text) => terminal.write(text),
      writeErr: (text) => terminal.note(text),
      outputError: (text, write) => write(`nightjar: ${text.replace(/^error: /, '')}`),
    })
    .exitOverride();
  for (const add of COMMANDS) add(program, terminal);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE;
    if (!(error instanceof Trouble)) throw error;
    terminal.note(`nightjar: ${error.message}\n`);
    return error.code;
  } finally {
    terminal.close();
  }
}
