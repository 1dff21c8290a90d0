import { LANGS, SOURCE } from '@nightjar/words';
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
import { addTrain } from './commands/train.ts';
import { addVerify } from './commands/verify.ts';
import { explainIn, wrongUse } from './help.ts';
import { spokenIn } from './spoken.ts';
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
export async function run(words: readonly string[], terminal: Terminal): Promise<number> {
  let spoken = await spokenIn([]);
  try {
    spoken = await spokenIn(words);
    const { say } = spoken;
    const program = new Command('nightjar')
      .description(say('nightjar'))
      .option('--lang <lang>', say('flag.lang', { langs: LANGS.join(', ') }), SOURCE)
      .configureOutput({
        writeOut: (text) => terminal.write(text),
        writeErr: (text) => terminal.note(text),
        // What is wrong is told below, in the language of the command line.
        outputError: () => {},
      })
      .exitOverride();
    explainIn(spoken, program);
    for (const add of COMMANDS) add(program, terminal, spoken);
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    const isUnread = error instanceof CommanderError;
    if (isUnread && error.exitCode === 0) return 0;
    // Whoever names no command is shown the help.
    if (isUnread && error.code === 'commander.help') return USAGE;
    const trouble = isUnread ? wrongUse(error, spoken) : error;
    if (!(trouble instanceof Trouble)) throw error;
    terminal.note(`nightjar: ${trouble.in(spoken.lang)}\n`);
    return trouble.code;
  } finally {
    terminal.close();
  }
}
