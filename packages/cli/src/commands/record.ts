import { MOST_ANSWERS, writeRecord } from '@nightjar/kernel';
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
  wholeNumber,
  withBots,
  withSetting,
} from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';

/** `record`: one game between bots, as its record on stdout; stderr says if it was truncated. */
export function addRecord(program: Command, terminal: Terminal, { say }: Spoken): void {
  withBots(withSetting(program.command('record <game>'), say), say('flag.bots', { grades }), say('flag.bot'))
    .description(say('record'))
    .option('-s, --seed <seed>', say('flag.seed'), '1')
    .option('--most <answers>', say('flag.most'), `${MOST_ANSWERS}`)
    .action(async (name: string, flags: SettingFlags & BotFlags & { seed: string; most: string }) => {
      const { game } = offered(name);
      const { options, players } = await readSetting(terminal, game, flags);
      const bots = botsFor(game, namesIn(flags, 'random'), players);
      const most = wholeNumber('most', flags.most, 1, MOST_ANSWERS);
      const { actions, scores } = playBots(game, options, flags.seed, bots, most);
      if (scores === null) terminal.note(`${say('record.truncated', { most })}\n`);
      const open = openRecord(
        game,
        options,
        flags.seed,
        bots.map((bot) => bot.name),
      );
      terminal.write(writeRecord(replayed(game, open, actions)));
    });
}
