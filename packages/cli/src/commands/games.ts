import { botNames } from '@nightjar/bots';
import type { Command } from 'commander';
import { GAMES } from '../games.ts';
import type { Terminal } from '../terminal.ts';

/** `games`: what can be played, and how. */
export function addGames(program: Command, terminal: Terminal): void {
  program
    .command('games')
    .description('list the games with their seats, modes and options')
    .option('--json', 'print one JSON object')
    .action((flags: { json?: true }) => {
      const games = GAMES.map(({ game, free = {} }) => ({
        id: game.name,
        rules: game.rules,
        edition: game.edition,
        seats: game.seats,
        modes: game.modes,
        options: game.choices,
        free,
        bots: botNames(game),
      }));
      if (flags.json) {
        terminal.write(`${JSON.stringify({ games })}\n`);
        return;
      }
      for (const { id, rules, seats, modes, options, free, bots } of games) {
        terminal.write(`${id} (rules ${rules}), for ${seats.join(', ')} players\n  modes\n`);
        for (const mode of modes) terminal.write(`    ${mode.id.padEnd(16)} ${mode.seats.join(', ')} players\n`);
        terminal.write('  options\n');
        for (const { id: option, values, default: usual, rule } of options) {
          const offered = values.map((value) => String(value ?? 'none')).join(' | ');
          terminal.write(`    ${option}=${offered} (${String(usual ?? 'none')}; ${rule})\n`);
        }
        for (const [option, kind] of Object.entries(free))
          terminal.write(`    ${option}=${kind === 'list' ? '<id>,<id>, …' : '<text>'}\n`);
        terminal.write(`  bots\n    ${bots.join(', ')}\n`);
      }
    });
}
