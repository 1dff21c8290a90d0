import type { Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoreSettings } from './store.ts';

/** A query of a server that takes longer is not worth waiting for. */
const MOST_MS = 30_000;

/** Opens the store and brings it to the newest schema. */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const { databaseUrl, dataFolder, poolSize = 16 } = settings;
  if (databaseUrl === null) return migrated(openSqlite(dataFolder));
  const store = await migrated(await openPostgres(databaseUrl, poolSize, log));
  // Not before: a migration takes as long as it takes.
  store.limit(MOST_MS);
  return store;
}

async function migrated<S extends Store>(store: S): Promise<S> {
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
