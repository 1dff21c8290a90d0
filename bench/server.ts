import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { boardgameIoServer } from './peers.ts';
import { Child } from './server/child.ts';
import { type Growth, growth } from './server/growth.ts';
import type { LoadPlan, LoadSaid } from './server/latency.ts';
import { type Memories, memories } from './server/memories.ts';

export interface ServerBench {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly nightjar: Loaded & Memories & Growth;
  readonly boardgameIo: Loaded & { readonly bytesPerMatchWithSockets: number };
  readonly ratio: { readonly answersPerSecond: number; readonly p99: number; readonly cpu: number };
  readonly fair: string;
}

const FAIR =
  'Both servers run in one process each with the load in another, on the same machine, one after the other. Both play the ' +
  'same rules with random legal answers at the same number of matches with two people each, check every answer, and send ' +
  'the view, the question, the legal answers and the score sheets to both people. Ours commits every answer to SQLite ' +
  '(WAL, synchronous FULL), chains it and acknowledges it by its own reply before others are told; boardgame.io keeps its ' +
  'states in memory, tells everybody first, and its sender takes that as acknowledgement.';

const MATCHES = 1000;
const PLAN: LoadPlan = { concurrency: 32, warmMs: 3_000, fullMs: 15_000, steadyMs: 15_000, steadyPerSecond: 1_000 };

/** What our server is started with: limits that a load from one address does not meet, and no line per request. */
const hostEnv = (folder: string): Record<string, string> => ({
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'warn',
  NODE_ENV: 'production',
  NIGHTJAR_DATA: folder,
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
  NIGHTJAR_RATE_ROUTES: '100000',
  NIGHTJAR_STREAMS_ADDRESS: '100000',
});

async function withHost<T>(work: (address: string, host: Child) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-bench-'));
  const host = new Child('./host.ts', [], hostEnv(folder));
  try {
    const { address } = await host.said<{ address: string }>();
    return await work(address, host);
  } finally {
    host.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A load, and how much of a core each answer took the server. */
type Loaded = LoadSaid & { readonly cpuMicrosPerAnswer: number };

async function load(file: string, address: string, server: Child): Promise<Loaded> {
  const people = new Child(file, [address, String(MATCHES), JSON.stringify(PLAN)]);
  try {
    await people.said<'ready'>();
    const before = await server.usage();
    const said = await people.said<LoadSaid>();
    const after = await server.usage();
    return { ...said, cpuMicrosPerAnswer: Math.round((after.cpu - before.cpu) / said.answers) };
  } finally {
    people.kill();
  }
}

async function theirs(): Promise<ServerBench['boardgameIo']> {
  boardgameIoServer();
  const peer = new Child('./peer.ts', [], { NODE_ENV: 'production' });
  try {
    const { address } = await peer.said<{ address: string }>();
    const before = await peer.usage();
    const said = await load('./peer-load.ts', address, peer);
    const after = await peer.usage();
    return { ...said, bytesPerMatchWithSockets: Math.round((after.heap - before.heap) / MATCHES) };
  } finally {
    peer.kill();
  }
}

/** Answers per second, acknowledgements, memory and growth of our server, and the load on boardgame.io's in the same run. */
export async function benchServer(says: (what: string) => void): Promise<ServerBench> {
  const measure = async <T>(what: string, work: Promise<T>): Promise<T> => {
    const measured = await work;
    says(`${what}: ${JSON.stringify(measured)}`);
    return measured;
  };
  const ours = await measure(
    `our server, ${MATCHES} matches`,
    withHost((address, host) => load('./load.ts', address, host)),
  );
  const peers = await measure(`boardgame.io's server, ${MATCHES} matches`, theirs());
  const memory = await measure('memory', withHost(memories));
  const grown = await measure('cost per answer as the log and the store grow', withHost(growth));
  const [cpu] = cpus();
  return {
    machine: { node: process.version, cpu: cpu?.model ?? '', cores: cpus().length },
    nightjar: { ...ours, ...memory, ...grown },
    boardgameIo: peers,
    ratio: {
      answersPerSecond: Math.round((ours.full.answersPerSecond / peers.full.answersPerSecond) * 10) / 10,
      p99: Math.round((peers.full.ack.p99 / ours.full.ack.p99) * 10) / 10,
      cpu: Math.round((peers.cpuMicrosPerAnswer / ours.cpuMicrosPerAnswer) * 10) / 10,
    },
    fair: FAIR,
  };
}
