import { nocturne } from '@nightjar/nocturne';
import { silent } from '../log.ts';
import { Workers } from '../workers/workers.ts';
import { FAILING_BOTS } from './failing-bots.ts';
import { hired } from './hired.ts';

/** Starts a worker that hangs, prints its process id, and waits to be killed. */
const options = nocturne.options({ players: 2 });
if (!options.ok) throw new Error('these options are sound');
const state = nocturne.setup(options.value, 'seed');
const seat = nocturne.pending(state)?.seat ?? 0;
const view = nocturne.view(state, seat);
const all = hired();
const workers = new Workers({ gameList: FAILING_BOTS, size: 1, botMs: 60_000, log: silent });
await workers.begin();
// A ready worker gets its job at once, and reads it before it notices that its server is gone.
const job = { game: 'nocturne', rules: nocturne.rules, edition: null, view, seat, bot: 'test:hang', seed: 'x' };
void workers.bot({ ...job, isQuick: true }, 'ada');
process.stdout.write(`${all[0]?.pid}\n`);
