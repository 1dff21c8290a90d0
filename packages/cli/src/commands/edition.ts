import { join } from 'node:path';
import { faultText } from '@nightjar/kernel';
import type { Command } from 'commander';
import { ROOT, readJson } from '../file.ts';
import { offered } from '../games.ts';
import { release } from '../release.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

/** `edition`: whether a house edition is sound, where the numbers of the default one come from, and its release. */
export function addEdition(program: Command, terminal: Terminal, { say }: Spoken): void {
  const edition = program.command('edition').description(say('edition'));
  edition
    .command('check <game> <file>')
    .description(say('edition.check'))
    .option('--json', say('flag.json'))
    .action(async (name: string, path: string, flags: { json?: true }) => {
      const { game } = offered(name);
      const hash = game.admit(await readJson(terminal, path));
      if (!hash.ok) failed('file', { file: path, fault: faultText(hash.fault) });
      if (flags.json) terminal.write(`${JSON.stringify({ ok: true, game: game.name, edition: hash.value })}\n`);
      else terminal.write(`${say('edition.sound', { file: path, game: game.name, edition: hash.value })}\n`);
    });
  edition
    .command('sources <game>')
    .description(say('edition.sources'))
    .option('--json', say('flag.json'))
    .action((name: string, flags: { json?: true }) => {
      const { game, sources = misused('noSources', { game: name }) } = offered(name);
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
    .description(say('edition.release'))
    .option('--folder <folder>', say('edition.folder'))
    .action(async (name: string, flags: { folder?: string }) => {
      const { game } = offered(name);
      const folder = flags.folder ?? join(ROOT, 'packages', name, 'data');
      const { how, file, edition: released } = await release(terminal, game, folder);
      terminal.write(`${say(`edition.${how}`, { file, edition: released })}\n`);
    });
}
