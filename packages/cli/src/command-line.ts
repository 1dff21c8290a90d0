import { LANGS, SOURCE } from '@nightjar/words';
import { Command, CommanderError } from 'commander';
import { explainIn, wrongUse } from './help.ts';
import { type Spoken, spokenIn } from './spoken.ts';
import type { Terminal } from './terminal.ts';
import { Trouble, USAGE } from './trouble.ts';

/** Adds a command to a program. */
export type AddCommand = (program: Command, terminal: Terminal, spoken: Spoken) => void;

/** Runs one command line to its end, with these commands; the exit code. */
export async function runAmong(
  commands: readonly AddCommand[],
  words: readonly string[],
  terminal: Terminal,
): Promise<number> {
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
    for (const add of commands) add(program, terminal, spoken);
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    const isUnread = error instanceof CommanderError;
    if (isUnread && error.exitCode === 0) return 0;
    // Without a command the help is shown.
    if (isUnread && error.code === 'commander.help') return USAGE;
    const trouble = isUnread ? wrongUse(error, spoken, words) : error;
    if (!(trouble instanceof Trouble)) throw error;
    terminal.note(`nightjar: ${trouble.in(spoken.lang)}\n`);
    return trouble.code;
  } finally {
    terminal.close();
  }
}
