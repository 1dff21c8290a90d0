import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** What a store holds, and what its own processes have used. */
export interface Kept {
  readonly bytes: number;
  readonly matches: number;
  readonly answers: number;
  /** Microseconds on a core of a database on this machine; null where the store has no processes of its own. */
  readonly cpu: number | null;
}

const COUNTS = `select (select count(*) from matches) as matches, (select count(*) from events where kind = 'answer') as answers`;

export function keptInFolder(folder: string): Kept {
  const database = new DatabaseSync(join(folder, 'nightjar.sqlite'), { readOnly: true });
  try {
    const pages = database.prepare('select page_count * page_size as bytes from pragma_page_count, pragma_page_size');
    const { bytes } = pages.get() as { bytes: number };
    return { ...(database.prepare(COUNTS).get() as { matches: number; answers: number }), bytes, cpu: null };
  } finally {
    database.close();
  }
}

/** The server's own way to its database, as far as the bench goes it. */
interface Postgres {
  readonly Client: new (where: {
    connectionString: string;
  }) => {
    connect(): Promise<unknown>;
    query(text: string): Promise<{ readonly rows: readonly Readonly<Record<string, string>>[] }>;
    end(): Promise<void>;
  };
}
const SERVER = new URL('../../packages/server/package.json', import.meta.url);

export async function keptInDatabase(url: string): Promise<Kept> {
  const { Client } = createRequire(SERVER)('pg') as Postgres;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query(
      `${COUNTS}, pg_database_size(current_database()) as bytes, pg_backend_pid() as pid`,
    );
    const of = (name: string): number => Number(rows[0]?.[name]);
    return { bytes: of('bytes'), matches: of('matches'), answers: of('answers'), cpu: cpuAround(of('pid')) };
  } finally {
    await client.end();
  }
}

const TICK_MICROS = 10_000;

/** What the process that started this one has used, with everything it started. */
function cpuAround(pid: number): number | null {
  const [mine, all] = [
    statOf(pid),
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
  ];
  if (mine === null) return null;
  const family = all
    .flatMap((other) => statOf(other) ?? [])
    .filter(({ id, parent }) => id === mine.parent || parent === mine.parent);
  return family.reduce((sum, { cpu }) => sum + cpu, 0);
}

function statOf(id: number): { readonly id: number; readonly parent: number; readonly cpu: number } | null {
  try {
    const [, text = ''] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ');
    const field = text.split(' ').map(Number);
    // Its own time, and that of those it started which have ended.
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + (field[i] ?? 0), 0);
    return { id, parent: field[1] ?? 0, cpu: ticks * TICK_MICROS };
  } catch {
    return null;
  }
}
