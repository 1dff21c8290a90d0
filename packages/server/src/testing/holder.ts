import { silent } from '../log.ts';
import { openStore } from '../store/open.ts';

/** A process that holds a data folder until it is killed. */
const store = await openStore({ databaseUrl: null, dataFolder: process.argv[2] as string }, silent);
await store.transact((trx) => trx.insertInto('mutes').values({ person: 'held', muted: 'x', at: 0 }).execute());
process.stdout.write('held\n');
setInterval(() => store.engine, 60_000);
