import { run } from './program.ts';
import { processTerminal } from './terminal.ts';

// A reader that has seen enough, such as `head`, closes the pipe: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

process.exitCode = await run(process.argv.slice(2), processTerminal());
