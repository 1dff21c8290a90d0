import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import server from '../package.json' with { type: 'json' };
import type { StreamLimits } from './stream/hub.ts';

/** The environment a process is started with. */
export type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Variables whose values never appear in a message or a log. */
const SECRET = /PASSWORD|PRIVATE|SECRET|TOKEN|DATABASE_URL/;

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,12}$/, 'must be a whole number')
    .transform(Number)
    .pipe(z.number().min(least, `must be at least ${least}`).max(most, `must be at most ${most}`));

const url = (protocols: readonly string[], what: string) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), `must be ${what}`);

const origin = url(['http:', 'https:'], 'an http or https address such as https://nightjar.example').refine(
  (text) => !URL.canParse(text) || new URL(text).origin === text.replace(/\/$/, ''),
  'must be scheme, host and port only, without a path',
);

const key = z.string().regex(/^[\w-]+$/, 'must be base64url');

/** The proxies whose `X-Forwarded-*` headers are trusted: none, a number of hops, or addresses. */
const trustProxy = z
  .string()
  .regex(/^(true|false|\d{1,2}|[\d.:a-fA-F/,\s]+|loopback)$/, 'must be false, true, a number of hops, or addresses')
  .transform((text): boolean | number | string => {
    if (text === 'true' || text === 'false') return text === 'true';
    return /^\d{1,2}$/.test(text) ? Number(text) : text;
  });

