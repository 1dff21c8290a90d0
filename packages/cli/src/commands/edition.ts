import { join } from 'node:path';
import { faultText } from '@nightjar/kernel';
import type { Command } from 'commander';
import { ROOT, readJson } from '../file.ts';
import { offered } from '../games.ts';
import { release } from '../release.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

/** `edition`: whether a house edition is sound, where the numbers of the default one come from, and its release. */
export function addEdition(program: Command, terminal: Terminal): void {
  const edition = program.command('edition').description('look at house editions and at the default one');
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
  edition
    .command('sources <game>')
    .description('list where the numbers of the default edition come from')
    .option('--json', 'print one JSON object')
    .action((name: string, flags: { json?: true }) => {
      const { game, sources = misused(`${name}: does not say where its numbers come from`) } = offered(name);
      if (flags.json) {
        terminal.write(`${JSON.stringify({ game: game.name, edition: game.edition, ...sources })}\n`);
        return;
      }
      for (const [source, meaning] of Object.entries(sources.legend)) terminal.write(`${source}: ${meaning}\n`);
      terminal.write('\n');
      for (const [place, { source, parts = {}, note }] of Object.entries(sources.of)) {
        const told = Object.entries(parts).map(([part, its]) => `${part}: ${its}`);
        const said = [source, told.length === 0 ? undefined : `(${told.join('; ')})`].filter(Boolean).join(' ');
        terminal.write(`${place}: ${[said, note].filter(Boolean).join('; ')}\n`);
      }
    });
  edition
    .command('release <game>')
    .description('name the default edition as it is now, and keep the one before under its names')
    .option('--folder <folder>', 'where edition.json and released.json are')
    .action(async (name: string, flags: { folder?: string }) => {
      const { game } = offered(name);
      const folder = flags.folder ?? join(ROOT, 'packages', name, 'data');
      terminal.write(`${await release(terminal, game, folder)}\n`);
    });
}
