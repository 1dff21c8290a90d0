import { createHash } from 'node:crypto';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { offered } from '../games.ts';
import { openRecord, playBots, replayed } from '../match.ts';
import { botsFor, readSetting, type SettingFlags, wholeNumber, withSetting } from '../setting.ts';
import type { Terminal } from '../terminal.ts';

interface Flags extends SettingFlags {
  readonly games: string;
  readonly seed: string;
  readonly bot: string;
  readonly json?: true;
}

/**
 * `simulate`: many games between bots. Game i has the seed `<seed>/<i>`. Only playing is timed; each game is then played
 * again by its record, and the hash is the SHA-256 over the seals of all records in order, so it covers every answer
 * and every final state.
 */
export function addSimulate(program: Command, terminal: Terminal): void {
  withSetting(program.command('simulate <game>'))
    .description('play many games between bots and measure them')
    .option('-g, --games <n>', 'how many games', '100')
    .option('-s, --seed <seed>', 'game i is played with the seed "<seed>/<i>"', '1')
    .option(
      '-b, --bot <names>',
      "random, greedy, search:1000, search:300ms, or a bot of the game's own; several for several seats",
      'random',
    )
    .option('--json', 'print one JSON object')
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const games = wholeNumber('games', flags.games, 1, 10_000_000);
      const bots = botsFor(game, flags.bot, players);
      const names = bots.map((bot) => bot.name);
      const sums = names.map(() => 0);
      const hash = createHash('sha256');
      const bar = startBar(terminal, 'games', games);
      let answers = 0;
      let ms = 0;
      for (let i = 0; i < games; i += 1) {
        const seed = `${flags.seed}/${i}`;
        const began = performance.now();
        const { actions, scores } = playBots(game, options, seed, bots);
        ms += performance.now() - began;
        answers += actions.length;
        for (const [seat, score] of scores.entries()) sums[seat] = (sums[seat] as number) + score;
        hash.update(`${replayed(game, openRecord(game, options, seed, names), actions).hash}\n`);
        if (i % 16 === 0) bar.at(i);
      }
      bar.stop();
      const seconds = ms / 1000;
      const report = {
        game: game.name,
        rules: game.rules,
        mode: mode.id,
        players,
        bots: names,
        seed: flags.seed,
        games,
        answers,
        seconds,
        gamesPerSecond: games / seconds,
        answersPerSecond: answers / seconds,
        meanScores: sums.map((sum) => sum / games),
        hash: hash.digest('hex'),
      };
      if (flags.json) {
        terminal.write(`${JSON.stringify(report)}\n`);
        return;
      }
      const scores = report.meanScores.map((score, seat) => `${names[seat]} ${score.toFixed(1)}`).join(', ');
      terminal.write(
        `${games} games, ${answers} answers in ${seconds.toFixed(2)} s: ${report.gamesPerSecond.toFixed(0)} games/s, ` +
          `${report.answersPerSecond.toFixed(0)} answers/s\nmean scores: ${scores}\nhash: ${report.hash}\n`,
      );
    });
}