const VARIABLES = z.object({
  PORT: whole(0, 65_535).default(server.config.port),
  HOST: z.string().default('127.0.0.1'),
  NIGHTJAR_DATA: z.string().default('data'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'a postgres:// address').optional(),
  NIGHTJAR_ORIGIN: origin.optional(),
  NIGHTJAR_TRUST_PROXY: trustProxy.default(false),
  NIGHTJAR_WEB: z.string().optional(),
  NIGHTJAR_GAMES: z.string().optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`).default('info'),
  SMTP_HOST: z.string().optional(),
  SMTP_PORT: whole(1, 65_535).default(587),
  SMTP_USER: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: z.string().optional(),
  VAPID_PUBLIC_KEY: key.length(87, 'must have 87 characters of base64url').optional(),
  VAPID_PRIVATE_KEY: key.length(43, 'must have 43 characters of base64url').optional(),
  VAPID_SUBJECT: url(['mailto:', 'https:'], 'a mailto: or https: address').optional(),
  NIGHTJAR_POOL: whole(1, 200).default(16),
  NIGHTJAR_WORKERS: whole(1, 64).default(2),
  NIGHTJAR_BOT_MS: whole(50, 60_000).default(2000),
  NIGHTJAR_RATE_PERSON: whole(1, 1_000_000).default(300),
  NIGHTJAR_RATE_ADDRESS: whole(1, 1_000_000).default(1200),
  NIGHTJAR_RATE_ROUTES: whole(1, 100_000).default(1),
  NIGHTJAR_STREAMS_PERSON: whole(1, 1000).default(12),
  NIGHTJAR_STREAMS_ADDRESS: whole(1, 1_000_000).default(400),
  NIGHTJAR_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  NIGHTJAR_DRAIN_MS: whole(0, 600_000).default(10_000),
  /** Only for tests: where to crash (`faults.ts`). */
  NIGHTJAR_FAULT: z.string().optional(),
});

const TOGETHER: readonly (readonly [string, string])[] = [
  ['SMTP_HOST', 'SMTP_FROM'],
  ['SMTP_FROM', 'SMTP_HOST'],
  ['SMTP_USER', 'SMTP_PASSWORD'],
  ['SMTP_PASSWORD', 'SMTP_USER'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'],
  ['VAPID_PRIVATE_KEY', 'VAPID_PUBLIC_KEY'],
];

/** The configuration of a server. Times are milliseconds. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly dataFolder: string;
  /** Null for the embedded store in the data folder. */
  readonly databaseUrl: string | null;
  /** The public address; null to take the host that each request names. */
  readonly origin: string | null;
  readonly trustProxy: boolean | number | string;
  /** The folder of the built web app; null for the one in this repository, if it was built. */
  readonly webFolder: string | null;
  /** The address of a module that lists the games; null for ours. */
  readonly gameList: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly smtp: { host: string; port: number; from: string; user: string | null; password: string | null } | null;
  readonly vapid: { publicKey: string; privateKey: string } | null;
  /** The contact that push services may write to. */
  readonly vapidSubject: string;
  /** Connections to PostgreSQL. */
  readonly pool: number;
  readonly workers: number;
  /** How long a bot may think before a simpler one answers. */
  readonly botMs: number;
  readonly limits: Limits;
  /** The token that `/metrics` asks for; null closes `/metrics`. */
  readonly metricsToken: string | null;
  /** How long a stopping server waits for requests in flight. */
  readonly drainMs: number;
}

/** Rate limits, counted in windows of ten seconds, so that no client is shut out for long. */
export interface Limits extends StreamLimits {
  readonly perPerson: number;
  readonly perAddress: number;
  /** Multiplies the tighter limits of costly routes (guests, passwords, exports, new matches). */
  readonly routes: number;
}

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly problems: readonly string[] };

/**
 * Reads and checks the environment. It reports all problems at once: the variable, its value unless secret, and the
 * fault.
 */
export function readConfig(env: Environment): ReadConfig {
  // An empty variable is an unset one: compose files write `SMTP_HOST=` for "none".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const problems = [...strangers(given), ...alone(given)];
  const read = VARIABLES.safeParse(given);
  if (!read.success) {
    for (const issue of read.error.issues) problems.push(problem(String(issue.path[0]), given, issue.message));
  }
  if (!read.success || problems.length > 0) return { ok: false, problems };
  return { ok: true, config: configOf(read.data) };
}

function problem(name: string, given: Environment, what: string): string {
  const value = given[name];
  const shown = value === undefined ? 'is not set' : SECRET.test(name) ? '(hidden)' : JSON.stringify(value);
  return `${name} ${shown}: ${what}`;
}

/** A misspelt variable of ours is a problem; it would otherwise be ignored in silence. */
function strangers(given: Environment): string[] {
  const known = new Set(Object.keys(VARIABLES.shape));
  return Object.keys(given)
    .filter((name) => name.startsWith('NIGHTJAR_') && !name.startsWith('NIGHTJAR_TEST_') && !known.has(name))
    .map((name) => problem(name, given, 'no such variable'));
}

const alone = (given: Environment): string[] =>
  TOGETHER.filter(([a, b]) => given[a] !== undefined && given[b] === undefined).map(([a, b]) =>
    problem(b, given, `is needed together with ${a}`),
  );

function configOf(read: z.infer<typeof VARIABLES>): Config {
  const { SMTP_HOST, SMTP_FROM, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = read;
  const publicOrigin = read.NIGHTJAR_ORIGIN?.replace(/\/$/, '') ?? null;
  return {
    host: read.HOST,
    port: read.PORT,
    dataFolder: resolve(read.NIGHTJAR_DATA),
    databaseUrl: read.DATABASE_URL ?? null,
    origin: publicOrigin,
    trustProxy: read.NIGHTJAR_TRUST_PROXY,
    webFolder: read.NIGHTJAR_WEB === undefined ? null : resolve(read.NIGHTJAR_WEB),
    gameList: read.NIGHTJAR_GAMES === undefined ? null : pathToFileURL(resolve(read.NIGHTJAR_GAMES)).href,
    logLevel: read.LOG_LEVEL,
    smtp:
      SMTP_HOST === undefined || SMTP_FROM === undefined
        ? null
        : {
            host: SMTP_HOST,
            port: read.SMTP_PORT,
            from: SMTP_FROM,
            user: read.SMTP_USER ?? null,
            password: read.SMTP_PASSWORD ?? null,
          },
    vapid:
      VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined
        ? null
        : { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY },
    vapidSubject: read.VAPID_SUBJECT ?? publicOrigin?.replace(/^http:/, 'https:') ?? 'mailto:nobody@localhost',
    pool: read.NIGHTJAR_POOL,
    workers: read.NIGHTJAR_WORKERS,
    botMs: read.NIGHTJAR_BOT_MS,
    limits: {
      perPerson: read.NIGHTJAR_RATE_PERSON,
      perAddress: read.NIGHTJAR_RATE_ADDRESS,
      routes: read.NIGHTJAR_RATE_ROUTES,
      streamsPerPerson: read.NIGHTJAR_STREAMS_PERSON,
      streamsPerAddress: read.NIGHTJAR_STREAMS_ADDRESS,
    },
    metricsToken: read.NIGHTJAR_METRICS_TOKEN ?? null,
    drainMs: read.NIGHTJAR_DRAIN_MS,
  };
}
