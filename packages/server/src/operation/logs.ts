import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from '../config.ts';

/** Fields that are never written, wherever an object carries them. */
const SECRETS = ['password', 'newPassword', 'token', 'code', 'cookie', 'authorization', 'secret', 'seed', 'privateKey'];

/** A log of structured lines without secrets. It writes to the standard output unless a test passes a stream. */
export function openLog(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: { pid: process.pid },
    redact: {
      paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-${name}"]`]),
      censor: '(hidden)',
    },
    // Errors of database drivers may contain values of a statement: only kind and place are logged.
    serializers: { err: (error: unknown) => told(error) },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

/** Codes of Node, of Fastify and of databases. */
const KIND = /^([A-Z][A-Z0-9_]*|[0-9A-Z]{5}|[a-z]+(-[a-z]+)*)$/;

function told(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack } = error;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // A field named `code` is always hidden, because it may be a code that a person types.
  const kind = typeof code === 'string' && KIND.test(code) ? code : undefined;
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  return {
    name,
    message,
    stack,
    ...(kind === undefined ? {} : { kind }),
    ...(typeof errcode === 'number' ? { errcode } : {}),
    ...(cause ? { cause } : {}),
  };
}
