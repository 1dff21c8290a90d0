import { createHash } from 'node:crypto';
import { MOST_ANSWERS } from '@nightjar/kernel';
import { numbersIn } from '@nightjar/words';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
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

interface Flags extends SettingFlags, BotFlags {
  readonly games: string;
  readonly seed: string;
  readonly most: string;
  readonly json?: true;
}

/**
 * `simulate`: many games between bots. Game i has the seed `<seed>/<i>`. Only playing is timed; each game is then played
 * again by its record, and the hash is the SHA-256 over the seals of all records in order, so it covers every answer
 * and every final state. A game that is not over after the most answers is cut off, and no score of it counts.
 */
export function addSimulate(program: Command, terminal: Terminal, { lang, say }: Spoken): void {
  withBots(withSetting(program.command('simulate <game>'), say), say('flag.bots', { grades }), say('flag.bot'))
    .description(say('simulate'))
    .option('-g, --games <n>', say('simulate.games'), '100')
    .option('-s, --seed <seed>', say('simulate.seed'), '1')
    .option('--most <answers>', say('flag.most'), `${MOST_ANSWERS}`)
    .option('--json', say('flag.json'))
    .action(async (name: string, flags: Flags) => {
      const { game } = offered(name);
      const { options, players, mode } = await readSetting(terminal, game, flags);
      const games = wholeNumber('games', flags.games, 1, 10_000_000);
      const most = wholeNumber('most', flags.most, 1, MOST_ANSWERS);
      const bots = botsFor(game, namesIn(flags, 'random'), players);
      const names = bots.map((bot) => bot.name);
      const sums = names.map(() => 0);
      const hash = createHash('sha256');
      const bar = startBar(terminal, say('bar.games'), games);
      let answers = 0;
      let truncated = 0;
      let ms = 0;
      for (let i = 0; i < games; i += 1) {
        const seed = `${flags.seed}/${i}`;
        const began = performance.now();
        const { actions, scores } = playBots(game, options, seed, bots, most);
        ms += performance.now() - began;
        answers += actions.length;
        if (scores === null) truncated += 1;
        for (const [seat, score] of (scores ?? []).entries()) sums[seat] = (sums[seat] as number) + score;
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
        truncated,
        meanScores: sums.map((sum) => sum / Math.max(1, games - truncated)),
        hash: hash.digest('hex'),
      };
      if (flags.json) {
        terminal.write(`${JSON.stringify(report)}\n`);
        return;
      }
      const tenths = numbersIn(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
      const hundredths = numbersIn(lang, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      const lines = [
        say('simulate.report', {
          games,
          answers,
          seconds: hundredths(seconds),
          gamesEach: Math.round(report.gamesPerSecond),
          answersEach: Math.round(report.answersPerSecond),
        }),
        ...(truncated === 0 ? [] : [say('simulate.truncated', { truncated, most })]),
        say('simulate.scores', {
          scores: report.meanScores.map((score, seat) => `${names[seat]} ${tenths(score)}`).join(', '),
        }),
        say('simulate.hash', { hash: report.hash }),
      ];
      terminal.write(`${lines.join('\n')}\n`);
    });
}
