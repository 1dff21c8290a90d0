import { perft, perftText } from '@nightjar/lab';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { readSetting, type SettingFlags, wholeNumber, withSetting } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `perft`: how many states lie so many answers deep, with one hash over all of them. */
export function addPerft(program: Command, terminal: Terminal, { say }: Spoken): void {
  withSetting(program.command('perft <game>'), say)
    .description(say('perft'))
    .option('-d, --depth <n>', say('perft.depth'), '2')
    .option('-s, --seed <seed>', say('flag.seed'), '1')
    .option('--json', say('flag.json'))
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
