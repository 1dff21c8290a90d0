import { writeRecord } from '@nightjar/kernel';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { openRecord, playBots, replayed } from '../match.ts';
import { botsFor, readSetting, type SettingFlags, withSetting } from '../setting.ts';
import type { Terminal } from '../terminal.ts';

/** `record`: one game between bots, as its record on stdout. */
export function addRecord(program: Command, terminal: Terminal): void {
  withSetting(program.command('record <game>'))
    .description('play one game between bots and print its record')
    .option('-s, --seed <seed>', 'the seed of the game', '1')
    .option(
      '-b, --bot <names>',
      "random, greedy, search:1000, search:300ms, or a bot of the game's own; several for several seats",
      'random',
    )
    .action(async (name: string, flags: SettingFlags & { seed: string; bot: string }) => {
      const { game } = offered(name);
      const { options, players } = await readSetting(terminal, game, flags);
      const bots = botsFor(game, flags.bot, players);
      const { actions } = playBots(game, options, flags.seed, bots);
      const open = openRecord(
        game,
        options,
        flags.seed,
        bots.map((bot) => bot.name),
      );
      terminal.write(writeRecord(replayed(game, open, actions)));
    });
}
