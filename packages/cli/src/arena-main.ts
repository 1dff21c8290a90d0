import { isMainThread } from 'node:worker_threads';
import { runAmong } from './command-line.ts';
import { addArena } from './commands/arena.ts';
import { addGames } from './commands/games.ts';
import { addTrain } from './commands/train.ts';
import { processTerminal } from './terminal.ts';

// Arena and training by themselves, to be carried in one file to a machine that has nothing but Node; see scripts/arena.mjs. Their threads
// begin here too.
if (isMainThread)
  process.exitCode = await runAmong([addArena, addTrain, addGames], process.argv.slice(2), processTerminal());
