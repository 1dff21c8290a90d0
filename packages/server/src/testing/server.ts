import { onTestFinished } from 'vitest';
import type { Clock } from '../clock.ts';
import type { Environment } from '../config.ts';
import { type Overrides, open, type Running } from '../main.ts';
import type { Engine } from '../store/store.ts';
import { Client, guest } from './client.ts';
import { newPlace, type Place } from './place.ts';

/** A real server on a port of its own. */
export interface TestServer extends Running {
  readonly place: Place;
  /** Everything it has logged, line by line. */
  readonly lines: string[];
  /** A client without a session. */
  stranger(): Client;
  guest(name?: string): Promise<Client & { id: string }>;
  /** Another server at the same place: on PostgreSQL beside this one, on SQLite after it was closed. */
  again(env?: Environment, instead?: Overrides): Promise<TestServer>;
}

/** Rate limits for tests, which send more than people do. */
const ENV: Environment = {
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'trace',
  NIGHTJAR_RATE_PERSON: '1000000',
  NIGHTJAR_RATE_ADDRESS: '1000000',
  NIGHTJAR_RATE_ROUTES: '10000',
  NIGHTJAR_WORKERS: '1',
};

export interface ServerWish {
  readonly env?: Environment;
  readonly instead?: Overrides;
  readonly clock?: Clock;
}

/** Starts a server for one test; it is gone when the test is over. */
export async function startServer(
  engine: Engine,
  { env = {}, instead = {}, clock }: ServerWish = {},
): Promise<TestServer> {
  const place = await newPlace(engine);
  onTestFinished(() => place.remove());
  return startAt(place, env, clock === undefined ? instead : { ...instead, clock });
}

async function startAt(place: Place, env: Environment, instead: Overrides): Promise<TestServer> {
  const lines: string[] = [];
  const { databaseUrl, dataFolder, poolSize } = place.settings;
  const running = await open(
    {
      ...ENV,
      NIGHTJAR_DATA: dataFolder,
      NIGHTJAR_POOL: String(poolSize ?? 8),
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...env,
    },
    { isTesting: true, ...instead, logTo: { write: (line: string) => void lines.push(line) } },
  );
  onTestFinished(() => running.close());
  return {
    ...running,
    place,
    lines,
    stranger: () => new Client(running.address),
    guest: (name) => guest(running.address, name),
    again: (moreEnv = {}, moreInstead = {}) => startAt(place, { ...env, ...moreEnv }, { ...instead, ...moreInstead }),
  };
}
