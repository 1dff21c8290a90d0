import { resolve } from 'node:path';
import type { Command } from 'commander';
import { serverConfig, told } from '../server-config.ts';
import type { Terminal } from '../terminal.ts';

/** `backup` and `restore`: everything a server keeps, in one file; servers may go on running while it is written. */
export function addBackup(program: Command, terminal: Terminal): void {
  program
    .command('backup <file>')
    .description("write everything the server's store holds into one file; the environment names the store")
    .action(async (file: string) => {
      const { backup } = await import('@nightjar/server');
      const rows = await backup(await serverConfig(), resolve(terminal.folder, file)).catch(told);
      terminal.write(`${file}: ${rows} rows\n`);
    });
  program
    .command('restore <file>')
    .description('fill an empty store from a backup, all or nothing; every hash chain is followed first')
    .action(async (file: string) => {
      const { openLog, restore } = await import('@nightjar/server');
      const to = await serverConfig();
      const { rows, matches } = await restore(to, resolve(terminal.folder, file), openLog(to)).catch(told);
      terminal.write(`${file}: ${rows} rows, ${matches} matches\n`);
    });
}
