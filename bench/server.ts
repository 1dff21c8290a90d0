import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres, sharedPostgres } from '../scripts/postgres.mjs';
import { boardgameIoServer } from './peers.ts';
import { Child } from './server/child.ts';
import { type Growth, growth } from './server/growth.ts';
import { type Kept, keptInDatabase, keptInFolder } from './server/kept.ts';
import type { LoadPlan, LoadSaid } from './server/latency.ts';
import { type Memories, memories } from './server/memories.ts';
import { tablesOnOneStream } from './server/tables.ts';

export interface ServerBench {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly store: 'sqlite' | 'postgres';
  readonly nightjar: Loaded & Memories & Storing & { readonly tablesOnOneStream: number } & Partial<Growth & Starting>;
  readonly boardgameIo: Loaded;
  readonly least: Loaded;
  /** Ours by theirs. */
  readonly ratio: {
    readonly cpuToBoardgameIo: number;
    readonly cpuToLeast: number;
    readonly sentToBoardgameIo: number;
  };
  readonly fair: string;
}

export interface ServerPlan {
  readonly store: 'sqlite' | 'postgres';
  /** Whether to measure what takes long: growth, and how long a full store takes to start. */
  readonly isLong: boolean;
}

/** A load, and what each answer cost the server. */
interface Loaded extends LoadSaid {
  readonly cpuMicrosPerAnswer: number;
  readonly sentPerAnswer: number;
}

interface Storing {
  /** What an answer adds. */
  readonly keptPerAnswer: number;
  /** Of matches with so many answers, all that belongs to them included. */
  readonly keptPerMatch: number;
  readonly answersPerMatch: number;
  /** Of the database's own processes; null for the embedded store. */
  readonly storeMicrosPerAnswer: number | null;
}

interface Starting {
  /** Until it listens, with all the matches of the growth in its store. */
  readonly startMs: number;
}

const FAIR =
  'Each server runs in a process of its own with the load in another, on the same machine, one after the other, and is warm before ' +
  'it is measured. Ours and boardgame.io play the same rules with random legal answers at the same number of matches with ' +
  'two people each, check every answer, and send the view, the question, the legal answers and the score sheets to both people. ' +
  'Ours commits every answer before it is acknowledged, chains it and acknowledges it by its own reply before others are ' +
  'told; boardgame.io keeps its states in memory, tells everybody first, and its sender takes that as acknowledgement. The ' +
  'least server knows no rules: it commits something, replies and sends as many bytes.';

const MATCHES = 1000;
const PLAN: LoadPlan = { concurrency: 32, warmMs: 1_000, fullMs: 10_000, steadyMs: 10_000, steadyPerSecond: 1_000 };
/** Until the engine has compiled what there is to compile. */
const WARMING = { matches: 300, plan: { ...PLAN, warmMs: 0, fullMs: 8_000, steadyMs: 0 } };

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

/** Where a server keeps what it keeps; nothing of it outlives the bench. */
interface Place {
  readonly folder: string;
  readonly database: string | null;
}

async function withPlace<T>(store: ServerPlan['store'], work: (place: Place) => Promise<T>): Promise<T> {
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

async function withServer<T>(
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

/** Loads a server; `begins` is done when everybody sits and nobody has answered. */
async function load(
  file: string,
  address: string,
  server: Child,
  begins: () => Promise<void> = () => Promise.resolve(),
): Promise<Loaded> {
  const warming = new Child(file, [address, String(WARMING.matches), JSON.stringify(WARMING.plan)]);
  await warming.said<'ready'>();
  await warming.said<LoadSaid>();
  const people = new Child(file, [address, String(MATCHES), JSON.stringify(PLAN)]);
  try {
    await people.said<'ready'>();
    await begins();
    const before = await server.usage();
    const said = await people.said<LoadSaid>();
    const after = await server.usage();
    return {
      ...said,
      cpuMicrosPerAnswer: Math.round((after.cpu - before.cpu) / said.answers),
      sentPerAnswer: Math.round((after.sent - before.sent) / said.answers),
    };
  } finally {
    people.kill();
  }
}

/** Our own load, and what it left in the store. */
async function ours(place: Place): Promise<Loaded & Storing> {
  const kept = (): Kept | Promise<Kept> =>
    place.database === null ? keptInFolder(place.folder) : keptInDatabase(place.database);
  return withServer('./host.ts', place, async (address, server) => {
    const empty = await kept();
    let begun = empty;
    const loaded = await load('./load.ts', address, server, async () => {
      begun = await kept();
    });
    const { bytes, answers, matches, cpu } = await kept();
    const given = answers - begun.answers;
    return {
      ...loaded,
      keptPerAnswer: Math.round((bytes - begun.bytes) / given),
      keptPerMatch: Math.round((bytes - empty.bytes) / matches),
      answersPerMatch: Math.round(answers / matches),
      storeMicrosPerAnswer: cpu === null || begun.cpu === null ? null : Math.round((cpu - begun.cpu) / given),
    };
  });
}

async function grown(place: Place): Promise<Growth & Starting> {
  const measured = await withServer('./host.ts', place, growth);
  const began = performance.now();
  const startMs = await withServer('./host.ts', place, async () => Math.round(performance.now() - began));
  return { ...measured, startMs };
}

/** What an answer costs ours, boardgame.io's and the least possible server, one after the other, and what ours keeps and holds. */
export async function benchServer({ store, isLong }: ServerPlan, says: (what: string) => void): Promise<ServerBench> {
  const measure = async <T>(what: string, on: ServerPlan['store'], work: (place: Place) => Promise<T>): Promise<T> => {
    const measured = await withPlace(on, work);
    says(`${what}: ${JSON.stringify(measured)}`);
    return measured;
  };
  boardgameIoServer();
  const least = await measure('the least server', 'sqlite', (place) =>
    withServer('./least.ts', place, (address, server) => load('./load.ts', address, server)),
  );
  const boardgameIo = await measure("boardgame.io's server", 'sqlite', (place) =>
    withServer('./peer.ts', place, (address, server) => load('./peer-load.ts', address, server)),
  );
  const nightjar = await measure('our server', store, ours);
  const memory = await measure('memory', store, (place) => withServer('./host.ts', place, memories));
  const tables = await measure('tables', store, (place) => withServer('./host.ts', place, tablesOnOneStream));
  const growing = isLong ? await measure('growth', store, grown) : {};
  const [cpu] = cpus();
  const ratio = (one: number, other: number): number => Math.round((one / other) * 100) / 100;
  return {
    machine: { node: process.version, cpu: cpu?.model ?? '', cores: cpus().length },
    store,
    nightjar: { ...nightjar, ...memory, ...tables, ...growing },
    boardgameIo,
    least,
    ratio: {
      cpuToBoardgameIo: ratio(nightjar.cpuMicrosPerAnswer, boardgameIo.cpuMicrosPerAnswer),
      cpuToLeast: ratio(nightjar.cpuMicrosPerAnswer, least.cpuMicrosPerAnswer),
      sentToBoardgameIo: ratio(nightjar.sentPerAnswer, boardgameIo.sentPerAnswer),
    },
    fair: FAIR,
  };
}
