import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, types as parsers } from 'pg';
import type { StoreSettings } from './store.ts';
import { byEngine } from './store-place.ts';

/** How many rows are in memory at once. */
const PAGE = 500;
/** PostgreSQL's type id of `bigint`. */
const INT8 = 20;

/** A value of a row: the schema has only texts and numbers. */
export type Cell = string | number | null;

/** Reads a store as it is at one moment, while servers go on writing. */
export interface StoreReader {
  migrations(): Promise<string[]>;
  tables(): Promise<string[]>;
  rows(table: string): AsyncIterable<Readonly<Record<string, Cell>>>;
  close(): Promise<void>;
}

/** Tables that are caches or the migrator's own. */
const LEFT_OUT = new Set(['snapshots', 'kysely_migration', 'kysely_migration_lock']);

export const openReader = (settings: Pick<StoreSettings, 'databaseUrl' | 'dataFolder'>): Promise<StoreReader> =>
  byEngine<Promise<StoreReader>>(settings, {
    sqlite: async ({ dataFolder }) => readSqlite(dataFolder),
    postgres: ({ databaseUrl }) => readPostgres(databaseUrl),
  });

/** A read transaction beside the server's own connection; the write-ahead log keeps its snapshot. */
function readSqlite(folder: string): StoreReader {
  const path = join(folder, 'nightjar.sqlite');
  if (!existsSync(path)) throw new Error(`there is no store in ${folder}`);
  const database = new DatabaseSync(path, { readOnly: true });
  database.exec('pragma busy_timeout = 5000; begin');
  return {
    async migrations() {
      const rows = database.prepare('select name from kysely_migration order by name').all();
      return rows.map((row) => String(row['name']));
    },
    async tables() {
      const rows = database.prepare(`select name from sqlite_schema where type = 'table' order by name`).all();
      return rows
        .map((row) => String(row['name']))
        .filter((name) => !LEFT_OUT.has(name) && !name.startsWith('sqlite_'));
    },
    async *rows(table) {
      for (const row of database.prepare(`select * from "${table}"`).iterate())
        yield { ...row } as Record<string, Cell>;
    },
    async close() {
      database.close();
    },
  };
}

/** Times and counts are whole numbers and not texts. */
const NUMBERS = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === INT8 ? Number : parsers.getTypeParser(oid, format)) as typeof parsers.getTypeParser,
};

/** One repeatable-read transaction; big tables come by a cursor. */
async function readPostgres(url: string): Promise<StoreReader> {
  const client = new Client({ connectionString: url, types: NUMBERS });
  await client.connect();
  await client.query('begin isolation level repeatable read read only');
  return {
    async migrations() {
      const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name');
      return rows.map(({ name }) => name);
    },
    async tables() {
      const { rows } = await client.query<{ name: string }>(
        `select table_name as name from information_schema.tables
         where table_schema = current_schema() and table_type = 'BASE TABLE' order by table_name`,
      );
      return rows.map(({ name }) => name).filter((name) => !LEFT_OUT.has(name));
    },
    async *rows(table) {
      await client.query(`declare page no scroll cursor for select * from "${table}"`);
      for (;;) {
        const { rows } = await client.query<Record<string, Cell>>(`fetch ${PAGE} from page`);
        yield* rows;
        if (rows.length < PAGE) break;
      }
      await client.query('close page');
    },
    async close() {
      await client.end();
    },
  };
}
