import { resolve } from 'node:path';
import type { Config } from '@nightjar/server';
import type { Command } from 'commander';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `backup` and `restore`: everything a server keeps, in one file; servers may go on running while it is written. */
export function addBackup(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('backup <file>')
    .description(say('backup'))
    .action(async (file: string) => {
      const { backup } = await import('@nightjar/server');
      const rows = await backup(await config(), resolve(terminal.folder, file)).catch(told);
      terminal.write(`${say('backup.done', { file, rows })}\n`);
    });
  program
    .command('restore <file>')
    .description(say('restore'))
    .action(async (file: string) => {
      const { openLog, restore } = await import('@nightjar/server');
      const to = await config();
      const { rows, matches } = await restore(to, resolve(terminal.folder, file), openLog(to)).catch(told);
      terminal.write(`${say('restore.done', { file, rows, matches })}\n`);
    });
}

async function config(): Promise<Config> {
  const { readConfig } = await import('@nightjar/server');
  const read = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  if (!read.ok) failed('server', { why: read.problems.join('; ') });
  return read.config;
}

const told = (error: unknown): never =>
  failed('server', { why: error instanceof Error ? error.message : String(error) });
