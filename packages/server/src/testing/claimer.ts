import { silent } from '../log.ts';
import { claimDue } from '../store/claim.ts';
import { openStore } from '../store/open.ts';

/** A process that claims due work on a PostgreSQL, does none of it and runs until it is killed. */
const [databaseUrl = '', now] = process.argv.slice(2);
const store = await openStore({ databaseUrl, dataFolder: '' }, silent);
const claimed = await claimDue(store, {
  kind: 'bot',
  slow: 0,
  now: Number(now),
  limit: 100,
  staleMs: 60_000,
  skippedHosts: [],
  choose: (rows) => rows,
});
process.stdout.write(`${claimed.length}\n`);
