import { type ArenaReport, arena, gamesPlanned, type Measured } from '@nightjar/bots';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { offered } from '../games.ts';
import { botsNamed, readSetting, type SettingFlags, wholeNumber, withSetting } from '../setting.ts';
import type { Terminal } from '../terminal.ts';
import { misused } from '../trouble.ts';

interface Flags extends SettingFlags {
  readonly bots: string;
  readonly games: string;
  readonly seed: string;
  readonly json?: true;
}

/** `arena`: bots against each other in all seat orders on the same seeds. */
export function addArena(program: Command, terminal: Terminal): void {
  withSetting(program.command('arena <game>'))
    .description('let bots meet in all seat orders on the same seeds')
    .requiredOption('-b, --bots <names>', 'at least two, such as greedy,search:1000')
    .option('-g, --games <n>', 'games for each line-up, rounded up to whole seeds', '100')
    .option('-s, --seed <seed>', 'seeds are "<seed>/<i>"', '1')
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const bots = botsNamed(game, flags.bots);
      const names = bots.map((bot) => bot.name);
      if (players < 2) misused('players: an arena needs at least two');
      if (names.length < 2 || new Set(names).size !== names.length)
        misused('bots: at least two different ones must meet');
      const games = wholeNumber('games', flags.games, 1, 1_000_000);
      const bar = startBar(terminal, 'games', gamesPlanned({ bots, players, games }));
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
      terminal.write(flags.json ? `${JSON.stringify(report)}\n` : told(names, step.value));
    });
}

/** The cross-table: the row's win rate against the column, with its interval, and the mean difference in points. */
function told(names: readonly string[], { games, duels, standings }: ArenaReport): string {
  const width = Math.max(14, ...names.map((name) => name.length)) + 2;
  const cell = (text: string): string => text.padEnd(Math.max(width, 26));
  const lines = [
    `${games} games; win rate [95 %] and points ahead of the column`,
    ''.padEnd(width) + names.map(cell).join(''),
  ];
  for (const bot of names) {
    const row = names.map((against) => {
      const duel = duels.find((known) => known.bot === bot && known.against === against);
      return cell(duel === undefined ? '–' : `${percent(duel.winRate)} ${signed(duel.scoreDifference.mean)}`);
    });
    lines.push(`${bot.padEnd(width)}${row.join('')}`.trimEnd());
  }
  lines.push(
    '',
    ...standings.map(
      ({ bot, meanScore, meanPlace }) =>
        `${bot.padEnd(width)}${meanScore.toFixed(1)} points, place ${meanPlace.toFixed(2)}`,
    ),
  );
  return `${lines.join('\n')}\n`;
}

const percent = ({ mean, low, high }: Measured): string =>
  `${(mean * 100).toFixed(1)} % [${(low * 100).toFixed(0)}, ${(high * 100).toFixed(0)}]`;
const signed = (points: number): string => `${points >= 0 ? '+' : ''}${points.toFixed(1)}`;
