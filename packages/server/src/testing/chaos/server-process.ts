import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FaultPoint } from '../../faults.ts';
import type { StoreSettings } from '../../store/store.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));

/** Compiled sources, so that two hundred servers do not compile them two hundred times. */
const CACHE = join(tmpdir(), 'nightjar-compile-cache');

/** Fills the cache by a life that ends well: a process that is killed writes none. */
export async function warmCompileCache(): Promise<void> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nightjar-warm-'));
  const { child, died } = await startServerProcess({
    store: { databaseUrl: null, dataFolder },
    port: await freePort(),
  });
  child.kill('SIGTERM');
  await died;
  rmSync(dataFolder, { recursive: true });
}

/** A port nobody uses now. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

/** One life of a server: a process of its own that may be killed. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolved with what it died of. */
  readonly died: Promise<NodeJS.Signals | number | null>;
}

export interface ServerProcessWish {
  readonly store: StoreSettings;
  readonly port: number;
  /** Where it is to die by itself, and at which passing. */
  readonly fault?: { readonly point: FaultPoint; readonly nth: number };
  /** What it is told otherwise; an empty value is its default. */
  readonly env?: Readonly<Record<string, string>>;
}

/** So often a server may fail to come up before something else is wrong. */
const MOST_STARTS = 5;

/** Starts a server and waits until it listens, or has met its fault on the way. */
export async function startServerProcess(wish: ServerProcessWish): Promise<ServerProcess> {
  for (let tries = 1; ; tries += 1) {
    const { running, said } = await begin(wish);
    if (said === 'up') return running;
    const cause = await running.died;
    if (cause === 'SIGKILL') return running;
    if (tries === MOST_STARTS) throw new Error(`a server did not come up: ${said}`);
    await pause(200);
  }
}

async function begin({
  store,
  port,
  fault,
  env = {},
}: ServerProcessWish): Promise<{ running: ServerProcess; said: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: CACHE,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'fatal',
      NIGHTJAR_DATA: store.dataFolder,
      NIGHTJAR_POOL: String(store.poolSize ?? 8),
      NIGHTJAR_WORKERS: '1',
      NIGHTJAR_RATE_PERSON: '1000000',
      NIGHTJAR_RATE_ADDRESS: '1000000',
      NIGHTJAR_RATE_ROUTES: '10000',
      ...(store.databaseUrl === null ? {} : { DATABASE_URL: store.databaseUrl }),
      ...(fault === undefined ? {} : { NIGHTJAR_FAULT: `${fault.point}:${fault.nth}` }),
      ...env,
    },
  });
  const died = new Promise<NodeJS.Signals | number | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  let errors = '';
  child.stderr?.on('data', (bytes: Buffer) => {
    errors = `${errors}${bytes.toString()}`.slice(-4000);
  });
  const up = new Promise<string>((resolve) => {
    const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream });
    lines.once('line', () => resolve('up'));
  });
  const said = await Promise.race([up, died.then(() => errors)]);
  return { running: { child, died }, said };
}
