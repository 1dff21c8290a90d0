import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres, sharedPostgres } from '../../scripts/postgres.mjs';
import { Child } from './child.ts';

/** Where a server keeps what it keeps; nothing of it outlives the bench. */
export interface Place {
  readonly folder: string;
  readonly database: string | null;
}

/** Lends a place out. */
export async function withPlace<T>(store: 'sqlite' | 'postgres', work: (place: Place) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
  const server = store === 'postgres' ? mkdtempSync(join(tmpdir(), 'nightjar-postgres-')) : null;
  // PostgreSQL runs as somebody else.
  if (server !== null) chmodSync(server, 0o755);
  try {
    return await work({ folder, database: server === null ? null : await sharedPostgres(server) });
  } finally {
    if (server !== null) removePostgres(server);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What our server is started with: limits that a load from one address does not meet, and no line per request. */
const hostEnv = (place: Place): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  NIGHTJAR_DATA: place.folder,
  ...(place.database === null ? {} : { DATABASE_URL: place.database }),
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
  NIGHTJAR_RATE_ROUTES: '100000',
  NIGHTJAR_STREAMS_ADDRESS: '100000',
});

/** Starts a server in a process of its own, and lends it out. */
export async function withServer<T>(
  file: string,
  place: Place,
  work: (address: string, server: Child) => Promise<T>,
): Promise<T> {
  const server = new Child(file, [], hostEnv(place));
  try {
    const { address } = await server.said<{ address: string }>();
    return await work(address, server);
  } finally {
    server.kill();
  }
}
