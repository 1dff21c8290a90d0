import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, types as parsers } from 'pg';
import type { Config } from '../config.ts';

/** How many rows are in memory at once. */
const PAGE = 500;
/** PostgreSQL's number for its `bigint`. */
const INT8 = 20;

/** The first line of a backup. */
export interface BackupHead {
  readonly nightjar: 'backup';
  readonly version: 1;
  /** The migrations the rows were written under. */
  readonly migrations: readonly string[];
  readonly at: string;
}

/** A value as a row keeps it: the schema has only texts and numbers. */
export type Cell = string | number | null;

/** A store held still: every read sees the same moment, while others go on writing. */
interface Still {
  migrations(): Promise<string[]>;
  tables(): Promise<string[]>;
  rows(table: string): AsyncIterable<Readonly<Record<string, Cell>>>;
  close(): Promise<void>;
}

/** Tables that are caches or the migrator's own. */
const LEFT_OUT = new Set(['snapshots', 'kysely_migration', 'kysely_migration_lock']);

/**
 * Writes everything into one file, while servers are running: JSON lines, the same from either store and for either,
 * with a hash over all of it at the end. The number of rows.
 */
export async function backup(config: Pick<Config, 'databaseUrl' | 'dataFolder'>, file: string): Promise<number> {
  const still = config.databaseUrl === null ? heldSqlite(config.dataFolder) : await heldPostgres(config.databaseUrl);
  const unfinished = `${file}.unfinished`;
  const hash = createHash('sha256');
  let count = 0;
  try {
    const target = await open(unfinished, 'w', 0o600);
    try {
      let waiting: string[] = [];
      const flush = async (): Promise<void> => {
        const text = waiting.join('');
        waiting = [];
        hash.update(text);
        await target.appendFile(text);
      };
      const line = async (json: unknown): Promise<void> => {
        waiting.push(`${JSON.stringify(json)}\n`);
        if (waiting.length >= PAGE) await flush();
      };
      const migrations = await still.migrations();
      await line({ nightjar: 'backup', version: 1, migrations, at: new Date().toISOString() } satisfies BackupHead);
      for (const table of await still.tables()) {
        for await (const row of still.rows(table)) {
          await line({ table, row });
          count += 1;
        }
      }
      await flush();
      await target.appendFile(`${JSON.stringify({ end: true, rows: count, sha256: hash.digest('hex') })}\n`);
      await target.sync();
    } finally {
      await target.close();
    }
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
    return count;
  } finally {
    await rm(unfinished, { force: true });
    await still.close();
  }
}

/** A read transaction beside the server's own connection: the write-ahead log keeps its moment. */
function heldSqlite(folder: string): Still {
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
async function heldPostgres(url: string): Promise<Still> {
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
