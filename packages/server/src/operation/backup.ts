import { createHash } from 'node:crypto';
import { chmod, open, rename, rm } from 'node:fs/promises';
import type { Config } from '../config.ts';
import { openReader } from '../store/reader.ts';

/** Lines written at once. */
const PAGE = 500;

/** The first line of a backup. */
export interface BackupHead {
  readonly nightjar: 'backup';
  readonly version: 1;
  /** The migrations of the store that wrote the rows. */
  readonly migrations: readonly string[];
  readonly at: string;
}

/**
 * Writes the whole store into one file while servers run, and returns the number of rows. The format is JSON lines with
 * a hash at the end, the same from both kinds of store and for both.
 */
export async function backup(config: Pick<Config, 'databaseUrl' | 'dataFolder'>, file: string): Promise<number> {
  const reader = await openReader(config);
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
      const migrations = await reader.migrations();
      await line({ nightjar: 'backup', version: 1, migrations, at: new Date().toISOString() } satisfies BackupHead);
      for (const table of await reader.tables()) {
        for await (const row of reader.rows(table)) {
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
    await reader.close();
  }
}
