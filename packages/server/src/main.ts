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

/** What is wrong with the environment, all of it. */
export class BadConfig extends Error {
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(`the environment is not right:\n${problems.map((problem) => `  ${problem}`).join('\n')}`);
    this.name = 'BadConfig';
    this.problems = problems;
  }
}

/** A server that answers. */
export interface Running {
  /** Where it listens, such as `http://127.0.0.1:4000`. */
  readonly address: string;
  readonly services: Services;
  readonly config: Config;
  /** Stops it: no new request is taken, streams end, requests in flight are answered. Rejects where that takes too long. */
  close(): Promise<void>;
}

/** What a test may replace. */
export interface Overrides extends Partial<Omit<ServicesSettings, keyof Config | 'log'>> {
  readonly logTo?: DestinationStream;
}

/** Closing everything after draining may take this long. */
const CLOSING_MS = 10_000;

/** Starts a server as the environment says. */
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
      // A client that still sends after this time is cut off.
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

/** Closing, or its failure if it is not over by then: a store that says nothing must not keep the process. */
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

/** Runs a server until it is told to stop. */
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
