import { faultText } from '@nightjar/kernel';
import type { Command } from 'commander';
import { readJson } from '../file.ts';
import { offered } from '../games.ts';
import type { Terminal } from '../terminal.ts';
import { failed } from '../trouble.ts';

/** `edition check`: whether a house edition is sound. */
export function addEdition(program: Command, terminal: Terminal): void {
  const edition = program.command('edition').description('look at house editions');
  edition
    .command('check <game> <file>')
    .description('check a house edition; "-" reads what is piped in')
    .option('--json', 'print one JSON object')
    .action(async (name: string, path: string, flags: { json?: true }) => {
      const { game } = offered(name);
      const hash = game.admit(await readJson(terminal, path));
      if (!hash.ok) failed(`${path}: ${faultText(hash.fault)}`);
      if (flags.json) terminal.write(`${JSON.stringify({ ok: true, game: game.name, edition: hash.value })}\n`);
      else terminal.write(`${path}: a sound edition of ${game.name}, ${hash.value}\n`);
    });
}
