import type { Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoreSettings } from './store.ts';

/** Opens the store and brings it to the newest schema. */
export async function openStore(settings: StoreSettings, log: Log): Promise<Store> {
  const store =
    settings.databaseUrl === null
      ? openSqlite(settings.dataFolder)
      : await openPostgres(settings.databaseUrl, settings.poolSize ?? 16, log);
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
