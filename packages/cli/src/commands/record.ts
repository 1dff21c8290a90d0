import { writeRecord } from '@nightjar/kernel';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { openRecord, playBots, replayed } from '../match.ts';
import { botsFor, grades, readSetting, type SettingFlags, withSetting } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `record`: one game between bots, as its record on stdout. */
export function addRecord(program: Command, terminal: Terminal, { say }: Spoken): void {
  withSetting(program.command('record <game>'), say)
    .description(say('record'))
    .option('-s, --seed <seed>', say('flag.seed'), '1')
    .option('-b, --bot <names>', say('flag.bot', { grades }), 'random')
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
