import { subscribe } from 'node:diagnostics_channel';
import { nocturne } from '@nightjar/nocturne';
import { silent } from '../log.ts';
import { Workers } from '../workers/workers.ts';

/** Has a worker that hangs, says which process that is, and waits to be killed. */
const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error('these options are sound');
const state = nocturne.toJson(nocturne.setup(options.value, 'seed'));
let pid = 0;
subscribe('child_process', (message) => {
  const { process: begun } = message as { readonly process: NodeJS.Process };
  setImmediate(() => {
    pid = begun.pid;
  });
});
const workers = new Workers({ gameList: null, size: 1, botMs: 1_000, log: silent });
await workers.begin();
void workers.bot({ game: 'nocturne', rules: nocturne.rules, edition: null, state, bot: 'test:hang', seed: 'x' }, 'ada');
setTimeout(() => process.stdout.write(`${pid}\n`), 300);
