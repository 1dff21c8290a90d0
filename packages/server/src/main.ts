import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { DestinationStream } from 'pino';
import { buildApp } from './app.ts';
import { type Config, type Environment, readConfig } from './config.ts';
import type { Log } from './log.ts';
import { followConnections } from './operation/drain.ts';
import { inTurn } from './operation/in-turn.ts';
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
  /** Stops it: nothing new is taken, streams are told, what was begun is finished. What takes too long is let be, and it fails. */
  close(): Promise<void>;
}

/** What a test may put in place of the real thing. */
export interface Overrides extends Partial<Omit<ServicesSettings, keyof Config | 'log'>> {
  readonly logTo?: DestinationStream;
}

/** What is closed once the draining is over may take so long. */
const CLOSING_MS = 10_000;

/** Starts a server as the environment says. */
export async function open(env: Environment, instead: Overrides = {}): Promise<Running> {
  const read = readConfig(env);
  if (!read.ok) throw new BadConfig(read.problems);
  const { config } = read;
  const { logTo, ...others } = instead;
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
    // No bot waits for its worker, however short the lives of servers are. Few tests ask a bot, and all would wait.
    const hired = instead.isTesting === true ? null : services.workers.begin();
    const app = await buildApp(services, config, state);
    inTurn(app.server);
    const letGo = followConnections(app.server);
    await hired;
    await services.due.start();
    const letBe = startPurging(services);
    await app.listen({ host: config.host, port: config.port });
    const { port } = app.server.address() as AddressInfo;
    const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
    log.info({ address, store: services.store.engine }, 'listening');
    let closing: Promise<void> | null = null;
    const close = async (): Promise<void> => {
      state.isDraining = true;
      log.info({}, 'draining');
      letBe();
      await services.hub.close();
      // Whoever still sends after this long is cut off.
      const late = setTimeout(() => app.server.closeAllConnections(), config.drainMs);
      try {
        const closed = app.close();
        letGo();
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
    log.error({ afterMs: mostMs }, 'not everything could be closed; it is let be');
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
