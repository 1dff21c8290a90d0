import type { Config } from '@nightjar/server';
import { failed } from './trouble.ts';

/** Where a server keeps everything, as the environment says. */
export async function serverConfig(): Promise<Config> {
  const { readConfig } = await import('@nightjar/server');
  const read = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (!read.ok) failed('server', { why: read.problems.join('; ') });
  return read.config;
}

/** What went wrong, in one line. */
export const told = (error: unknown): never =>
  failed('server', { why: error instanceof Error ? error.message : String(error) });
