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

/** The compile cache, so that two hundred starts do not compile the sources two hundred times. */
const CACHE = join(tmpdir(), 'nightjar-compile-cache');

/** Fills the compile cache by a start and a clean stop: a killed process writes none. */
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

/** A server in a process of its own, which may be killed. */
export interface ServerProcess {
  readonly child: ChildProcess;
  /** Resolves with its exit code or signal. */
  readonly died: Promise<NodeJS.Signals | number | null>;
}

export interface ServerProcessWish {
  readonly store: StoreSettings;
  readonly port: number;
  /** The fault point at which it dies, and at which pass. */
  readonly fault?: { readonly point: FaultPoint; readonly nth: number };
  /** Further variables; an empty value means the default. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Failed starts after which the test fails. */
const MOST_STARTS = 5;

/** Starts a server; resolves when it listens, or has died at its fault point. */
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
