import type { Log } from '../log.ts';
import { migrate } from './migrations.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store, StoreSettings } from './store.ts';
import { byEngine } from './store-place.ts';

/** A server's query may take this long. */
const MOST_MS = 30_000;
const POOL_SIZE = 16;

/** Opens the store and migrates it to the newest schema. */
export const openStore = (settings: StoreSettings, log: Log): Promise<Store> =>
  byEngine<Promise<Store>>(settings, {
    sqlite: async ({ dataFolder }) => migrated(openSqlite(dataFolder)),
    async postgres({ databaseUrl }) {
      const store = await migrated(await openPostgres(databaseUrl, settings.poolSize ?? POOL_SIZE, log));
      // Set after the migration, which may take long.
      store.limit(MOST_MS);
      return store;
    },
  });

/** Opens the store without migrating it. */
export const openUnmigrated = (settings: StoreSettings, log: Log): Promise<Store> =>
  byEngine<Promise<Store>>(settings, {
    sqlite: async ({ dataFolder }) => openSqlite(dataFolder),
    postgres: ({ databaseUrl }) => openPostgres(databaseUrl, settings.poolSize ?? POOL_SIZE, log),
  });

async function migrated<S extends Store>(store: S): Promise<S> {
  try {
    await migrate(store.db);
  } catch (error) {
    await store.close();
    throw error;
  }
  return store;
}
