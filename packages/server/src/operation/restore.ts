import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { isObject, type Json, parseJson } from '@nightjar/kernel';
import { Migrator } from 'kysely';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { requireChain } from '../match/log.ts';
import { genesisOf } from '../match/open.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openUnmigrated } from '../store/open.ts';
import type { Cell } from '../store/reader.ts';
import type { Db, Schema } from '../store/schema.ts';
import type { BackupHead } from './backup.ts';

const PAGE = 200;

type Row = Readonly<Record<string, Cell>>;

/** What a restored store contains. */
export interface Restored {
  readonly rows: number;
  readonly matches: number;
}

/**
 * Fills an empty store from a backup of either kind, all or nothing. A file that is truncated or changed, or a log
 * whose hashes do not chain, leaves the store empty.
 */
export async function restore(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'pool'>,
  file: string,
  log: Log,
): Promise<Restored> {
  const head = await headOf(file);
  const unknown = head.migrations.find((name) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown !== undefined) throw new Error(`the backup is of a newer server: it has the migration ${unknown}`);
  const { databaseUrl, dataFolder, pool: poolSize } = config;
  const store = await openUnmigrated({ databaseUrl, dataFolder, poolSize }, log);
  try {
    const migrator = new Migrator({
      db: store.db,
      provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
    });
    await mustBeEmpty(store.db, migrator);
    const { error } = await migrator.migrateTo(head.migrations.at(-1) as string);
    if (error !== undefined) throw new Error('the store could not be prepared', { cause: error });
    const restored = await store.db.transaction().execute((trx) => fill(trx, file));
    const newest = await migrator.migrateToLatest();
    if (newest.error !== undefined)
      throw new Error('the store could not be brought up to date', { cause: newest.error });
    return restored;
  } finally {
    await store.close();
  }
}

async function mustBeEmpty(db: Db, migrator: Migrator): Promise<void> {
  const migrated = (await migrator.getMigrations()).some(({ executedAt }) => executedAt !== undefined);
  if (!migrated) return;
  // A store that a server has opened once already contains its keys.
  const keys = await db.selectFrom('keys').select('name').limit(1).execute();
  const people = await db.selectFrom('people').select('id').limit(1).execute();
  const matches = await db.selectFrom('matches').select('id').limit(1).execute();
  if (keys.length + people.length + matches.length > 0) {
    throw new Error('the store is not empty; restore into a new one');
  }
}

async function headOf(file: string): Promise<BackupHead> {
  for await (const text of createInterface({ input: createReadStream(file) })) {
    const parsed = parseJson(text);
    if (parsed.ok && isObject(parsed.value) && parsed.value['nightjar'] === 'backup' && parsed.value['version'] === 1) {
      return parsed.value as unknown as BackupHead;
    }
    break;
  }
  throw new Error('this is no backup of Nightjar');
}

async function fill(trx: Db, file: string): Promise<Restored> {
  const hash = createHash('sha256');
  let rows = 0;
  let end: Json | null = null;
  let page: { table: string; rows: Row[] } = { table: '', rows: [] };
  const flush = async (): Promise<void> => {
    if (page.rows.length > 0)
      await trx
        .insertInto(page.table as keyof Schema)
        .values(page.rows)
        .execute();
    page = { table: page.table, rows: [] };
  };
  for await (const text of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    if (end !== null) throw new Error('the backup goes on after its end');
    const parsed = parseJson(text);
    if (!parsed.ok || !isObject(parsed.value)) throw new Error(`line ${rows + 2} of the backup is broken`);
    const { table, row } = parsed.value;
    if (Object.hasOwn(parsed.value, 'end')) {
      end = parsed.value;
      continue;
    }
    hash.update(`${text}\n`);
    if (typeof table !== 'string' || row === undefined) continue;
    if (page.table !== table || page.rows.length >= PAGE) {
      await flush();
      page = { table, rows: [] };
    }
    page.rows.push(keepable(row as Row));
    rows += 1;
  }
  await flush();
  if (!isObject(end ?? undefined)) throw new Error('the backup is cut short');
  const { sha256, rows: counted } = end as { sha256?: Json; rows?: Json };
  if (sha256 !== hash.digest('hex') || counted !== rows) throw new Error('the backup was changed after it was made');
  return { rows, matches: await verifyLogs(trx) };
}

/** Old SQLite stores may contain U+0000, which PostgreSQL cannot store. No log contains one: JSON escapes it. */
const keepable = (row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name,
      typeof cell === 'string' ? cell.replaceAll('\0', '\uFFFD') : cell,
    ]),
  );

/** Every match's log must chain from its first event to the hash its match names. */
async function verifyLogs(trx: Db): Promise<number> {
  const matches = await trx.selectFrom('matches').select(['id', 'seq', 'hash']).execute();
  for (const { id, seq, hash } of matches) {
    const rows = await trx.selectFrom('events').selectAll().where('match', '=', id).orderBy('seq').execute();
    requireChain(id, { seq: 0, hash: genesisOf(id) }, rows);
    const last = rows.at(-1);
    if ((last?.seq ?? 0) !== seq || (last?.hash ?? genesisOf(id)) !== hash) {
      throw new Error(`the log of match ${id} does not lead to its end`);
    }
  }
  return matches.length;
}
