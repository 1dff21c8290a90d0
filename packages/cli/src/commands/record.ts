import { writeRecord } from '@nightjar/kernel';
import type { Command } from 'commander';
import { offered } from '../games.ts';
import { openRecord, playBots, replayed } from '../match.ts';
import {
  type BotFlags,
  botsFor,
  grades,
  namesIn,
  readSetting,
  type SettingFlags,
  withBots,
  withSetting,
} from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `record`: one game between bots, as its record on stdout. */
export function addRecord(program: Command, terminal: Terminal, { say }: Spoken): void {
  withBots(withSetting(program.command('record <game>'), say), say('flag.bots', { grades }), say('flag.bot'))
    .description(say('record'))
    .option('-s, --seed <seed>', say('flag.seed'), '1')
    .action(async (name: string, flags: SettingFlags & BotFlags & { seed: string }) => {
      const { game } = offered(name);
      const { options, players } = await readSetting(terminal, game, flags);
      const bots = botsFor(game, namesIn(flags, 'random'), players);
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
