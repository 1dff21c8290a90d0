import { type ArenaReport, arena, gamesPlanned, type Measured } from '@nightjar/bots';
import { numbersIn } from '@nightjar/words';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { offered } from '../games.ts';
import { botsNamed, readSetting, type SettingFlags, wholeNumber, withSetting } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { misused } from '../trouble.ts';

interface Flags extends SettingFlags {
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: true;
}

/** `arena`: bots against each other in all seat orders on the same seeds. */
export function addArena(program: Command, terminal: Terminal, spoken: Spoken): void {
  const { say } = spoken;
  withSetting(program.command('arena <game>'), say)
    .description(say('arena'))
    .requiredOption('-b, --bots <names>', say('arena.bots'))
    .option('-g, --games <n>', say('arena.games'), '100')
    .option('-s, --seed <seed>', say('arena.seed'), '1')
    .option('--json', say('flag.json'))
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const bots = botsNamed(game, flags.bots);
      const names = bots.map((bot) => bot.name);
      if (players < 2) misused('arenaPlayers');
      if (names.length < 2 || new Set(names).size !== names.length) misused('arenaBots');
      const games = wholeNumber('games', flags.games, 1, 1_000_000);
      const bar = startBar(terminal, say('bar.games'), gamesPlanned({ bots, players, games }));
      const began = performance.now();
      const playing = arena({ game, options, players, bots, games, seed: flags.seed });
      let step = playing.next();
      while (!step.done) {
        bar.at(step.value);
        step = playing.next();
      }
      bar.stop();
      const seconds = (performance.now() - began) / 1000;
      const report = { game: game.name, mode: mode.id, players, seed: flags.seed, bots: names, seconds, ...step.value };
      terminal.write(flags.json ? `${JSON.stringify(report)}\n` : told(names, step.value, spoken));
    });
}

/** The cross-table: the row's win rate against the column, with its interval, and the mean difference in points. */
function told(names: readonly string[], { games, duels, standings }: ArenaReport, { lang, say }: Spoken): string {
  const whole = numbersIn(lang, { maximumFractionDigits: 0 });
  const tenths = numbersIn(lang, places(1));
  const hundredths = numbersIn(lang, places(2));
  const ahead = numbersIn(lang, { ...places(1), signDisplay: 'always' });
  const percent = ({ mean, low, high }: Measured): string =>
    `${tenths(mean * 100)} % [${whole(low * 100)}, ${whole(high * 100)}]`;
  const width = Math.max(14, ...names.map((name) => name.length)) + 2;
  const cell = (text: string): string => text.padEnd(Math.max(width, 26));
  const lines = [say('arena.head', { games }), ''.padEnd(width) + names.map(cell).join('')];
  for (const bot of names) {
    const row = names.map((against) => {
      const duel = duels.find((known) => known.bot === bot && known.against === against);
      return cell(duel === undefined ? '–' : `${percent(duel.winRate)} ${ahead(duel.scoreDifference.mean)}`);
    });
    lines.push(`${bot.padEnd(width)}${row.join('')}`.trimEnd());
  }
  lines.push(
    '',
    ...standings.map(
      ({ bot, meanScore, meanPlace }) =>
        `${bot.padEnd(width)}${say('arena.standing', { points: tenths(meanScore), place: hundredths(meanPlace) })}`,
    ),
  );
  return `${lines.join('\n')}\n`;
}

const places = (n: number) => ({ minimumFractionDigits: n, maximumFractionDigits: n });
