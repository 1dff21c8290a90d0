import { greedy, mind, random, search } from '@nightjar/bots';
import { breachText, checkLaws, type LawBreach, waysToPlay } from '@nightjar/lab';
import type { Command } from 'commander';
import { startBar } from '../bar.ts';
import { offered } from '../games.ts';
import { modeOf, wholeNumber } from '../setting.ts';
import type { Spoken } from '../spoken.ts';
import type { Terminal } from '../terminal.ts';
import { failed, misused } from '../trouble.ts';

interface Flags {
  readonly seeds: string;
  readonly from: string;
  readonly players?: string;
  readonly mode?: string;
  readonly every: string;
  readonly json?: true;
}

/** More breaches than this say nothing new. */
const MOST_BREACHES = 20;

/** `laws`: every law of docs/kernel.md over many seeds. */
export function addLaws(program: Command, terminal: Terminal, { say }: Spoken): void {
  program
    .command('laws <game>')
    .description(say('laws'))
    .option('--seeds <n>', say('laws.seeds'), '3')
    .option('--from <n>', say('laws.from'), '1')
    .option('-p, --players <n>', say('laws.players'))
    .option('-m, --mode <mode>', say('laws.mode'))
    .option('--every <n>', say('laws.every'), '7')
    .option('--json', say('flag.json'))
    .action((name: string, flags: Flags) => {
      const { game } = offered(name);
      const seeds = wholeNumber('seeds', flags.seeds, 1, 1_000_000);
      const from = wholeNumber('from', flags.from, 1, 1_000_000);
      const every = wholeNumber('every', flags.every, 1, 100_000);
      const mode = flags.mode === undefined ? undefined : modeOf(game, flags.mode).id;
      const players = flags.players === undefined ? undefined : wholeNumber('players', flags.players, 1, 9);
      const ways = waysToPlay(game).filter(
        (way) =>
          (mode === undefined || way.name.startsWith(`${mode} `)) &&
          (players === undefined || way.options['players'] === players),
      );
      if (ways.length === 0) misused('notFor', { mode: mode ?? game.name, players: players ?? 0 });
      const bots = [random, greedy, search({ iterations: 12 }), mind({ iterations: 12 })];
      const bar = startBar(terminal, say('bar.games'), ways.length * seeds);
      const breaches: (LawBreach & { way: string })[] = [];
      const began = performance.now();
      let games = 0;
      let answers = 0;
      for (const way of ways) {
        for (let i = 0; i < seeds && breaches.length < MOST_BREACHES; i += 1) {
          const progress = (): void => {
            answers += 1;
          };
          const breach = checkLaws(game, way.options, `law ${from + i}`, { every, bots, progress });
          if (breach !== null) breaches.push({ ...breach, way: way.name });
          games += 1;
          bar.at(games);
        }
      }
      bar.stop();
      const seconds = (performance.now() - began) / 1000;
      if (flags.json) {
        const report = {
          game: game.name,
          ok: breaches.length === 0,
          ways: ways.length,
          seeds,
          games,
          answers,
          seconds,
          breaches,
        };
        terminal.write(`${JSON.stringify(report)}\n`);
      } else {
        for (const breach of breaches) terminal.write(`${breach.way}: ${breachText(breach)}\n`);
        terminal.write(`${say('laws.report', { games, ways: ways.length, answers, breaches: breaches.length })}\n`);
      }
      if (breaches.length > 0) failed('lawless', { game: game.name });
    });
}
