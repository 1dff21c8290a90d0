import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import { buildApp } from './app.ts';
import { type Config, type Environment, readConfig } from './config.ts';
import type { Log } from './log.ts';
import { followConnections } from './operation/connections.ts';
import { openLog } from './operation/logs.ts';
import { startPurging } from './operation/purge.ts';
import { openServices, type Services, type ServicesSettings } from './services.ts';

/** Every problem of the environment. */
export class BadConfig extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`the environment is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BadConfig';
    this.problems = problems;
  }
}

/** A running server. */
export interface Running {
  /** Its address, such as `http://127.0.0.1:4000`. */
  readonly address: string;
  readonly services: Services;
  readonly config: Config;
  /** Stops: accepts no new request, ends the streams, finishes requests in flight. Rejects if that takes too long. */
  close(): Promise<void>;
}

/** The parts that a test may replace. */
export interface Overrides extends Partial<Omit<ServicesSettings, keyof Config | 'log'>> {
  readonly logTo?: DestinationStream;
}

/** After draining, closing the parts may take this long. */
const CLOSING_MS = 10_000;

/** Starts a server with this environment. */
export async function open(env: Environment, overrides: Overrides = {}): Promise<Running> {
  const read = readConfig(env);
  if (!read.ok) throw new BadConfig(read.problems);
  const { config } = read;
  const { logTo, ...others } = overrides;
  const log = openLog(config, logTo);
  const { databaseUrl, dataFolder, pool: poolSize, workers, botMs, limits: streams, gameList } = config;
  const { origin, smtp, vapid, vapidSubject } = config;
  const services = await openServices({
    databaseUrl,
    dataFolder,
    poolSize,
    workers,
    botMs,
    streams,
    gameList,
    origin,
    smtp,
    vapid,
    vapidSubject,
    log,
    ...others,
  });
  const state = { isDraining: false };
  try {
    // Workers start with the server, so that the first bot does not wait for one. Few tests need them.
    const working = overrides.isTesting === true ? null : services.workers.begin();
    const app = await buildApp(services, config, state);
    const drainConnections = followConnections(app.server);
    await working;
    await services.due.start();
    const stopPurging = startPurging(services);
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    log.info({ address, store: services.store.engine }, 'listening');
    let closing: Promise<void> | null = null;
    const close = async (): Promise<void> => {
      state.isDraining = true;
      log.info({}, 'draining');
      stopPurging();
      await services.hub.close();
      // Clients that still send after this time are disconnected.
      const late = setTimeout(() => app.server.closeAllConnections(), config.drainMs);
      try {
        const closed = app.close();
        drainConnections();
        await closed;
      } finally {
        clearTimeout(late);
        await services.close();
      }
      log.info({}, 'stopped');
    };
    const mostMs = config.drainMs + CLOSING_MS;
    return { address, services, config, close: () => (closing ??= within(mostMs, close(), log)) };
  } catch (error) {
    await services.close();
    throw error;
  }
}

/**
 * Resolves when it is closed, and rejects after a limit: a store that does not answer must not keep the process alive.
 */
async function within(mostMs: number, closed: Promise<void>, log: Log): Promise<void> {
  const late = new AbortController();
  const tooLate = pause(mostMs, undefined, late).then(() => {
    log.error({ afterMs: mostMs }, 'not everything could be closed in time');
    throw new Error(`not everything could be closed within ${mostMs} ms`);
  });
  try {
    await Promise.race([closed, tooLate]);
  } finally {
    tooLate.catch(() => undefined);
    late.abort();
  }
}

/** Runs a server until a signal stops it. */
export async function run(env: Environment): Promise<void> {
  let running: Running;
  try {
    running = await open(env);
  } catch (error) {
    process.stderr.write(`nightjar: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(error instanceof BadConfig ? 2 : 1);
  }
  process.stdout.write(`nightjar: ${running.config.origin ?? running.address}\n`);
  const stop = (): void => {
    running.close().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`nightjar: ${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

if (import.meta.main) await run(process.env);
