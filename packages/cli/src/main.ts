import { spokenIn } from './spoken.ts';
import { processTerminal } from './terminal.ts';
import { Trouble } from './trouble.ts';

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const words = process.argv.slice(2);
try {
  // The list of games is read when the program is loaded, and the environment may name one that is not there.
  const { run } = await import('./program.ts');
  process.exitCode = await run(words, processTerminal());
} catch (error) {
  if (!(error instanceof Trouble)) throw error;
  const { lang } = await spokenIn(words);
  process.stderr.write(`nightjar: ${error.in(lang)}\n`);
  process.exitCode = error.code;
}
