import { perft, perftText } from '@nightjar/lab';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { readSetting, type SettingFlags, wholeNumber, withSetting } from '../setting.ts';
import type { Terminal } from '../terminal.ts';

/** `perft`: how many states lie so many answers deep, with one hash over all of them. */
export function addPerft(program: Command, terminal: Terminal): void {
  withSetting(program.command('perft <game>'))
    .description('count and hash all states up to so many answers deep')
    .option('-d, --depth <n>', 'how many answers deep', '2')
    .option('-s, --seed <seed>', 'the seed of the game', '1')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: SettingFlags & { depth: string; seed: string; json?: true }) => {
      const { game } = offered(name);
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const depth = wholeNumber('depth', flags.depth, 1, 12);
      const began = performance.now();
      const rows = perft(game, game.setup(options, flags.seed), depth);
      const seconds = (performance.now() - began) / 1000;
      if (flags.json) {
        const report = {
          game: game.name,
          rules: game.rules,
          mode: mode.id,
          players,
          seed: flags.seed,
          depth,
          seconds,
          rows,
        };
        terminal.write(`${JSON.stringify(report)}\n`);
      } else terminal.write(perftText(rows));
    });
}
