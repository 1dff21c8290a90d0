import { nocturne } from '@nightjar/nocturne';
import { silent } from '../log.ts';
import { Workers } from '../workers/workers.ts';
import { hired } from './hired.ts';

/** Has a worker that hangs, says which process that is, and waits to be killed. */
const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error('these options are sound');
const state = nocturne.toJson(nocturne.setup(options.value, 'seed'));
const all = hired();
const workers = new Workers({ gameList: null, size: 1, botMs: 60_000, log: silent });
await workers.begin();
// A worker that has come is handed its job at once, and reads that before it hears that its server is gone.
void workers.bot({ game: 'nocturne', rules: nocturne.rules, edition: null, state, bot: 'test:hang', seed: 'x' }, 'ada');
process.stdout.write(`${all[0]?.pid}\n`);
