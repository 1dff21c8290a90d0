import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { StoreSettings } from './store.ts';
import { byEngine } from './store-place.ts';

/** Runs a statement with `?` in place of its values. */
type Ask = <Row>(statement: string, ...values: readonly (string | number)[]) => Promise<Row[]>;

/** Opens a store with a connection of its own, beside running servers. */
export const withStore = <T>(
  settings: Pick<StoreSettings, 'databaseUrl' | 'dataFolder'>,
  work: (ask: Ask) => Promise<T>,
): Promise<T> =>
  byEngine(settings, {
    sqlite: ({ dataFolder }) => withSqlite(dataFolder, work),
    postgres: ({ databaseUrl }) => withPostgres(databaseUrl, work),
  });

async function withSqlite<T>(dataFolder: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const path = join(dataFolder, 'nightjar.sqlite');
  if (!existsSync(path)) throw new Error(`there is no store in ${dataFolder}`);
  const database = new DatabaseSync(path);
  try {
    database.exec('pragma busy_timeout = 5000');
    return await work(async <Row>(statement: string, ...values: readonly (string | number)[]) =>
      database
        .prepare(statement)
        .all(...values)
        .map((row) => ({ ...row }) as Row),
    );
  } finally {
    database.close();
  }
}

async function withPostgres<T>(databaseUrl: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(async <Row>(statement: string, ...values: readonly (string | number)[]) => {
      let nth = 0;
      const numbered = statement.replaceAll('?', () => `$${(nth += 1)}`);
      return (await client.query(numbered, [...values])).rows as Row[];
    });
  } finally {
    await client.end();
  }
}
