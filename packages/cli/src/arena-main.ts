import { isMainThread } from 'node:worker_threads';
import { runAmong } from './command-line.ts';
import { addArena } from './commands/arena.ts';
import { addGames } from './commands/games.ts';
import { processTerminal } from './terminal.ts';

// The arena by itself, to be carried in one file to a machine that has nothing but Node; see scripts/arena.mjs. Its threads
// begin here too.
if (isMainThread) process.exitCode = await runAmong([addArena, addGames], process.argv.slice(2), processTerminal());
