import { resolve } from 'node:path';
import type { Command } from 'commander';
import { serverConfig, told } from '../server-config.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `backup` and `restore`: everything a server keeps, in one file; servers may go on running while it is written. */
export function addBackup(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('backup <file>')
    .description(say('backup'))
    .action(async (file: string) => {
      const { backup } = await import('@nightjar/server');
      const rows = await backup(await serverConfig(), resolve(terminal.folder, file)).catch(told);
      terminal.write(`${say('backup.done', { file, rows })}\n`);
    });
  program
    .command('restore <file>')
    .description(say('restore'))
    .action(async (file: string) => {
      const { openLog, restore } = await import('@nightjar/server');
      const to = await serverConfig();
      const { rows, matches } = await restore(to, resolve(terminal.folder, file), openLog(to)).catch(told);
      terminal.write(`${say('restore.done', { file, rows, matches })}\n`);
    });
}
